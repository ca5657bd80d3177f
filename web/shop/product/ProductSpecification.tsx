import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import { DefinitionList } from './DefinitionList.tsx';
import type { ProductSpecification_ProductFragment } from './ProductSpecification.generated.ts';
import { StoneDetails } from './StoneDetails.tsx';
import { getSpecificationRows } from './specificationRows.ts';

export function ProductSpecification({ product }: { product: ProductSpecification_ProductFragment }) {
  const { i18n } = useLingui();
  return (
    <section aria-labelledby="specification">
      <Typography variant="h2" id="specification">
        {i18n.t('Details')}
      </Typography>
      <Typography lang={detectLang(product.description, i18n.locale)} sx={{ mt: 2, maxWidth: 680 }}>
        {product.description}
      </Typography>
      <Box sx={{ mt: 4 }}>
        <DefinitionList rows={getSpecificationRows(i18n, product)} />
      </Box>
      <StoneDetails stones={product.gemstones} />
    </section>
  );
}
