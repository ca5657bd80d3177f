import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { formatDate } from '#web/locale/formatTime.ts';
import type { Returns_OrderFragment as Order } from './Returns.generated.ts';

/** Refunds paid and due for the returns of an order. Other refunds are in the order's ledger. */
export function RefundState({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const { refundDue, refunds, returns } = order;
  return (
    <>
      {(returns.length > 0 ? refunds : []).map(({ id, amount, method, reference, at }) => (
        <Typography key={id} sx={{ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}>
          {method === 'EXCHANGE'
            ? i18n.t('{amount} applied to order {number} on {date}', {
                amount: formatNpr(amount, i18n.locale),
                number: reference,
                date: formatDate(at, i18n.locale),
              })
            : i18n.t('{amount} refunded on {date} · {method}', {
                amount: formatNpr(amount, i18n.locale),
                date: formatDate(at, i18n.locale),
                method: i18n.t(paymentTexts.method[method]),
              })}
          {method !== 'EXCHANGE' && reference && ` · ${reference}`}
        </Typography>
      ))}
      {isRefundDue(order) && (
        <Typography>
          {i18n.t('We’ll refund {amount} within 7 working days.', {
            amount: formatNpr(refundDue, i18n.locale),
          })}
        </Typography>
      )}
    </>
  );
}

/** True if a refund is due for returned items or a cancelled order. A refund for an order edit has its own notice. */
export function isRefundDue({ status, refundDue, returns }: Order): boolean {
  return refundDue > 0 && (isCancelledOrReturned(status) || returns.length > 0);
}
