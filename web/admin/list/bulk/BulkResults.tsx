import { useLingui } from '@lingui/react';
import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { adminPaths } from '#web/admin/adminPaths.ts';
import type { BulkProgress } from './useBulkRun.ts';

export interface BulkResultsProps {
  progress: Pick<
    BulkProgress,
    'done' | 'skipped' | 'failed' | 'failures' | 'isStopped' | 'isUndo' | 'jobId' | 'problem'
  >;
  /** Message with the number of rows processed, for an action that changes no rows. */
  doneText?: string | undefined;
}

/** Results of a bulk action: the number of successes, and each failure with its reason. */
export function BulkResults({ progress, doneText }: BulkResultsProps) {
  const { done, skipped, failed, failures, isStopped, isUndo, jobId, problem } = progress;
  const { i18n } = useLingui();
  if (problem !== undefined) return <Typography role="alert">{i18n.t(problem)}</Typography>;
  return (
    <>
      <Typography role="status">
        {isUndo
          ? i18n.t('{done, plural, =0 {Nothing was undone} one {# change undone} other {# changes undone}}', {
              done,
            })
          : i18n.t(
              doneText ??
                /*i18n*/ '{done, plural, =0 {Nothing was changed} one {# changed} other {# changed}}',
              { done },
            )}
        {done > 0 && failed > 0 && i18n.t(', {failed, plural, one {# failed} other {# failed}}', { failed })}
        {isStopped && i18n.t(', then stopped')}.
        {skipped > 0 &&
          ` ${i18n.t('{skipped, plural, one {# needed no change} other {# needed no change}}', { skipped })}.`}
      </Typography>
      {failures.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}
        >
          {failures.map(({ id, name, problem: reason }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
                {name}
              </Typography>
              <Typography component="span" color="textSecondary">
                {i18n.t(reason)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {jobId && (
        <Typography sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to={adminPaths.bulkJob(jobId)}>
            {i18n.t('View the report')}
          </Link>
        </Typography>
      )}
    </>
  );
}
