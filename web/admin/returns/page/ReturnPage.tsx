import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useLiveRefetch } from '#web/admin/events/useLiveRefetch.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useAdminReturnQuery } from '../Return.generated.ts';
import { ReturnDetails } from './ReturnDetails.tsx';

export function ReturnPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminReturnQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useAutoRefetch(refetch);
  const orderId = data?.adminReturn?.order.id;
  // A changed return is published as a change to its order.
  useLiveRefetch(
    'orders',
    refetch,
    ({ changed, more }) => more || (orderId !== undefined && changed.includes(orderId)),
  );

  if (data?.adminReturn)
    return <ReturnDetails key={data.adminReturn.id} orderReturn={data.adminReturn} reload={refetch} />;
  if (!error && !loading)
    return (
      <AdminNotFound
        title={i18n.t('Return not found')}
        to={adminPaths.returns}
        label={i18n.t('All returns')}
      />
    );
  return (
    <AdminPage title={i18n.t('Return {number}', { number: id })}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={560} />
      )}
    </AdminPage>
  );
}
