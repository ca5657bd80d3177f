import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useSetAtom } from 'jotai';
import type { CartRemoval } from '#domain/orders/cart/cartLines.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { undoAtom } from './removal.atoms.ts';

/** Restores removed lines in the cart. */
export function UndoRemoval({ removal }: { removal: CartRemoval }) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const undoRemoval = useSetAtom(undoAtom);
  return (
    <Button
      variant="text"
      size="small"
      onClick={() => {
        undoRemoval(removal);
        notify.cart.success(i18n.t('Returned to your cart'));
      }}
    >
      {i18n.t('Undo')}
    </Button>
  );
}
