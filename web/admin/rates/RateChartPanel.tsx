import { useLingui } from '@lingui/react';
import { Box, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import { RateChart } from '#web/ui/rateChart/RateChart.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { useRateHistoryPanelQuery } from './RateChartPanel.generated.ts';

const PERIOD_DAYS = [30, 90, 365] as const;

/** Shows the history of a metal rate, as in the shop. */
export function RateChartPanel() {
  const { i18n } = useLingui();
  const [metal, setMetal] = useState<Metal>('GOLD');
  const [days, setDays] = useState<number>(PERIOD_DAYS[1]);
  const { data, error, refetch } = useRateHistoryPanelQuery({
    variables: { metal, days },
    fetchPolicy: 'cache-and-network',
  });
  const rates = data?.metalRateHistory;

  return (
    <Panel
      title={i18n.t('Rate history')}
      action={
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={metal}
            aria-label={i18n.t('Metal')}
            onChange={(_event, value) => value && setMetal(value)}
          >
            {METALS.map((metalOption) => (
              <ToggleButton key={metalOption} value={metalOption}>
                {i18n.t(metalLabels[metalOption])}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={days}
            aria-label={i18n.t('Period')}
            onChange={(_event, value) => value && setDays(value)}
          >
            {PERIOD_DAYS.map((daysOption) => (
              <ToggleButton key={daysOption} value={daysOption}>
                {i18n.t('{days} days', { days: daysOption })}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </Stack>
      }
    >
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : rates && rates.length < 2 ? (
        <Box sx={{ color: 'text.secondary', py: 4 }}>
          {i18n.t('There are not enough rates in this period to draw a chart.')}
        </Box>
      ) : (
        <RateChart key={`${metal}${days}`} rates={rates} metal={metal} days={days} />
      )}
    </Panel>
  );
}
