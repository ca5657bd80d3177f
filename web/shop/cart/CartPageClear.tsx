import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useId, useState } from 'react';
import { useCart } from './useCart.ts';

/** Empties the cart, after asking once. */
export function CartPageClear() {
  const { i18n } = useLingui();
  const { clear } = useCart();
  const [isAsking, setAsking] = useState(false);
  const title = useId();

  return (
    <>
      <Button variant="text" color="inherit" onClick={() => setAsking(true)} sx={{ mr: -1.5 }}>
        {i18n.t('Clear cart')}
      </Button>
      <Dialog open={isAsking} onClose={() => setAsking(false)} aria-labelledby={title} maxWidth="xs">
        <DialogTitle id={title}>{i18n.t('Clear the cart?')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{i18n.t('All items and the coupon will be removed.')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button variant="text" color="inherit" onClick={() => setAsking(false)}>
            {i18n.t('Keep items')}
          </Button>
          <Button variant="contained" onClick={() => clear()}>
            {i18n.t('Clear cart')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
