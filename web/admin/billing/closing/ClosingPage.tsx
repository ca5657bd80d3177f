import { useLingui } from '@lingui/react';
import { Button, Skeleton, Stack } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { getKathmanduToday } from '#web/admin/payments/ledger/receivedDay.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { StatCards } from '#web/admin/ui/StatCards.tsx';
import { useHasPermission } from '#web/session/useHasPermission.ts';
import { EmptyState } from '#web/ui/states/EmptyState.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { DayField } from '../DayField.tsx';
import { ReconciliationTabs } from '../ReconciliationTabs.tsx';
import { useDayClosingQuery } from './Closing.generated.ts';
import { ClosingTable } from './ClosingTable.tsx';
import { SalesRegister } from './SalesRegister.tsx';
import { saveClosing } from './saveClosing.ts';

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;

/** Shows the takings of a day by payment method, for the bookkeeper. */
export function ClosingPage() {
  const { i18n } = useLingui();
  const notify = useNotify();
  const canExport = useHasPermission()('exportLists');
  const [params, setParams] = useSearchParams();
  const today = getKathmanduToday();
  const requestedDay = params.get('day') ?? '';
  const day = DAY_PATTERN.test(requestedDay) ? requestedDay : today;
  const { data, error, refetch } = useDayClosingQuery({
    variables: { day },
    fetchPolicy: 'cache-and-network',
  });
  const closing = data?.dayClosing;
  const formatAmount = (money: number | undefined) =>
    money === undefined ? undefined : formatExactNpr(money, i18n.locale);

  async function save() {
    try {
      await saveClosing('day', { day });
    } catch {
      notify.error(i18n.t('Could not create the file. Try again.'));
    }
  }

  return (
    <AdminPage
      title={i18n.t('Daily closing')}
      subtitle={i18n.t(
        'A day’s payments and refunds by payment method, and the amounts confirmed by statements.',
      )}
      actions={
        <>
          <Button variant="outlined" onClick={() => window.print()}>
            {i18n.t('Print')}
          </Button>
          {canExport && (
            <Button variant="contained" onClick={() => void save()}>
              {i18n.t('Download CSV')}
            </Button>
          )}
        </>
      }
    >
      <ReconciliationTabs />
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row">
          <DayField
            label={i18n.t('Day')}
            value={day}
            max={today}
            onChange={(selectedDay) =>
              DAY_PATTERN.test(selectedDay) && setParams({ day: selectedDay }, { replace: true })
            }
          />
        </Stack>
        {error && !closing ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <>
            <StatCards
              figures={[
                { label: i18n.t('Received'), value: formatAmount(closing?.received) },
                { label: i18n.t('Refunded'), value: formatAmount(closing?.refunded) },
                {
                  label: i18n.t('Cash expected at the counter'),
                  value: formatAmount(closing?.cashAtCounter),
                },
                { label: i18n.t('Collected by couriers'), value: formatAmount(closing?.collectedByCarriers) },
                { label: i18n.t('Parcels settled by couriers'), value: formatAmount(closing?.remitted) },
                { label: i18n.t('Courier charges'), value: formatAmount(closing?.carrierCharges) },
                { label: i18n.t('Paid by couriers, net'), value: formatAmount(closing?.carrierDeposits) },
                { label: i18n.t('Total received by the store'), value: formatAmount(closing?.arrived) },
                {
                  label: i18n.t('With couriers at the end of the day'),
                  value: formatAmount(closing?.cashWithCarriers),
                },
              ]}
            />
            {!closing && <Skeleton aria-hidden variant="rounded" height={240} />}
            {closing?.methods.length === 0 && (
              <EmptyState title={i18n.t('No payments or refunds on this day')} />
            )}
            {closing && closing.methods.length > 0 && <ClosingTable methods={closing.methods} />}
          </>
        )}
        {canExport && <SalesRegister today={today} />}
      </Stack>
    </AdminPage>
  );
}
