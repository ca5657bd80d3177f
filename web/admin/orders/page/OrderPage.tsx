import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { useAdminOrderQuery } from '#web/admin/order/Order.generated.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { OrderSheet } from './OrderSheet.tsx';

/** One order: all that is known of it, and all that can be done with it. */
export function OrderPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefreshed(refetch);
  const orderId = data?.adminOrder?.id;
  useDeskRefetch(
    'orders',
    refetch,
    ({ changed, more }) => more || (orderId !== undefined && changed.includes(orderId)),
  );

  if (data?.adminOrder)
    return <OrderSheet key={data.adminOrder.id} order={data.adminOrder} reload={refetch} />;
  if (!error && !loading)
    return (
      <AdminNotFound title={i18n.t('Order not found')} to={adminPaths.orders} label={i18n.t('All orders')} />
    );
  return (
    <AdminPage title={i18n.t('Order {number}', { number: id })}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={560} />
      )}
    </AdminPage>
  );
}
