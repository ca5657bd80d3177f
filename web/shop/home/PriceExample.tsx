import { useLingui } from '@lingui/react';
import { Box, Link, Skeleton, Typography } from '@mui/material';
import { Suspense } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { detectLang } from '#web/locale/detectLang.ts';
import { paths } from '#web/paths.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { standaloneLink } from '#web/ui/browser/touch.ts';
import { lazyWithPreload } from '#web/ui/loading/lazyWithPreload.ts';
import { Overline } from '#web/ui/Overline.tsx';
import type { PriceExample_ProductFragment } from './PriceExample.generated.ts';

const PriceBreakdownTable = lazyWithPreload(
  async () => (await import('#web/labels/PriceBreakdownTable.tsx')).PriceBreakdownTable,
);

/** Prefers a product with stones, because its price breakdown shows the metal, the making charge and the stones. */
export function findExampleProduct(
  products: readonly PriceExample_ProductFragment[],
): PriceExample_ProductFragment | undefined {
  const productsWithBreakdown = products.filter(({ priceBreakdown }) => priceBreakdown);
  return (
    productsWithBreakdown.find(({ priceBreakdown }) => priceBreakdown?.stones) ?? productsWithBreakdown[0]
  );
}

/** Price breakdown of a real product. Reserves its space until the product is loaded. */
export function PriceExample({ product }: { product: PriceExample_ProductFragment | undefined }) {
  const { i18n } = useLingui();
  const { taxPercent } = useStoreSettings();
  const showsTax = useShowsTax();
  const height = showsTax ? 253 : 210;
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: { xs: 2.5, sm: 4 },
        minHeight: height + 120,
      }}
    >
      <Overline>{i18n.t('For example')}</Overline>
      {product?.priceBreakdown ? (
        <>
          <Typography variant="h3" sx={{ mt: 0.5, mb: 2 }}>
            <Link
              lang={detectLang(product.name, i18n.locale)}
              component={RouterLink}
              to={paths.product(product.slug)}
              color="inherit"
              sx={standaloneLink}
            >
              {product.name}
            </Link>
          </Typography>
          <Suspense fallback={<Skeleton height={height} />}>
            <PriceBreakdownTable
              breakdown={product.priceBreakdown}
              tax={showsTax ? { npr: product.priceWithTax - product.price, percent: taxPercent } : undefined}
            />
          </Suspense>
        </>
      ) : (
        <Box aria-hidden>
          <Skeleton variant="text" width="60%" sx={{ mt: 0.5, mb: 2, typography: 'h3' }} />
          <Skeleton height={height} />
        </Box>
      )}
    </Box>
  );
}
