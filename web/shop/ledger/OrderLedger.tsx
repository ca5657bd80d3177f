import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { isCalledOff } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { AttemptNotice, awaitedAttempt, noticedAttempt } from '../payment/AttemptNotice.tsx';
import { isAttemptChecked } from '../payment/isPaymentChecked.ts';
import { isTimeOver } from '../payment/payByText.ts';
import { hasPayPanel } from '../payment/payOptions.ts';
import { usePayWish } from '../payment/payWish.ts';
import { amountBeingChecked } from '../slips/waitingSlips.ts';
import { holdText } from './holdText.ts';
import { LedgerRow } from './LedgerRow.tsx';
import type { Ledger_OrderFragment as Order } from './OrderLedger.generated.ts';

type Entry = Order['ledger'][number];

/** Total, payments, refunds and the amount due of an order, and until when its pieces are held. */
export function OrderLedger({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const id = useId();
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const { totals, ledger, transferSlips, booking, due, refundDue, paymentMethod } = order;
  const hold = holdText(i18n, order);
  const notice = noticeOf(order);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        p: { xs: 2, sm: 3 },
      }}
    >
      <Stack
        direction="row"
        sx={{ columnGap: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography id={id} variant="h4" component="h2">
          {i18n.t('Payment')}
        </Typography>
        {!(isCalledOff(order.status) && refundDue > 0) && <PaymentStatusMark order={order} />}
      </Stack>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(paymentTexts.method[paymentMethod])}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1.5 }}>
        <LedgerRow label={i18n.t('Total')}>{npr(totals.finalTotal)}</LedgerRow>
        {ledger.map((entry) => (
          <LedgerRow key={entry.id} label={entryLabel(i18n, entry)} detail={entryDetail(i18n, entry)}>
            {entry.kind === 'PAYMENT' ? npr(entry.amount) : `−${npr(entry.amount)}`}
          </LedgerRow>
        ))}
        {transferSlips
          .filter(({ status }) => status === 'SUBMITTED')
          .map(({ id: slipId, amount, paidOn, reference }) => (
            <LedgerRow
              key={slipId}
              label={i18n.t('Bank transfer being checked')}
              detail={entryDetail(i18n, { at: `${paidOn}T12:00:00+05:45`, reference })}
            >
              {npr(amount)}
            </LedgerRow>
          ))}
        {booking !== null && booking.forfeited > 0 && (
          <LedgerRow label={i18n.t('Kept by the terms of the booking')}>{npr(booking.forfeited)}</LedgerRow>
        )}
        {refundDue > 0 && (
          <LedgerRow isSum label={i18n.t('To be refunded')}>
            {npr(refundDue)}
          </LedgerRow>
        )}
        {refundDue === 0 && !isCalledOff(order.status) && (
          <LedgerRow isSum label={dueLabel(i18n, order)}>
            {npr(due)}
          </LedgerRow>
        )}
        {hold && <LedgerRow label={i18n.t('Your pieces')}>{hold}</LedgerRow>}
      </Box>
      {notice && (
        <Box sx={{ mt: 2 }}>
          <AttemptNotice attempt={notice} />
        </Box>
      )}
      <PayRest order={order} />
    </Box>
  );
}

function entryLabel(i18n: I18n, { kind, method, reference }: Entry): string {
  if (method === 'EXCHANGE' && reference)
    return kind === 'PAYMENT'
      ? i18n.t('Moved from order {number}', { number: reference })
      : i18n.t('Moved to order {number}', { number: reference });
  if (kind === 'CREDIT') return i18n.t('Credited');
  const done = kind === 'PAYMENT' ? i18n.t('Paid') : i18n.t('Refunded');
  return `${done} · ${i18n.t(paymentTexts.method[method])}`;
}

function entryDetail(i18n: I18n, { at, reference, method }: Partial<Entry> & Pick<Entry, 'at'>): string {
  const date = formatDate(at, i18n.locale);
  return reference && method !== 'EXCHANGE'
    ? `${date} · ${i18n.t('Reference {reference}', { reference })}`
    : date;
}

function dueLabel(i18n: I18n, { paymentMethod, due, fulfilment }: Order): string {
  if (due === 0 || paymentMethod !== 'COD') return i18n.t('Due');
  return fulfilment === 'DELIVERY' ? i18n.t('Due on delivery') : i18n.t('Due at pick-up');
}

/** The payment panel shows an attempt itself; without it, only what tells about money is worth a word. */
function noticeOf(order: Order) {
  if (hasPayPanel(order)) return null;
  const isUnpaid = isCalledOff(order.status) && order.ledger.length === 0;
  return isUnpaid ? noticedAttempt(order) : awaitedAttempt(order);
}

/** Leads to the choice of payment methods for the rest of what is paid in part. */
function PayRest({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { ask } = usePayWish();
  const { paymentStatus, due, paymentOptions } = order;
  const isOpen = paymentOptions.some(({ method, upTo }) => method !== 'COD' && upTo > 0);
  const isLeft = paymentStatus === 'PART_PAID' && due > amountBeingChecked(order);
  if (!isLeft || !isOpen || isCalledOff(order.status) || isTimeOver(order) || isAttemptChecked(order))
    return null;
  return (
    <Button
      variant="contained"
      onClick={() => ask(hasPayPanel(order) ? 'rest' : 'transfer')}
      sx={{ mt: 2.5, width: { xs: 1, sm: 'auto' } }}
    >
      {i18n.t('Pay the rest')}
    </Button>
  );
}
