import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { settleReads } from '#web/api/settleReads.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type Health_FailedJobFragment, useRetryJobMutation } from './Health.generated.ts';

/** Names of job kinds. A kind without a name is shown as its code. */
const jobTexts: Record<string, string> = {
  cleanup: /*i18n*/ 'Daily cleanup',
  mailEmailVerification: /*i18n*/ 'Email address verification',
  mailOrderPlaced: /*i18n*/ 'Order confirmation email',
  mailPasswordReset: /*i18n*/ 'Password reset email',
  mailTrackingLinks: /*i18n*/ 'Order links email',
  refreshFigures: /*i18n*/ 'Sales figures update',
  repriceProducts: /*i18n*/ 'Price update after a new metal rate',
  sendAlerts: /*i18n*/ 'Shopper alerts',
  writeExport: /*i18n*/ 'List export',
  rebuildSearchTexts: /*i18n*/ 'Collection search text',
};

export interface FailedJobsProps {
  jobs: readonly Health_FailedJobFragment[];
  refetch: () => Promise<unknown>;
}

/** Lists jobs that failed permanently, with the reason and a retry button; nothing if there are none. */
export function FailedJobs({ jobs, refetch }: FailedJobsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [retry, { loading }] = useRetryJobMutation();
  if (jobs.length === 0) return null;

  /** A failed request has already shown its reason in a toast. */
  async function retryJob(id: string) {
    const result = await retry({ variables: { input: { id } } }).catch(() => null);
    const { job, errors = [] } = result?.data?.retryJob ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (job) notify.repeated(i18n.t('Job queued to run again'));
    await settleReads(refetch());
  }

  return (
    <Panel title={i18n.t('Failed jobs')}>
      <Stack component="ul" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {jobs.map((job) => (
          <Stack
            key={job.id}
            component="li"
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
          >
            <FailedJob job={job} />
            <Button
              size="small"
              variant="outlined"
              disabled={loading}
              aria-label={i18n.t('Run again: {what}', { what: i18n.t(jobTexts[job.kind] ?? job.kind) })}
              onClick={() => void retryJob(job.id)}
            >
              {i18n.t('Run again')}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

function FailedJob({
  job: { kind, error, finishedAt, createdAt, requestId },
}: {
  job: Health_FailedJobFragment;
}) {
  const { i18n } = useLingui();
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {i18n.t(jobTexts[kind] ?? kind)}
        </Box>{' '}
        · <Age at={finishedAt ?? createdAt} />
      </Typography>
      <Typography variant="body2">{error}</Typography>
      {requestId && (
        <Typography variant="caption" color="textSecondary">
          {i18n.t('Request {id}', { id: requestId })}
        </Typography>
      )}
    </Box>
  );
}
