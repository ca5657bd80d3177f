import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import type { Dispatch, SetStateAction } from 'react';
import type { Metal } from '#domain/catalog/metals.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EnterRates } from './EnterRates.tsx';
import { RateChartPanel } from './RateChartPanel.tsx';
import { type Rates_RateFragment, type RatesNowQuery, useRatesNowQuery } from './Rates.generated.ts';
import { RepricingProgress } from './RepricingProgress.tsx';
import { type Standing, standingRates } from './standingRates.ts';
import type { PublishedRate } from './usePublishRates.ts';

/** What follows rates that were entered together, or one that was deleted. */
export interface Repricing {
  jobIds: readonly string[];
  /** What it follows; nothing where a rate was deleted. */
  rates: readonly Rates_RateFragment[];
}

export interface RatesDeskProps {
  /** The newest first. */
  repricings: readonly Repricing[];
  onChange: Dispatch<SetStateAction<readonly Repricing[]>>;
}

/** Today's rates: entering them on the left, how they moved on the right. */
export function RatesDesk({ repricings, onChange }: RatesDeskProps) {
  const { i18n } = useLingui();
  const { data, error, refetch } = useRatesNowQuery({ fetchPolicy: 'cache-and-network' });

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        mb: 3,
      }}
    >
      <Panel title={i18n.t('Today’s rates')}>
        <Stack sx={{ gap: 2 }}>
          {repricings.map(({ rates, jobIds }) => (
            <RepricingProgress
              key={jobIds[0]}
              jobIds={jobIds}
              rates={rates}
              onClose={() => onChange((all) => all.filter((one) => one.jobIds !== jobIds))}
            />
          ))}
          {data ? (
            <EnterRates
              standing={readStanding(data)}
              onPublished={(published) => onChange((all) => [toRepricing(published), ...all])}
            />
          ) : error ? (
            <ErrorState error={error} retry={refetch} />
          ) : (
            <Skeleton aria-hidden height={280} />
          )}
        </Stack>
      </Panel>
      <RateChartPanel />
    </Box>
  );
}

function toRepricing(published: readonly PublishedRate[]): Repricing {
  return { jobIds: published.map(({ jobId }) => jobId), rates: published.map(({ rate }) => rate) };
}

function readStanding({ gold, silver }: RatesNowQuery): Record<Metal, Standing<Rates_RateFragment>> {
  const now = new Date();
  const of = ({ edges }: RatesNowQuery['gold']) =>
    standingRates(
      edges.map(({ node }) => node),
      now,
    );
  return { GOLD: of(gold), SILVER: of(silver) };
}
