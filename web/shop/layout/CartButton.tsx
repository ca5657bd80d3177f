import ShoppingBagOutlined from 'icon:outline-shopping-bag';
import { useLingui } from '@lingui/react';
import { Badge, IconButton } from '@mui/material';
import { useAtomValue, useSetAtom } from 'jotai';
import { formatNumber } from '#domain/text/numbers.ts';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import { cartAtom, cartOpenAtom } from '../cart/cart.atoms.ts';

/** Button that opens the cart. Its badge counts the items and is hidden at zero. */
export function CartButton() {
  const { i18n } = useLingui();
  const { totalItems } = useAtomValue(cartAtom);
  const setOpen = useSetAtom(cartOpenAtom);
  const count = useIsHydrated() ? totalItems : 0;
  return (
    <IconButton
      aria-label={i18n.t(
        '{count, plural, =0 {Open cart, empty} one {Open cart, # item} other {Open cart, # items}}',
        {
          count,
        },
      )}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    >
      <Badge badgeContent={count > 0 ? formatNumber(count, i18n.locale) : null} color="primary">
        <ShoppingBagOutlined />
      </Badge>
    </IconButton>
  );
}
