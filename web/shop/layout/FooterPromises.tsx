import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { useFreeShippingText } from '../useFreeShippingText.ts';

/** The store's promises. */
export function FooterPromises() {
  const { i18n } = useLingui();
  const freeShipping = useFreeShippingText();
  const promises = [
    i18n.t('BIS hallmarked jewelry'),
    freeShipping,
    i18n.t('Free lifetime cleaning and polishing'),
    i18n.t('Transparent pricing'),
  ];
  return (
    <Box
      component="ul"
      aria-label={i18n.t('Our promises')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        columnGap: { xs: 3, md: 6 },
        rowGap: 3,
        py: { xs: 4, md: 5 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {promises.map((promise) => (
        <Typography key={promise} component="li" variant="h5" sx={{ textWrap: 'balance' }}>
          {promise}
        </Typography>
      ))}
    </Box>
  );
}
