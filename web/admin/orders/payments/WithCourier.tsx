import { useLingui } from '@lingui/react';
import { Alert, Button } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { useMay } from '#web/session/useMay.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useReceiveFromCourierMutation } from '../Orders.generated.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';

/** Cash that was paid at the door and is not here yet, and the way to say that it has come. */
export function WithCourier({ order: { id, carrier, staff } }: { order: Order }) {
  const { i18n } = useLingui();
  const may = useMay();
  const notify = useNotify();
  const [receive, { loading }] = useReceiveFromCourierMutation({ refetchQueries: ['AdminOrder'] });
  if (staff.cashWithCourier === 0) return null;
  const amount = formatNpr(staff.cashWithCourier, i18n.locale);

  async function confirm() {
    // A request that failed has told its reason in a toast.
    const answer = await receive({ variables: { input: { orderIds: [id] } } }).catch(() => null);
    const outcome = answer?.data?.receiveFromCourier;
    const problem = outcome?.failed[0]?.message ?? outcome?.errors[0]?.message;
    if (problem) notify.error(problem);
  }

  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mt: 1.5 }}
      action={
        may('recordPayments') && (
          <Button size="small" color="inherit" loading={loading} onClick={() => void confirm()}>
            {i18n.t('Received from courier')}
          </Button>
        )
      }
    >
      {carrier
        ? i18n.t('{amount} is with {carrier} and not here yet.', { amount, carrier })
        : i18n.t('{amount} is with the courier and not here yet.', { amount })}
    </Alert>
  );
}
