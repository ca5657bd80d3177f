import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ESTIMATED_TAX } from '#domain/orders/orderTotals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paths } from '#web/paths.ts';
import { useShowsTax } from '#web/store/useShowsTax.ts';
import { Price } from '#web/ui/Price.tsx';
import { TotalsRow } from '#web/ui/TotalsList.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { PanelLink } from './PanelLink.tsx';
import { useCart } from './useCart.ts';

/** Subtotal and links at the foot of the panel. */
export function CartPanelSummary() {
  const { i18n } = useLingui();
  const { totals } = useCart();
  const showsTax = useShowsTax();
  return (
    <Stack sx={{ gap: 1.5, p: 3, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      {showsTax ? (
        <SumsWithTax />
      ) : (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
          <Typography>{i18n.t('Subtotal')}</Typography>
          <Price npr={totals.items} variant="h4" component="span" />
        </Stack>
      )}
      <FreeShipping />
      <Button component={PanelLink} to={paths.checkout} variant="contained" size="large">
        {i18n.t('Checkout')}
      </Button>
      <Button component={PanelLink} to={paths.cart} variant="outlined">
        {i18n.t('View Cart')}
      </Button>
      <Button component={PanelLink} to={paths.products()} variant="text" color="inherit">
        {i18n.t('Continue Shopping')}
      </Button>
    </Stack>
  );
}

/** Subtotal before tax, discount, tax and total with tax. */
function SumsWithTax() {
  const { i18n } = useLingui();
  const { totals } = useCart();
  const { items, discount, tax, taxPercent, totalAmount } = totals;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 0.5, '& dt': { typography: 'body2' } }}>
      <TotalsRow label={i18n.t('Subtotal')} note={i18n.t('before tax')}>
        <Price npr={items} variant="body2" />
      </TotalsRow>
      {discount > 0 && (
        <TotalsRow label={i18n.t('Discount')}>
          <Typography
            component="span"
            variant="body2"
            sx={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}
          >
            −{formatNpr(discount, i18n.locale)}
          </Typography>
        </TotalsRow>
      )}
      <TotalsRow label={i18n.t(ESTIMATED_TAX, { percent: taxPercent })}>
        <Price npr={tax} variant="body2" />
      </TotalsRow>
      <TotalsRow label={i18n.t('Total incl. tax')}>
        <Price npr={totalAmount + tax} variant="h4" component="span" />
      </TotalsRow>
    </Box>
  );
}
