import { useLingui } from '@lingui/react';
import { Alert, AlertTitle, Button } from '@mui/material';
import { canReopen } from '#domain/orders/orderLifecycle.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSheet_OrderFragment as Order } from '#web/admin/order/Order.generated.ts';
import { useMay } from '#web/session/useMay.ts';
import { serverMessage } from '#web/ui/form/serverMessage.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useReopenOrderMutation } from './Attempts.generated.ts';

/** An order that was called off since its money had not come, which came afterwards: it goes on, or the money goes back. */
export function PaidTooLate({ order }: { order: Order }) {
  const { i18n } = useLingui();
  const may = useMay();
  const notify = useNotify();
  const [reopen, { loading }] = useReopenOrderMutation();
  const { id, version, staff } = order;
  if (!canReopen({ ...order, refundDue: staff.refundDue })) return null;
  const failed = () => i18n.t('The order could not be opened again. Please try again.');

  async function goOn() {
    try {
      const answer = (await reopen({ variables: { input: { id, version } } })).data?.reopenOrder;
      if (answer?.order) notify.success(i18n.t('The order goes on: its pieces are set aside'));
      else notify.error(answer?.errors[0]?.message ?? failed());
    } catch (error) {
      notify.error(serverMessage(error) ?? failed());
    }
  }

  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{i18n.t('The money came after the order was called off')}</AlertTitle>
      {i18n.t('{amount} came in late. Let the order go on, or pay it back.', {
        amount: formatNpr(staff.refundDue, i18n.locale),
      })}
      {may('manageOrders') && (
        <Button
          size="small"
          variant="contained"
          loading={loading}
          onClick={goOn}
          sx={{ display: 'flex', mt: 1 }}
        >
          {i18n.t('Accept if the pieces are still here')}
        </Button>
      )}
    </Alert>
  );
}
