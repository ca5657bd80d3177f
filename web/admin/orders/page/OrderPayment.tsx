import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  LedgerEntry_PaymentFragment as LedgerEntry,
  OrderSheet_OrderFragment as Order,
} from '#web/admin/order/Order.generated.ts';
import { OrderAttempts } from '#web/admin/payments/attempts/OrderAttempts.tsx';
import { LedgerEntryRow } from '#web/admin/payments/ledger/LedgerEntryRow.tsx';
import { LedgerSums } from '#web/admin/payments/ledger/LedgerSums.tsx';
import { WithCourier } from '#web/admin/payments/ledger/WithCourier.tsx';
import { SendPaymentLink } from '#web/admin/payments/link/SendPaymentLink.tsx';
import { OrderSlips } from '#web/admin/payments/slips/OrderSlips.tsx';
import { mostToRefund } from '#web/admin/returns/refund/refundValues.ts';
import { NotYours } from '#web/admin/rights/NotYours.tsx';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { useMay } from '#web/session/useMay.ts';
import { paymentMoveTexts } from '../dialogs/PaymentDialog.tsx';

export interface OrderPaymentProps {
  order: Order;
  reload: () => Promise<unknown>;
  onMove: (to: PaymentStatus) => void;
  onRecord: () => void;
  onRefund: () => void;
  onVoid: (entry: LedgerEntry) => void;
}

/** The ledger of an order, what it comes to, and what can be entered. */
export function OrderPayment({ order, reload, onMove, onRecord, onRefund, onVoid }: OrderPaymentProps) {
  const { i18n } = useLingui();
  const may = useMay();
  const { staff } = order;
  const mayRecord = may('recordPayments');
  // What a provider has told of is not taken away.
  const isByProvider = staff.payments.some((entry) => entry.isByProvider);
  const mayMove = (to: PaymentStatus) =>
    mayRecord && (to !== 'REFUNDED' || may('refundOrders')) && !(to === 'UNPAID' && isByProvider);
  const isRefundable = staff.nextPaymentStatuses.includes('REFUNDED');
  // What is missed first is told: without payments there is nothing to pay back either.
  const missing = !mayRecord ? 'recordPayments' : isRefundable && !may('refundOrders') && 'refundOrders';
  return (
    <Panel title={i18n.t('Payment')} action={<PaymentStatusMark order={order} />}>
      {staff.payments.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Nothing has been paid yet. Chosen: {method}', {
            method: i18n.t(paymentTexts.method[order.paymentMethod]),
          })}
        </Typography>
      ) : (
        <Box
          component="ul"
          aria-label={i18n.t('Payments')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}
        >
          {staff.payments.map((entry) => (
            <LedgerEntryRow key={entry.id} entry={entry} onVoid={mayRecord ? onVoid : undefined} />
          ))}
        </Box>
      )}
      <LedgerSums order={order} />
      <WithCourier order={order} />
      <OrderSlips order={order} />
      <OrderAttempts order={order} reload={reload} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {mostToRefund(order) > 0 && may('refundOrders') && (
          <Button size="small" variant={staff.refundDue > 0 ? 'contained' : 'text'} onClick={onRefund}>
            {staff.refundDue > 0
              ? i18n.t('Pay back {refundDue}', { refundDue: formatNpr(staff.refundDue, i18n.locale) })
              : i18n.t('Refund a part')}
          </Button>
        )}
        {mayRecord && (
          <Button size="small" variant="outlined" onClick={onRecord}>
            {i18n.t('Record payment')}
          </Button>
        )}
        <SendPaymentLink order={order} onMade={reload} size="small" />
        {staff.nextPaymentStatuses.filter(mayMove).map((to) => (
          <Button key={to} size="small" onClick={() => onMove(to)}>
            {to === 'PAID' && isCalledOff(order.status)
              ? i18n.t('Payment received after all')
              : i18n.t(paymentMoveTexts[to] ?? paymentTexts.status[to])}
          </Button>
        ))}
      </Box>
      {missing && <NotYours action={missing} sx={{ mt: 1 }} />}
    </Panel>
  );
}
