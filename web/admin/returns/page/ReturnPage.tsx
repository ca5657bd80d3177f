import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { useDeskRefetch } from '#web/admin/events/useDeskRefetch.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useRefreshed } from '#web/admin/ui/useRefreshed.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useAdminReturnQuery } from '../Return.generated.ts';
import { ReturnSheet } from './ReturnSheet.tsx';

/** One return: what comes back and why, where it stands, and what is to be done about it. */
export function ReturnPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useAdminReturnQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useRefreshed(refetch);
  const orderId = data?.adminReturn?.order.id;
  // A return that changes is told with its order.
  useDeskRefetch(
    'orders',
    refetch,
    ({ changed, more }) => more || (orderId !== undefined && changed.includes(orderId)),
  );

  if (data?.adminReturn)
    return <ReturnSheet key={data.adminReturn.id} back={data.adminReturn} reload={refetch} />;
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
