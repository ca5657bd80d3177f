import { useLingui } from '@lingui/react';
import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { isPaymentDue, isTransferAsked } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { useArrival } from '#web/ui/navigation/useArrival.ts';
import { toPay } from '../booking/toPay.ts';
import { BankTransferInstructions } from '../checkout/success/BankTransferInstructions.tsx';
import { onlineOptions } from '../payment/payOptions.ts';
import { usePayWish } from '../payment/payWish.ts';
import { SlipForm } from './SlipForm.tsx';
import { SlipItem } from './SlipItem.tsx';
import type { Slips_OrderFragment as Order } from './Slips.generated.ts';
import { amountBeingChecked } from './waitingSlips.ts';

export interface BankTransferProps {
  order: Order;
  /** What opens the order of a guest. */
  guestToken?: string | null;
}

/** Where the money of an order is transferred to, and what became of the slips that its buyer sent. Nothing where none is asked for. */
export function BankTransfer({ order, guestToken = null }: BankTransferProps) {
  const { i18n } = useLingui();
  const [isSending, setSending] = useState(false);
  const isWanted = usePayWish().wish === 'transfer';
  const section = useArrival<HTMLElement>(isWanted);
  const { number, totals, isExpired, acceptsTransferReceipt, paymentMethod } = order;
  const slips = order.transferSlips.filter(({ status }) => status !== 'WITHDRAWN');
  // Where a provider is offered, the choice of payment methods leads here.
  const isChosen = isWanted || onlineOptions(order).length === 0;
  const isAsked = isTransferAsked(order) || (isChosen && mayBringRest(order));
  // What an order that has ended would have cost may have come too late.
  const left = (isExpired ? totals.finalTotal : toPay(order)) - amountBeingChecked(order);
  const maySend =
    acceptsTransferReceipt && left > 0 && (isAsked || (isExpired && paymentMethod === 'BANK_TRANSFER'));
  if (!isAsked && !maySend && slips.length === 0) return null;
  const isDeclined = slips[0]?.status === 'DECLINED';

  return (
    <Stack
      ref={section}
      component="section"
      aria-label={i18n.t('Bank transfer')}
      tabIndex={-1}
      sx={{ gap: 2, outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
    >
      {isAsked && left > 0 && <BankTransferInstructions number={number} amount={left} />}
      {slips.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
          {slips.map((slip) => (
            <SlipItem key={slip.id} slip={slip} guestToken={guestToken} />
          ))}
        </Box>
      )}
      {maySend && isSending && (
        <SlipForm {...{ order, guestToken }} amount={left} onClose={() => setSending(false)} />
      )}
      {maySend && !isSending && (
        <Button variant="contained" onClick={() => setSending(true)} sx={{ alignSelf: { sm: 'start' } }}>
          {isDeclined ? i18n.t('Send another') : i18n.t('I have transferred it')}
        </Button>
      )}
    </Stack>
  );
}

/** Whether the rest of an order may be transferred of which a part was paid at a provider's page. */
function mayBringRest(order: Order): boolean {
  const isBegun = order.paymentStatus === 'PART_PAID' && isPaymentDue(order);
  return (
    isBegun && isOnline(order.paymentMethod) && order.acceptsTransferReceipt && !order.awaitsConfirmation
  );
}
