import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { detectLang } from '#web/locale/detectLang.ts';
import type { ProductSpecification_ProductFragment } from './ProductSpecification.generated.ts';
import { specificationRows } from './specificationRows.ts';

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
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 4,
          maxWidth: 680,
          display: 'grid',
          gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
          '& > *': { m: 0, py: 1.5, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {specificationRows(i18n, product).map(({ term, facts }) => [
          <Typography key={`${term}-term`} component="dt" variant="body2" color="textSecondary">
            {term}
          </Typography>,
          <Box key={term} component="dd">
            {facts.map((fact) => (
              <Typography key={fact} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {fact}
              </Typography>
            ))}
          </Box>,
        ])}
      </Box>
    </section>
  );
}
