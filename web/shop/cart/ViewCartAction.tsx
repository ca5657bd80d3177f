import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useAtom } from 'jotai';
import { cartOpenAtom } from './cart.atoms.ts';

/** Link from a toast to the cart. Hidden while the cart is in view. */
export function ViewCartAction() {
  const { i18n } = useLingui();
  const [isPanelOpen, setPanelOpen] = useAtom(cartOpenAtom);
  if (isPanelOpen) return null;
  return (
    <Button variant="text" size="small" onClick={() => setPanelOpen(true)} sx={{ whiteSpace: 'nowrap' }}>
      {i18n.t('View cart')}
    </Button>
  );
}
