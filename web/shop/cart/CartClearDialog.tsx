import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { useCart } from './useCart.ts';

export function CartClearDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { i18n } = useLingui();
  const { clear } = useCart();
  const title = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={title} maxWidth="xs">
      <DialogTitle id={title}>{i18n.t('Clear the cart?')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{i18n.t('All items and any coupon will be removed.')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="inherit" onClick={onClose}>
          {i18n.t('Keep items')}
        </Button>
        <Button variant="contained" onClick={() => clear()}>
          {i18n.t('Clear cart')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
