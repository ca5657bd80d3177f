import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { isPaymentDue, isTransferRequested } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { useScrollIntoView } from '#web/ui/navigation/useScrollIntoView.ts';
import { getAmountToPay } from '../booking/amountToPay.ts';
import { BankTransferInstructions } from '../checkout/success/BankTransferInstructions.tsx';
import { useRequestedPayment } from '../payment/paymentIntent.ts';
import { getOnlineOptions } from '../payment/payOptions.ts';
import { getAmountUnderReview } from './receiptsUnderReview.ts';
import type { Slips_OrderFragment as Order } from './Slips.generated.ts';
import { TransferReceiptForm } from './TransferReceiptForm.tsx';
import { TransferReceiptItem } from './TransferReceiptItem.tsx';

export interface BankTransferProps {
  order: Order;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
}

/**
 * Bank transfer of an order: the store's account and the customer's transfer receipts. Renders nothing if no transfer
 * is expected.
 */
export function BankTransfer({ order, guestToken = null }: BankTransferProps) {
  const { i18n } = useLingui();
  const [isFormOpen, setFormOpen] = useState(false);
  const isRequested = useRequestedPayment().requested === 'transfer';
  const section = useScrollIntoView<HTMLElement>(isRequested);
  const { number, totals, isExpired, acceptsTransferReceipt, paymentMethod } = order;
  const receipts = order.transferReceipts.filter(({ status }) => status !== 'WITHDRAWN');
  // If a provider is available, the customer must first choose bank transfer among the payment methods.
  const isTransferSelected = isRequested || getOnlineOptions(order).length === 0;
  const isExpected = isTransferRequested(order) || (isTransferSelected && canTransferRemainder(order));
  // The customer may have transferred the full amount after the order expired.
  const amountLeft = (isExpired ? totals.finalTotal : getAmountToPay(order)) - getAmountUnderReview(order);
  const canSend =
    acceptsTransferReceipt &&
    amountLeft > 0 &&
    (isExpected || (isExpired && paymentMethod === 'BANK_TRANSFER'));
  if (!isExpected && !canSend && receipts.length === 0) return null;
  const isDeclined = receipts[0]?.status === 'DECLINED';

  return (
    <Stack
      ref={section}
      component="section"
      aria-label={i18n.t('Bank transfer')}
      tabIndex={-1}
      sx={{ gap: 2, outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
    >
      {isExpected && amountLeft > 0 && <BankTransferInstructions number={number} amount={amountLeft} />}
      {receipts.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {receipts.map((receipt) => (
            <TransferReceiptItem key={receipt.id} transferReceipt={receipt} guestToken={guestToken} />
          ))}
        </Box>
      )}
      {canSend && isFormOpen && (
        <TransferReceiptForm
          {...{ order, guestToken }}
          amount={amountLeft}
          onClose={() => setFormOpen(false)}
        />
      )}
      {canSend && !isFormOpen && (
        <Button variant="contained" onClick={() => setFormOpen(true)} sx={{ alignSelf: { sm: 'start' } }}>
          {isDeclined ? i18n.t('Send another receipt') : i18n.t('I’ve made the transfer')}
        </Button>
      )}
    </Stack>
  );
}

/** True if the remaining amount of an order that was partly paid with a provider can be paid by transfer. */
function canTransferRemainder(order: Order): boolean {
  const isPartPaid = order.paymentStatus === 'PART_PAID' && isPaymentDue(order);
  return (
    isPartPaid && isOnline(order.paymentMethod) && order.acceptsTransferReceipt && !order.awaitsConfirmation
  );
}
