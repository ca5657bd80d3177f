import { useLingui } from '@lingui/react';
import { Skeleton } from '@mui/material';
import { useParams } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { RemittanceDetails } from './RemittanceDetails.tsx';
import { useRemittancePageQuery } from './Remittances.generated.ts';

export function RemittancePage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useRemittancePageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data?.remittance) return <RemittanceDetails remittance={data.remittance} />;
  if (!error && !loading)
    return (
      <AdminNotFound
        title={i18n.t('Remittance not found')}
        to={adminPaths.remittances}
        label={i18n.t('All remittances')}
      />
    );
  return (
    <AdminPage title={i18n.t('Remittance')}>
      {error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={480} />
      )}
    </AdminPage>
  );
}
