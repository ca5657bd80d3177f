import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Button } from '@mui/material';
import { canReopen } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { getServerMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useReopenOrderMutation } from './Attempts.generated.ts';

/** Warning on an order that was cancelled for non-payment and paid afterwards: reopen it or refund the payment. */
export function LatePaymentAlert({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const notify = useNotify();
  const [reopen, { loading }] = useReopenOrderMutation();
  const { id, version, staff } = order;
  if (!canReopen({ ...order, refundDue: staff.refundDue })) return null;
  const getFailureMessage = () => i18n.t('Could not reopen the order. Try again.');

  async function confirmReopening() {
    try {
      const payload = (await reopen({ variables: { input: { id, version } } })).data?.reopenOrder;
      if (payload?.order) notify.success(i18n.t('Order reopened and items reserved'));
      else notify.error(payload?.errors[0]?.message ?? getFailureMessage());
    } catch (error) {
      notify.error(getServerMessage(error) ?? getFailureMessage());
    }
  }

  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{i18n.t('Paid after the order was cancelled')}</AlertTitle>
      {i18n.t('{amount} was paid late. Reopen the order or refund the payment.', {
        amount: formatNpr(staff.refundDue, i18n.locale),
      })}
      {can('manageOrders') && (
        <Button
          size="small"
          variant="contained"
          loading={loading}
          onClick={confirmReopening}
          sx={{ display: 'flex', mt: 1 }}
        >
          {i18n.t('Reopen order if items are in stock')}
        </Button>
      )}
    </Alert>
  );
}
