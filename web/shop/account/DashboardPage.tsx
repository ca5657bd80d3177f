import { useLingui } from '@lingui/react';
import { Skeleton, Stack } from '@mui/material';
import { useViewer } from '#web/session/useViewer.ts';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useDashboardPageQuery } from './DashboardPage.generated.ts';
import { UnconfirmedAddress } from './UnconfirmedAddress.tsx';

export function DashboardPage() {
  const { i18n } = useLingui();
  const { viewer } = useViewer();
  const { data, error, refetch } = useDashboardPageQuery({ fetchPolicy: 'cache-and-network' });
  const firstName = (viewer?.name ?? '').split(' ')[0];

  return (
    <>
      <PageTitle title={i18n.t('Dashboard')} sx={{ mb: 4 }}>
        {i18n.t('Namaste, {firstName}', { firstName })}
      </PageTitle>
      <UnconfirmedAddress>
        {data ? (
          <Dashboard dashboard={data.customerDashboard} />
        ) : error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Stack aria-hidden sx={{ gap: 4 }}>
            <Skeleton height={96} />
            <Skeleton height={420} />
          </Stack>
        )}
      </UnconfirmedAddress>
    </>
  );
}
