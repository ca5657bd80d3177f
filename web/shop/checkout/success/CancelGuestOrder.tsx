import { useLingui } from '@lingui/react';
import { Button } from '@mui/material';
import { useState } from 'react';
import { canGuestCancel } from '#domain/orders/payment.ts';
import { CancelOrderDialog } from '../../account/orders/CancelOrderDialog.tsx';
import type { ReceiptOrder } from './OrderReceipt.tsx';

type GuestOrder = Pick<
  ReceiptOrder,
  'status' | 'paymentStatus' | 'paymentMethod' | 'isCancellable' | 'booking'
>;

/** True if a guest can cancel the order on its page. */
export function isGuestCancellable(order: GuestOrder): boolean {
  return order.isCancellable && canGuestCancel({ ...order, isBooking: order.booking !== null });
}

export interface CancelGuestOrderProps {
  order: GuestOrder & Pick<ReceiptOrder, 'id' | 'number' | 'paymentAttempts'>;
  guestToken: string;
}

/**
 * Cancels a guest's order with the same dialog as in an account. A paid order can be cancelled only by contacting the
 * store.
 */
export function CancelGuestOrder({ order, guestToken }: CancelGuestOrderProps) {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isGuestCancellable(order) && (
        <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
          {i18n.t('Cancel order')}
        </Button>
      )}
      {isOpen && <CancelOrderDialog {...{ order, guestToken }} onClose={() => setOpen(false)} />}
    </>
  );
}
