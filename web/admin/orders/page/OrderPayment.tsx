import { useLingui } from '@lingui/react';
import { Box, Button, Typography } from '@mui/material';
import type { PaymentStatus } from '#domain/orders/orderLifecycle.ts';
import { isCancelledOrReturned } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  LedgerEntry_PaymentFragment as LedgerEntry,
  OrderSheet_OrderFragment as Order,
} from '#web/admin/order/Order.generated.ts';
import { OrderAttempts } from '#web/admin/payments/attempts/OrderAttempts.tsx';
import { CashWithCarrier } from '#web/admin/payments/ledger/CashWithCarrier.tsx';
import { LedgerEntryRow } from '#web/admin/payments/ledger/LedgerEntryRow.tsx';
import { LedgerSums } from '#web/admin/payments/ledger/LedgerSums.tsx';
import { SendPaymentLink } from '#web/admin/payments/link/SendPaymentLink.tsx';
import { OrderTransferReceipts } from '#web/admin/payments/transferReceipts/OrderTransferReceipts.tsx';
import { MissingPermission } from '#web/admin/permissions/MissingPermission.tsx';
import { getMaxRefund } from '#web/admin/returns/refund/refundValues.ts';
import { Panel } from '#web/admin/ui/Panel.tsx';
import { PaymentStatusMark } from '#web/labels/PaymentStatusMark.tsx';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { paymentMoveTexts } from '../dialogs/PaymentDialog.tsx';

export interface OrderPaymentProps {
  order: Order;
  reload: () => Promise<unknown>;
  onMove: (to: PaymentStatus) => void;
  onRecord: () => void;
  onRefund: () => void;
  onVoid: (entry: LedgerEntry) => void;
}

/** Shows the ledger of an order with its totals and actions. */
export function OrderPayment({ order, reload, onMove, onRecord, onRefund, onVoid }: OrderPaymentProps) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { staff } = order;
  const canRecord = can('recordPayments');
  // Payments reported by a provider cannot be removed.
  const hasProviderPayment = staff.payments.some((entry) => entry.isByProvider);
  const canMove = (to: PaymentStatus) =>
    canRecord && (to !== 'REFUNDED' || can('refundOrders')) && !(to === 'UNPAID' && hasProviderPayment);
  const isRefundable = staff.nextPaymentStatuses.includes('REFUNDED');
  // Names only the first missing permission, because without payments there is nothing to refund.
  const missingPermission = !canRecord
    ? 'recordPayments'
    : isRefundable && !can('refundOrders') && 'refundOrders';
  return (
    <Panel title={i18n.t('Payment')} action={<PaymentStatusMark order={order} />}>
      {staff.payments.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {i18n.t('Nothing has been paid yet. Payment method: {method}', {
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
            <LedgerEntryRow key={entry.id} entry={entry} onVoid={canRecord ? onVoid : undefined} />
          ))}
        </Box>
      )}
      <LedgerSums order={order} />
      <CashWithCarrier order={order} />
      <OrderTransferReceipts order={order} />
      <OrderAttempts order={order} reload={reload} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {getMaxRefund(order) > 0 && can('refundOrders') && (
          <Button size="small" variant={staff.refundDue > 0 ? 'contained' : 'text'} onClick={onRefund}>
            {staff.refundDue > 0
              ? i18n.t('Refund {refundDue}', { refundDue: formatNpr(staff.refundDue, i18n.locale) })
              : i18n.t('Refund part of the payment')}
          </Button>
        )}
        {canRecord && (
          <Button size="small" variant="outlined" onClick={onRecord}>
            {i18n.t('Record payment')}
          </Button>
        )}
        <SendPaymentLink order={order} onCreated={reload} size="small" />
        {staff.nextPaymentStatuses.filter(canMove).map((to) => (
          <Button key={to} size="small" onClick={() => onMove(to)}>
            {to === 'PAID' && isCancelledOrReturned(order.status)
              ? i18n.t('Record late payment')
              : i18n.t(paymentMoveTexts[to] ?? paymentTexts.status[to])}
          </Button>
        ))}
      </Box>
      {missingPermission && <MissingPermission action={missingPermission} sx={{ mt: 1 }} />}
    </Panel>
  );
}
