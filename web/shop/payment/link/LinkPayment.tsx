import { useLingui } from '@lingui/react';
import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BankTransferInstructions } from '../../checkout/success/BankTransferInstructions.tsx';
import type { Payable_OrderFragment } from '../Payable.generated.ts';
import { PayPanel } from '../PayPanel.tsx';
import { getOnlineOptions } from '../payOptions.ts';
import type { PaymentLink_OrderFragment } from './PaymentLinkPage.generated.ts';

interface LinkPaymentProps {
  order: PaymentLink_OrderFragment;
  token: string;
}

/** Payment on a provider's page or by transfer to the store's account. */
export function LinkPayment({ order, token }: LinkPaymentProps) {
  const { i18n } = useLingui();
  const payableOrder = toPayable(order);
  const hasProvider = getOnlineOptions(payableOrder).length > 0;
  const [isTransfer, setIsTransfer] = useState(!hasProvider);
  const amountLeft = order.due - order.transferAmountUnderReview;
  const canTransfer = amountLeft > 0 && order.paymentOptions.some(({ method }) => method === 'BANK_TRANSFER');
  return (
    <Stack sx={{ gap: 3, maxWidth: { lg: 720 } }}>
      <PayPanel order={payableOrder} payToken={token} />
      {canTransfer && isTransfer && (
        <Stack sx={{ gap: 2 }}>
          <BankTransferInstructions number={order.number} amount={amountLeft} />
          <Typography color="textSecondary">
            {i18n.t('The store will let the customer know once the transfer arrives.')}
          </Typography>
        </Stack>
      )}
      {canTransfer && !isTransfer && (
        <Button onClick={() => setIsTransfer(true)} sx={{ alignSelf: 'start' }}>
          {i18n.t('Pay by bank transfer instead')}
        </Button>
      )}
    </Stack>
  );
}

/** Converts the order of a payment link for the payment panel. */
function toPayable({
  number,
  finalTotal,
  transferAmountUnderReview,
  ...order
}: PaymentLink_OrderFragment): Payable_OrderFragment {
  const receiptUnderReview = { id: number, status: 'SUBMITTED', amount: transferAmountUnderReview } as const;
  return {
    ...order,
    id: number,
    number,
    totals: { finalTotal },
    booking: null,
    transferReceipts: transferAmountUnderReview > 0 ? [receiptUnderReview] : [],
  };
}
