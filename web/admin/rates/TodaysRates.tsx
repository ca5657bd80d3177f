import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import type { Dispatch, SetStateAction } from 'react';
import type { Metal } from '#domain/catalog/metals.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { currentRates, type MetalRates } from './currentRates.ts';
import { EnterRates } from './EnterRates.tsx';
import { RateChartPanel } from './RateChartPanel.tsx';
import { type Rates_RateFragment, type RatesNowQuery, useRatesNowQuery } from './Rates.generated.ts';
import { RepricingProgress } from './RepricingProgress.tsx';
import type { PublishedRate } from './usePublishRates.ts';

/** Repricing jobs started by published rates or a deleted one. */
export interface RepricingJob {
  jobIds: readonly string[];
  /** The published rates; empty after a deletion. */
  rates: readonly Rates_RateFragment[];
}

export interface TodaysRatesProps {
  /** Newest first. */
  repricings: readonly RepricingJob[];
  onChange: Dispatch<SetStateAction<readonly RepricingJob[]>>;
}

/** Today's rates: entry on the left, history on the right. */
export function TodaysRates({ repricings, onChange }: TodaysRatesProps) {
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
              onClose={() => onChange((all) => all.filter((repricing) => repricing.jobIds !== jobIds))}
            />
          ))}
          {data ? (
            <EnterRates
              metalRates={toMetalRates(data)}
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

function toRepricing(published: readonly PublishedRate[]): RepricingJob {
  return { jobIds: published.map(({ jobId }) => jobId), rates: published.map(({ rate }) => rate) };
}

function toMetalRates({ gold, silver }: RatesNowQuery): Record<Metal, MetalRates<Rates_RateFragment>> {
  const now = new Date();
  const of = ({ edges }: RatesNowQuery['gold']) =>
    currentRates(
      edges.map(({ node }) => node),
      now,
    );
  return { GOLD: of(gold), SILVER: of(silver) };
}
