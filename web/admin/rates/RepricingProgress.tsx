import { useLingui } from '@lingui/react';
import { Alert, LinearProgress } from '@mui/material';
import { Fragment } from 'react';
import type { Metal } from '#domain/catalog/metals.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatInstant } from '#web/locale/formatTime.ts';
import { useJob } from '../ui/useJob.ts';

export interface RepricingProgressProps {
  jobIds: readonly string[];
  /** Rates that started the repricing; empty after a deletion. */
  rates: readonly { metal: Metal; perTola: number; effectiveFrom: string; state: string }[];
  onClose: () => void;
}

/** Shows the progress of the repricing started by new rates or a deletion. */
export function RepricingProgress({ jobIds, rates, onClose }: RepricingProgressProps) {
  const { i18n } = useLingui();
  const upcomingRate = rates.find(({ state }) => state === 'UPCOMING');
  return (
    <Alert
      severity={'info'}
      variant="outlined"
      onClose={onClose}
      icon={false}
      sx={{ '& .MuiAlert-message': { flex: 1 } }}
    >
      {rates.map(({ metal, perTola }) => (
        <Fragment key={metal}>
          <strong>
            {metal === 'GOLD'
              ? i18n.t('Gold rate published: {amount} per tola.', {
                  amount: formatNpr(perTola, i18n.locale),
                })
              : i18n.t('Silver rate published: {amount} per tola.', {
                  amount: formatNpr(perTola, i18n.locale),
                })}
          </strong>{' '}
        </Fragment>
      ))}
      {upcomingRate
        ? i18n.t('Prices will change on {when}.', {
            when: formatInstant(upcomingRate.effectiveFrom, i18n.locale),
          })
        : jobIds.map((jobId, index) => <Progress key={jobId} jobId={jobId} isFollowUp={index > 0} />)}
    </Alert>
  );
}

/**
 * With `isFollowUp`, a result without changes is not shown, because the first job may have repriced these products as
 * well.
 */
function Progress({ jobId, isFollowUp }: { jobId: string; isFollowUp: boolean }) {
  const { i18n } = useLingui();
  const { job, isFinished } = useJob(jobId);
  const repricedCount = readChangedCount(job?.result);
  if (job?.status === 'FAILED')
    return (
      <span role="alert">{i18n.t('Could not update the prices: {reason}', { reason: job.error ?? '' })}</span>
    );
  if (isFollowUp && (!isFinished || repricedCount === 0)) return null;
  if (isFinished)
    return (
      <span role="status">
        {i18n.t('{count, plural, =0 {No prices changed} one {# price updated} other {# prices updated}}.', {
          count: repricedCount,
        })}
      </span>
    );
  const { done = 0, total = 0 } = job ?? {};
  return (
    <>
      <span role="status">
        {total > 0
          ? i18n.t('Updating prices: {done} of {total}', { done, total })
          : i18n.t('Updating prices…')}
      </span>
      <LinearProgress
        aria-label={i18n.t('Updating prices')}
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (100 * done) / total : 0}
        sx={{ mt: 1 }}
      />
    </>
  );
}

function readChangedCount(result: unknown): number {
  const repricedCount = (result as { changed?: unknown } | null | undefined)?.changed;
  return typeof repricedCount === 'number' ? repricedCount : 0;
}
