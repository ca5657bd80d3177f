import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { Button, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import {
  type BulkJobs_JobFragment,
  useBulkJobQuery,
  useStopBulkJobMutation,
} from '#web/admin/list/BackgroundJobs.generated.ts';
import { isFinished } from '#web/admin/list/bulk/bulkJobs.ts';
import { AdminNotFound } from '#web/admin/screen/AdminNotFound.tsx';
import { AdminPage } from '#web/admin/screen/AdminPage.tsx';
import { settleReads } from '#web/api/settleReads.ts';
import { ErrorState } from '#web/ui/states/ErrorState.tsx';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { adminPaths } from '../adminPaths.ts';
import { AdminList } from '../list/AdminList.tsx';
import { useBulkJob } from '../list/bulk/useBulkJob.ts';
import { Instant } from '../ui/Instant.tsx';
import { createBulkReportList } from './createBulkReportList.tsx';
import { formatJobTitle, formatOutcome } from './jobTexts.ts';
import { saveFailures } from './saveFailures.ts';

/** Poll interval of the job's progress, in ms. */
const POLL_INTERVAL_MS = 1000;

/** Shows the report of a bulk job. */
export function BulkJobPage() {
  const { i18n } = useLingui();
  const { id = '' } = useParams();
  const client = useApolloClient();
  const { data, error, refetch, startPolling, stopPolling } = useBulkJobQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const job = data?.bulkJob;
  const isRunning = job ? !isFinished(job) : false;
  useEffect(() => {
    if (!isRunning) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return () => {
      stopPolling();
      // Refreshes the rows below with the job's results.
      void client.refetchQueries({ include: 'active' });
    };
  }, [isRunning, client, startPolling, stopPolling]);
  if (job) return <Report job={job} refetch={refetch} />;
  if (data)
    return (
      <AdminNotFound
        title={i18n.t('Report not found')}
        to={adminPaths.dashboard}
        label={i18n.t('Dashboard')}
      />
    );
  return (
    <AdminPage title={i18n.t('Report')}>
      {error ? <ErrorState error={error} retry={refetch} /> : <Skeleton aria-hidden height={420} />}
    </AdminPage>
  );
}

function Report({ job, refetch }: { job: BulkJobs_JobFragment; refetch: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const title = formatJobTitle(i18n, job);
  const { id, list } = job;
  const definition = useMemo(() => createBulkReportList({ id, list }, title), [id, list, title]);
  return (
    <AdminList definition={definition}>
      <Summary job={job} refetch={refetch} />
    </AdminList>
  );
}

function Summary({ job, refetch }: { job: BulkJobs_JobFragment; refetch: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const notify = useNotify();
  const jobs = useBulkJob();
  const [stop] = useStopBulkJobMutation();
  const { id, total, done, skipped, failed, undoable, createdAt, stoppedAt, status } = job;
  const hasEnded = isFinished(job);

  async function undo() {
    const { undoneCount, problem } = await jobs.undoFromToast(id);
    if (undoneCount > 0)
      notify.success(
        i18n.t('{done, plural, one {# change undone} other {# changes undone}}', { done: undoneCount }),
      );
    if (problem) notify.error(i18n.t(problem));
    await settleReads(refetch());
  }

  return (
    <Stack sx={{ gap: 1, mb: 2 }}>
      <Typography role="status">{formatOutcome(i18n, job)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {i18n.t('Started')} <Instant at={createdAt} />
        {stoppedAt && ` · ${i18n.t('Stopped')}`}
        {status === 'FAILED' && ` · ${i18n.t('Could not be completed')}`}
      </Typography>
      {!hasEnded && (
        <LinearProgress
          variant="determinate"
          aria-label={i18n.t('Progress')}
          value={total === 0 ? 0 : Math.min(100, (100 * (done + skipped + failed)) / total)}
        />
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {!hasEnded && (
          <Button size="small" variant="outlined" onClick={() => void stop({ variables: { id } })}>
            {i18n.t('Stop')}
          </Button>
        )}
        {hasEnded && undoable > 0 && (
          <Button size="small" variant="outlined" onClick={() => void undo().catch(() => undefined)}>
            {i18n.t('Undo')}
          </Button>
        )}
        {failed > 0 && (
          <Button
            size="small"
            variant="outlined"
            onClick={() => void saveFailures(client, i18n, id).catch(() => undefined)}
          >
            {i18n.t('Download failed rows (CSV)')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
