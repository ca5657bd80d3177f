import { useLingui } from '@lingui/react';
import { Box, Skeleton, Stack } from '@mui/material';
import type { Dispatch, SetStateAction } from 'react';
import type { Metal } from '#domain/catalog/metals.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { Panel } from '../ui/Panel.tsx';
import { EnterRates } from './EnterRates.tsx';
import { findCurrentRates, type MetalRates } from './findCurrentRates.ts';
import { RateChartPanel } from './RateChartPanel.tsx';
import { type Rates_RateFragment, type RatesNowQuery, useRatesNowQuery } from './Rates.generated.ts';
import { RepricingProgress } from './RepricingProgress.tsx';
import type { PublishedRate } from './usePublishRates.ts';

/** Repricing jobs started by publishing rates or deleting a rate. */
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
              onClose={() =>
                onChange((current) => current.filter((repricing) => repricing.jobIds !== jobIds))
              }
            />
          ))}
          {data ? (
            <EnterRates
              metalRates={toMetalRates(data)}
              onPublished={(publishedRates) =>
                onChange((current) => [toRepricingJob(publishedRates), ...current])
              }
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

function toRepricingJob(publishedRates: readonly PublishedRate[]): RepricingJob {
  return { jobIds: publishedRates.map(({ jobId }) => jobId), rates: publishedRates.map(({ rate }) => rate) };
}

function toMetalRates({ gold, silver }: RatesNowQuery): Record<Metal, MetalRates<Rates_RateFragment>> {
  const now = new Date();
  const toRates = ({ edges }: RatesNowQuery['gold']) =>
    findCurrentRates(
      edges.map(({ node }) => node),
      now,
    );
  return { GOLD: toRates(gold), SILVER: toRates(silver) };
}
