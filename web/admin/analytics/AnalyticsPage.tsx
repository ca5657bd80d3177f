import { useLingui } from '@lingui/react';
import { Skeleton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useSearchParams } from 'react-router-dom';
import { countDays, toPeriodVariables } from '#web/admin/figures/chosenPeriod.ts';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { INTERVALS, intervalTexts, selectInterval } from '../figures/intervals.ts';
import { PeriodPicker } from '../figures/PeriodPicker.tsx';
import { PeriodText } from '../figures/PeriodText.tsx';
import { usePeriod } from '../figures/usePeriod.ts';
import { Analytics } from './Analytics.tsx';
import { useAnalyticsQuery } from './AnalyticsPage.generated.ts';

/** Longest period shown in the charts of metal rates, in days. */
const MAX_RATE_DAYS = 365;

/** Shows sales figures of a period by time, product, place and customer. */
export function AnalyticsPage() {
  const { i18n } = useLingui();
  const { period, setPeriod, now } = usePeriod();
  const [params, setParams] = useSearchParams();
  const interval = INTERVALS.find((candidate) => candidate === params.get('by')) ?? selectInterval(period);
  const daysSinceStart = countDays({ from: period.from, to: now.toISOString().slice(0, 10) });
  const { data, previousData, error, refetch } = useAnalyticsQuery({
    variables: {
      ...toPeriodVariables(period),
      interval,
      rateDays: Math.min(Math.max(1, daysSinceStart), MAX_RATE_DAYS),
    },
    fetchPolicy: 'cache-and-network',
  });
  const displayedData = data ?? previousData;

  function changeInterval(newInterval: string | null) {
    if (newInterval) setParams({ ...Object.fromEntries(params), by: newInterval }, { replace: true });
  }

  return (
    <AdminPage title={i18n.t('Analytics')} subtitle={<PeriodText period={period} />}>
      <Stack sx={{ gap: 2 }}>
        <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <PeriodPicker period={period} now={now} onChange={setPeriod} />
          <ToggleButtonGroup
            exclusive
            size="small"
            value={interval}
            aria-label={i18n.t('Interval')}
            onChange={(_event, newInterval) => changeInterval(newInterval)}
          >
            {INTERVALS.map((candidate) => (
              <ToggleButton key={candidate} value={candidate}>
                {i18n.t(intervalTexts[candidate])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
        {displayedData ? (
          <Analytics data={displayedData} />
        ) : error ? (
          <ErrorState error={error} retry={refetch} />
        ) : (
          <Skeleton aria-hidden variant="rounded" height={640} />
        )}
      </Stack>
    </AdminPage>
  );
}
