import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatGrams, formatTola, toMilligrams } from '#domain/catalog/weight.ts';
import { getAutomaticCouponName } from '#domain/orders/cart/cartLanguage.ts';
import { sumWeight } from '#domain/orders/cart/cartLines.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { TotalsList, TotalsRow } from '#web/ui/TotalsList.tsx';
import { CouponField } from '../checkout/coupon/CouponField.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { useCart } from './useCart.ts';

/** Totals of the cart, coupon field and checkout link. */
export function CartPageSummary({ couponProblem }: { couponProblem: string | null }) {
  const { i18n } = useLingui();
  const { cart, totals } = useCart();
  const showsTax = useShowsTax();
  const weightMg = toMilligrams(sumWeight(cart));

  return (
    <Box
      component="aside"
      aria-label={i18n.t('Order summary')}
      sx={{
        position: { md: 'sticky' },
        top: 'calc(var(--header-height) + 24px)',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        p: 3,
      }}
    >
      <Typography variant="h4" component="h2" sx={{ mb: 2 }}>
        {i18n.t('Order summary')}
      </Typography>
      <Stack sx={{ gap: 3 }}>
        <FreeShipping shouldShowFee />
        <CouponField problem={couponProblem} />
        <TotalsList
          totals={totals}
          couponCode={cart.coupon}
          couponName={cart.offer && getAutomaticCouponName(i18n.locale, cart.offer)}
          itemsNote={showsTax ? i18n.t('before tax') : undefined}
        >
          {weightMg > 0 && (
            <TotalsRow label={i18n.t('Total weight')} sx={{ color: 'text.secondary' }}>
              {i18n.t('{grams} · {tola}', {
                grams: formatGrams(weightMg, i18n.locale),
                tola: formatTola(weightMg, i18n.locale),
              })}
            </TotalsRow>
          )}
        </TotalsList>
        <Stack sx={{ gap: 1 }}>
          <Button component={Link} to={paths.checkout} variant="contained" size="large">
            {i18n.t('Checkout')}
          </Button>
          <Button component={Link} to={paths.products()} variant="text" color="inherit">
            {i18n.t('Continue Shopping')}
          </Button>
        </Stack>
      </Stack>
    </Box>
  );
}
