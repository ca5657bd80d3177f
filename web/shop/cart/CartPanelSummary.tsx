import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { paths } from '#web/paths.ts';
import { Price } from '#web/ui/Price.tsx';
import { FreeShipping } from './FreeShipping.tsx';
import { PanelLink } from './PanelLink.tsx';
import { useCart } from './useCart.ts';

/** What the lines come to and the ways on, at the foot of the panel. */
export function CartPanelSummary() {
  const { i18n } = useLingui();
  const { totals } = useCart();
  return (
    <Stack sx={{ gap: 1.5, p: 3, borderTop: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Typography>{i18n.t('Subtotal')}</Typography>
        <Price npr={totals.items} variant="h4" component="span" />
      </Stack>
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
