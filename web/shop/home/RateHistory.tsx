import { useLingui } from '@lingui/react';
import { Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { METALS, type Metal } from '#domain/catalog/metals.ts';
import { formatTolaInGrams, MG_PER_TOLA } from '#domain/catalog/weight.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { metalLabels } from '#web/labels/catalogLabels.ts';
import { RateChart } from '#web/ui/rateChart/RateChart.tsx';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useRateChartQuery } from './RateChart.generated.ts';

const DAY_COUNT = 90;

export function RateHistory() {
  const { i18n } = useLingui();
  const [metal, setMetal] = useState<Metal>('GOLD');
  const { data, error, refetch } = useRateChartQuery({ variables: { metal, days: DAY_COUNT } });
  const rates = data?.metalRateHistory;
  const latestRate = rates?.at(-1);
  if (error && !data) return <ErrorState error={error} retry={refetch} />;

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
        columnGap: { md: 6, lg: 10 },
        rowGap: 4,
      }}
    >
      <div>
        <Stack direction="row" role="group" aria-label={i18n.t('Metal')} sx={{ gap: 1 }}>
          {METALS.map((option) => (
            <Button
              key={option}
              variant={option === metal ? 'contained' : 'outlined'}
              color={option === metal ? 'secondary' : 'primary'}
              aria-pressed={option === metal}
              onClick={() => setMetal(option)}
            >
              {i18n.t(metalLabels[option])}
            </Button>
          ))}
        </Stack>
        <Typography variant="h3" component="p" sx={{ mt: 3, fontVariantNumeric: 'tabular-nums lining-nums' }}>
          {latestRate ? formatNpr(latestRate.perTola, i18n.locale) : <Skeleton variant="text" width={180} />}
        </Typography>
        <Typography color="textSecondary">
          {metal === 'GOLD' ? i18n.t('per tola of fine gold') : i18n.t('per tola of fine silver')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '3.1em' }}>
          {latestRate &&
            i18n.t('{amount} per gram. One tola is {tola} g.', {
              amount: formatNpr((latestRate.perTola * 1000) / MG_PER_TOLA, i18n.locale),
              tola: formatTolaInGrams(i18n.locale),
            })}
        </Typography>
      </div>
      <RateChart key={metal} rates={rates} metal={metal} days={DAY_COUNT} />
    </Box>
  );
}
