import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import { AttemptNotice, findAttemptToShow, findAwaitedAttempt } from '../payment/AttemptNotice.tsx';
import { isAttemptUnderReview } from '../payment/isPaymentUnderReview.ts';
import { isPastPaymentDeadline } from '../payment/paymentDeadlineText.ts';
import { useRequestedPayment } from '../payment/paymentIntent.ts';
import { hasPayPanel } from '../payment/payOptions.ts';
import { getAmountUnderReview } from '../transferReceipts/receiptsUnderReview.ts';
import { LedgerRow } from './LedgerRow.tsx';
import type { Ledger_OrderFragment as Order } from './OrderLedger.generated.ts';
import { getReservationText } from './reservationText.ts';

type Entry = Order['ledger'][number];

/** Total, payments, refunds and amount due of an order, and the end of its reservation. */
export function OrderLedger({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const id = useId();
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const { totals, ledger, transferReceipts, booking, due, refundDue, paymentMethod } = order;
  const reservationNote = getReservationText(i18n, order);
  const noticeAttempt = getNoticeAttempt(order);
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
        {!(isCancelledOrReturned(order.status) && refundDue > 0) && <PaymentStatusMark order={order} />}
      </Stack>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {i18n.t(paymentTexts.method[paymentMethod])}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1.5 }}>
        <LedgerRow label={i18n.t('Total')}>{formatAmount(totals.finalTotal)}</LedgerRow>
        {ledger.map((entry) => (
          <LedgerRow key={entry.id} label={getEntryLabel(i18n, entry)} detail={getEntryDetail(i18n, entry)}>
            {entry.kind === 'PAYMENT' ? formatAmount(entry.amount) : `−${formatAmount(entry.amount)}`}
          </LedgerRow>
        ))}
        {transferReceipts
          .filter(({ status }) => status === 'SUBMITTED')
          .map(({ id: receiptId, amount, paidOn, reference }) => (
            <LedgerRow
              key={receiptId}
              label={i18n.t('Bank transfer being checked')}
              detail={getEntryDetail(i18n, { at: `${paidOn}T12:00:00+05:45`, reference })}
            >
              {formatAmount(amount)}
            </LedgerRow>
          ))}
        {booking !== null && booking.forfeited > 0 && (
          <LedgerRow label={i18n.t('Kept under the booking terms')}>
            {formatAmount(booking.forfeited)}
          </LedgerRow>
        )}
        {refundDue > 0 && (
          <LedgerRow isTotal label={i18n.t('Refund due')}>
            {formatAmount(refundDue)}
          </LedgerRow>
        )}
        {refundDue === 0 && !isCancelledOrReturned(order.status) && (
          <LedgerRow isTotal label={getDueLabel(i18n, order)}>
            {formatAmount(due)}
          </LedgerRow>
        )}
        {reservationNote && <LedgerRow label={i18n.t('Your pieces')}>{reservationNote}</LedgerRow>}
      </Box>
      {noticeAttempt && (
        <Box sx={{ mt: 2 }}>
          <AttemptNotice attempt={noticeAttempt} />
        </Box>
      )}
      <PayRemainingAmount order={order} />
    </Box>
  );
}

function getEntryLabel(i18n: I18n, { kind, method, reference }: Entry): string {
  if (method === 'EXCHANGE' && reference)
    return kind === 'PAYMENT'
      ? i18n.t('Moved from order {number}', { number: reference })
      : i18n.t('Moved to order {number}', { number: reference });
  if (kind === 'CREDIT') return i18n.t('Credited');
  const doneLabel = kind === 'PAYMENT' ? i18n.t('Paid') : i18n.t('Refunded');
  return `${doneLabel} · ${i18n.t(paymentTexts.method[method])}`;
}

function getEntryDetail(i18n: I18n, { at, reference, method }: Partial<Entry> & Pick<Entry, 'at'>): string {
  const date = formatDate(at, i18n.locale);
  return reference && method !== 'EXCHANGE'
    ? `${date} · ${i18n.t('Reference {reference}', { reference })}`
    : date;
}

function getDueLabel(i18n: I18n, { paymentMethod, due, fulfilment }: Order): string {
  if (due === 0 || paymentMethod !== 'COD') return i18n.t('Due');
  return fulfilment === 'DELIVERY' ? i18n.t('Due on delivery') : i18n.t('Due at pick-up');
}

/**
 * Returns the attempt to show in the ledger; null if the payment panel shows attempts. An abandoned attempt is shown
 * only if the order ended unpaid.
 */
function getNoticeAttempt(order: Order) {
  if (hasPayPanel(order)) return null;
  const isUnpaid = isCancelledOrReturned(order.status) && order.ledger.length === 0;
  return isUnpaid ? findAttemptToShow(order) : findAwaitedAttempt(order);
}

/** Link to the payment methods for the remaining amount. */
function PayRemainingAmount({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { request } = useRequestedPayment();
  const { paymentStatus, due, paymentOptions } = order;
  const canPayRemainder = paymentOptions.some(({ method, upTo }) => method !== 'COD' && upTo > 0);
  const hasRemainingAmount = paymentStatus === 'PART_PAID' && due > getAmountUnderReview(order);
  if (
    !hasRemainingAmount ||
    !canPayRemainder ||
    isCancelledOrReturned(order.status) ||
    isPastPaymentDeadline(order) ||
    isAttemptUnderReview(order)
  )
    return null;
  return (
    <Button
      variant="contained"
      onClick={() => request(hasPayPanel(order) ? 'rest' : 'transfer')}
      sx={{ mt: 2.5, width: { xs: 1, sm: 'auto' } }}
    >
      {i18n.t('Pay the remaining amount')}
    </Button>
  );
}
