import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { useAdminOrderQuery } from '#web/admin/order/Order.generated.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { OrderDetails } from './OrderDetails.tsx';

export function OrderPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminOrderQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useAutoRefetch(refetch);
  const orderId = data?.adminOrder?.id;
  useLiveRefetch(
    'orders',
    refetch,
    ({ changed, more }) => more || (orderId !== undefined && changed.includes(orderId)),
  );

  if (data?.adminOrder)
    return <OrderDetails key={data.adminOrder.id} order={data.adminOrder} reload={refetch} />;
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
