import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { Article } from './Article.tsx';
import { sizeGuide } from './articles/sizeGuide.ts';
import { NecklaceLengths } from './NecklaceLengths.tsx';
import { RingSizer } from './RingSizer.tsx';
import { RingSizeTable } from './RingSizeTable.tsx';

export function SizeGuidePage() {
  const { i18n } = useLingui();
  return (
    <Article article={sizeGuide}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: { xs: 6, md: 8 },
          mt: { xs: 4, md: 6 },
        }}
      >
        <RingSizer />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
            gap: { xs: 6, md: 8 },
            alignItems: 'start',
          }}
        >
          <RingSizeTable caption={i18n.t('Ring sizes')} />
          <NecklaceLengths caption={i18n.t('Necklace lengths')} />
        </Box>
      </Box>
    </Article>
  );
}
