import { useLingui } from '@lingui/react';
import { Button, Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useAdminOrderQuery } from '#web/admin/order/Order.generated.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { PackingSlip } from './PackingSlip.tsx';

/** Prints the packing slip of an order. */
export function PackingSlipPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const order = data?.adminOrder;

  if (!order && !loading && !error)
    return (
      <AdminNotFound title={i18n.t('Order not found')} to={adminPaths.orders} label={i18n.t('All orders')} />
    );
  return (
    <AdminPage
      title={i18n.t('Packing slip {number}', { number: order?.number ?? id })}
      trail={[{ label: i18n.t('Order {number}', { number: order?.number ?? id }), to: adminPaths.order(id) }]}
      actions={
        <Button variant="contained" disabled={!order} onClick={() => window.print()}>
          {i18n.t('Print')}
        </Button>
      }
    >
      {order ? (
        <PackingSlip order={order} />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={480} />
      )}
    </AdminPage>
  );
}
