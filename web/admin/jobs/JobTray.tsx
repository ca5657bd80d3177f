import { useLingui } from '@lingui/react';
import { Paper } from '@mui/material';
import { useEffect } from 'react';
import { useBackgroundJobsQuery } from '#web/admin/list/BackgroundJobs.generated.ts';
import { ExportProgress } from '#web/admin/list/exports/ExportProgress.tsx';
import { useListExports } from '#web/admin/list/exports/useListExports.ts';
import { BulkProgress } from './BulkProgress.tsx';
import { useTrayJobs } from './useTrayJobs.ts';

/** Poll interval of background work, in ms. */
const POLL_INTERVAL_MS = 1000;

/**
 * Shows background work: running and recently finished exports, and bulk jobs. On the screen that started an
 * export it is in a corner; on other screens it is below the content, where it covers nothing.
 */
export function JobTray() {
  const { i18n } = useLingui();
  const { exports, bulkJobs, refetch } = useBackgroundJobs();
  const { shown, isFromThisScreen, save, cancel, dismiss } = useListExports({ exports, refetch });
  const trayJobs = useTrayJobs(bulkJobs);
  if (shown.length + trayJobs.shown.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={i18n.t('Background jobs')}
      elevation={6}
      sx={{
        ...(isFromThisScreen
          ? { position: 'fixed', right: { xs: 8, sm: 24 }, bottom: { xs: 8, sm: 24 } }
          : { m: { xs: 1, sm: 3 }, ml: 'auto' }),
        width: { xs: 'calc(100vw - 16px)', sm: 360 },
        maxHeight: '50dvh',
        overflowY: 'auto',
        zIndex: 'fab',
        border: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      {trayJobs.shown.map((job) => (
        <BulkProgress
          key={job.id}
          job={job}
          onStop={() => trayJobs.stop(job.id)}
          onDismiss={() => trayJobs.dismiss(job.id)}
        />
      ))}
      {shown.map((exportJob) => (
        <ExportProgress
          key={exportJob.id}
          exportJob={exportJob}
          onSave={() => void save(exportJob)}
          onCancel={() => void cancel(exportJob)}
          onDismiss={() => void dismiss(exportJob)}
        />
      ))}
    </Paper>
  );
}

/** Returns the viewer's exports and bulk jobs, polled while any of them is running. */
function useBackgroundJobs() {
  const { data, refetch, startPolling, stopPolling } = useBackgroundJobsQuery();
  const exports = data?.listExports ?? [];
  const bulkJobs = data?.bulkJobs ?? [];
  const isBusy = [...exports, ...bulkJobs].some(isInProgress);
  useEffect(() => {
    if (!isBusy) return undefined;
    startPolling(POLL_INTERVAL_MS);
    return stopPolling;
  }, [isBusy, startPolling, stopPolling]);
  return { exports, bulkJobs, refetch };
}

function isInProgress({ status }: { status: string }): boolean {
  return status === 'QUEUED' || status === 'RUNNING';
}
