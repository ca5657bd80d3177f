import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { typeLabels } from '#web/labels/catalogLabels.ts';
import { paths } from '#web/paths.ts';
import { LIST_SIZES } from './gridSizes.ts';
import { ProductCard } from './ProductCard.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductListPageQuery } from './ProductListPage.generated.ts';

export interface ClosestProductsProps {
  notCarried: NonNullable<ProductListPageQuery['products']['notCarried']>;
}

/** Shown for a kind of jewelry the store does not sell: the types it sells and the closest products. */
export function ClosestProducts({ notCarried: { types, products } }: ClosestProductsProps) {
  const { i18n } = useLingui();
  return (
    <Stack sx={{ gap: 4 }}>
      <Stack
        component="nav"
        aria-label={i18n.t('Popular categories')}
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1 }}
      >
        {types.map((type) => (
          <Button
            key={type}
            component={RouterLink}
            to={paths.products({ type: type.toLowerCase() })}
            variant="outlined"
          >
            {i18n.t(typeLabels[type])}
          </Button>
        ))}
      </Stack>
      <Typography variant="h4" component="h2">
        {i18n.t('You may also like')}
      </Typography>
      <ProductGrid label={i18n.t('You may also like')}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} sizes={LIST_SIZES} />
        ))}
      </ProductGrid>
    </Stack>
  );
}
