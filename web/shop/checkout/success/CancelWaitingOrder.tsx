import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { isMoneyAwaited } from '#domain/orders/payment.ts';
import { CancelOrderDialog } from '../../account/orders/CancelOrderDialog.tsx';
import type { Receipt } from './OrderReceipt.tsx';

export interface CancelWaitingOrderProps {
  order: Pick<
    Receipt,
    'id' | 'number' | 'status' | 'paymentStatus' | 'paymentMethod' | 'isCancellable' | 'booking'
  >;
  guestToken: string;
}

/** A guest calls off an order that waits for its money; any other, such as one that is booked, by asking the store. */
export function CancelWaitingOrder({ order, guestToken }: CancelWaitingOrderProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const isUntouched = order.booking === null || order.paymentStatus === 'UNPAID';
  return (
    <>
      {order.isCancellable && isMoneyAwaited(order) && isUntouched && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {i18n.t('Cancel order')}
        </Button>
      )}
      {isOpen && <CancelOrderDialog {...{ order, guestToken }} onClose={() => setOpen(false)} />}
    </>
  );
}
