import { useLingui } from '@lingui/react';
import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { Age } from '../ui/Age.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { type Health_FailedJobFragment, useRetryJobMutation } from './Health.generated.ts';
import { jobTexts } from './jobTexts.ts';

export interface FailedJobsProps {
  jobs: readonly Health_FailedJobFragment[];
  refetch: () => Promise<unknown>;
}

/** What was given up, why, and the button that has it done again; nothing where there is none. */
export function FailedJobs({ jobs, refetch }: FailedJobsProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [retry, { loading }] = useRetryJobMutation();
  const title = i18n.t('Jobs that were given up');
  if (jobs.length === 0) return null;

  /** A request that failed has told its reason in a toast. */
  async function again(id: string) {
    const answer = await retry({ variables: { input: { id } } }).catch(() => null);
    const { job, errors = [] } = answer?.data?.retryJob ?? {};
    if (errors[0]) notify.error(errors[0].message);
    if (job) notify.success(i18n.t('It is done again now'));
    await refetch().catch(() => null);
  }

  return (
    <Panel title={title}>
      <ScrollBox label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{i18n.t('What')}</TableCell>
              <TableCell>{i18n.t('Why')}</TableCell>
              <TableCell>{i18n.t('When')}</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {jobs.map(({ id, kind, error, finishedAt, createdAt, requestId }) => (
              <TableRow key={id}>
                <TableCell>{i18n.t(jobTexts[kind] ?? kind)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
                  {error}
                  {requestId && (
                    <Typography variant="caption" color="textSecondary" component="div">
                      {i18n.t('Request {id}', { id: requestId })}
                    </Typography>
                  )}
                </TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>
                  <Age at={finishedAt ?? createdAt} />
                </TableCell>
                <TableCell align="right">
                  <Button
                    size="small"
                    variant="outlined"
                    disabled={loading}
                    aria-label={i18n.t('Do again: {what}', { what: i18n.t(jobTexts[kind] ?? kind) })}
                    onClick={() => void again(id)}
                    sx={{ whiteSpace: 'nowrap' }}
                  >
                    {i18n.t('Do again')}
                  </Button>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Panel>
  );
}
