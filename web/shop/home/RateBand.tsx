import { useLingui } from '@lingui/react';
import { Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useState } from 'react';
import { METALS, type Metal } from '#domain/metals.ts';
import { formatNpr } from '#domain/money.ts';
import { MG_PER_TOLA } from '#domain/weight.ts';
import { Section } from '#web/ui/Section.tsx';
import { metalLabels } from '../catalog/catalogLabels.ts';
import { useRateChartQuery } from './RateChart.generated.ts';
import { RateChart } from './RateChart.tsx';
import { useNearViewport } from './useNearViewport.ts';

const DAYS = 90;

/** What fine metal costs today, and how it came there. */
export function RateBand() {
  const { i18n } = useLingui();
  const [metal, setMetal] = useState<Metal>('GOLD');
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const { data, error } = useRateChartQuery({ variables: { metal, days: DAYS }, skip: !isNear });
  const rates = data?.metalRateHistory;
  const today = rates?.at(-1);
  if (error) return null;

  return (
    <div ref={ref}>
      <Section title={i18n.t('The day’s rate')}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { md: '280px minmax(0, 1fr)' },
            columnGap: { md: 6, lg: 10 },
            rowGap: 4,
          }}
        >
          <div>
            <ToggleButtonGroup
              exclusive
              value={metal}
              aria-label={i18n.t('Metal')}
              onChange={(_, chosen: Metal | null) => chosen && setMetal(chosen)}
            >
              {METALS.map((each) => (
                <ToggleButton key={each} value={each} sx={{ minHeight: 44, px: 3 }}>
                  {i18n.t(metalLabels[each])}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <Typography
              variant="h3"
              component="p"
              sx={{ mt: 3, fontVariantNumeric: 'tabular-nums lining-nums' }}
            >
              {today ? formatNpr(today.perTola) : <Skeleton variant="text" width={180} />}
            </Typography>
            <Typography color="textSecondary">
              {metal === 'GOLD' ? i18n.t('a tola of fine gold') : i18n.t('a tola of fine silver')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2, minHeight: '3.1em' }}>
              {today &&
                i18n.t('{amount} a gram. One tola is 11.664 g.', {
                  amount: formatNpr((today.perTola * 1000) / MG_PER_TOLA),
                })}
            </Typography>
          </div>
          <RateChart key={metal} rates={rates} metal={metal} days={DAYS} />
        </Box>
      </Section>
    </div>
  );
}
