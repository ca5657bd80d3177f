import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { CancelOrderDialog } from '../../account/orders/CancelOrderDialog.tsx';
import { type CallableOff, mayCallOffHere } from './mayCallOffHere.ts';
import type { Receipt } from './OrderReceipt.tsx';

export interface CancelWaitingOrderProps {
  order: CallableOff & Pick<Receipt, 'id' | 'number'>;
  guestToken: string;
}

/** A guest calls off an order that waits for its money; any other, such as one that is booked, by asking the store. */
export function CancelWaitingOrder({ order, guestToken }: CancelWaitingOrderProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayCallOffHere(order) && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {i18n.t('Cancel order')}
        </Button>
      )}
      {isOpen && <CancelOrderDialog {...{ order, guestToken }} onClose={() => setOpen(false)} />}
    </>
  );
}
