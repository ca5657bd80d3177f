import { useLingui } from '@lingui/react';
import { Skeleton, Stack } from '@mui/material';
import { toPeriodVariables } from '#web/admin/figures/chosenPeriod.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { useAutoRefetch } from '#web/admin/ui/useAutoRefetch.ts';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { selectInterval } from '../figures/intervals.ts';
import { PeriodPicker } from '../figures/PeriodPicker.tsx';
import { PeriodText } from '../figures/PeriodText.tsx';
import { usePeriod } from '../figures/usePeriod.ts';
import { FailedSignIns } from '../twoFactor/FailedSignIns.tsx';
import { Dashboard } from './Dashboard.tsx';
import { useDashboardQuery } from './DashboardPage.generated.ts';

export function DashboardPage() {
  const { i18n } = useLingui();
  const can = useHasPermission();
  const { period, setPeriod, now } = usePeriod();
  // Longer periods are loaded by week, because a chart with so many days would be unreadable.
  const days = period.days !== null && period.days <= 92 ? period.days : null;
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: {
      days: days ?? 7,
      isCustom: days === null && can('seeFigures'),
      isRecent: days !== null && can('seeFigures'),
      orders: can('readOrders'),
      catalog: can('readCatalog'),
      customers: can('readCustomers'),
      messages: can('readMessages'),
      reviews: can('manageReviews'),
      mail: can('readMail'),
      ...toPeriodVariables(period),
      interval: selectInterval(period),
    },
    fetchPolicy: 'cache-and-network',
  });
  useAutoRefetch(refetch);
  const displayedData = data ?? previousData;

  return (
    <AdminPage title={i18n.t('Dashboard')}>
      <FailedSignIns />
      {displayedData ? (
        <Dashboard
          data={displayedData}
          picker={
            can('seeFigures') && (
              <Stack sx={{ gap: 1, mt: 1 }}>
                <PeriodPicker period={period} now={now} onChange={setPeriod} />
                <PeriodText period={period} />
              </Stack>
            )
          }
        />
      ) : error ? (
        <ErrorState error={error} retry={refetch} />
      ) : (
        <Skeleton aria-hidden variant="rounded" height={640} />
      )}
    </AdminPage>
  );
}
