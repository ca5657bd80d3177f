import { useLingui } from '@lingui/react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { readAgain } from '#web/api/readAgain.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { type Health_FailedJobFragment, useRetryJobMutation } from './Health.generated.ts';

/** What a job does, by its kind; one without a text is shown as it is. */
const jobTexts: Record<string, string> = {
  cleanup: /*i18n*/ 'Daily tidying up',
  mailEmailVerification: /*i18n*/ 'Mail to verify an address',
  mailOrderPlaced: /*i18n*/ 'Confirmation of an order',
  mailPasswordReset: /*i18n*/ 'Mail to set a new password',
  mailTrackingLinks: /*i18n*/ 'Mail with links to orders',
  refreshFigures: /*i18n*/ 'Sales figures',
  repriceProducts: /*i18n*/ 'New prices after a metal rate',
  sendAlerts: /*i18n*/ 'Alerts to shoppers',
  writeExport: /*i18n*/ 'Export of a list',
  writeSearchTexts: /*i18n*/ 'Search texts of a collection',
};

export interface FailedJobsProps {
  jobs: readonly Health_FailedJobFragment[];
  refetch: () => Promise<unknown>;
}

/** What was given up, why, and the button that has it done again; nothing where there is none. */
export function FailedJobs({ jobs, refetch }: FailedJobsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [retry, { loading }] = useRetryJobMutation();
  if (jobs.length === 0) return null;

  /** A request that failed has told its reason in a toast. */
  async function again(id: string) {
    const answer = await retry({ variables: { input: { id } } }).catch(() => null);
    const { job, errors = [] } = answer?.data?.retryJob ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (job) notify.repeated(i18n.t('It is done again now'));
    await readAgain(refetch());
  }

  return (
    <Panel title={i18n.t('Jobs that were given up')}>
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
              aria-label={i18n.t('Do again: {what}', { what: i18n.t(jobTexts[job.kind] ?? job.kind) })}
              onClick={() => void again(job.id)}
            >
              {i18n.t('Do again')}
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
