import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import type { BulkProgress } from './useBulkRun.ts';

/** More than these nobody reads. */
const MAX_SHOWN = 200;

export interface BulkResultsProps {
  progress: BulkProgress;
  /** How it is told how many were done, where they were not changed. */
  done?: string | undefined;
  nameOf: (id: string) => string;
}

/** What became of each row: how many were done, and each that was not, with its reason. */
export function BulkResults({ progress, done: told, nameOf }: BulkResultsProps) {
  const { results, isStopped, isUndo } = progress;
  const { i18n } = useLingui();
  const failed = results.filter(({ problem }) => problem);
  const done = results.length - failed.length;
  return (
    <>
      <Typography role="status">
        {isUndo
          ? i18n.t(
              '{done, plural, =0 {Nothing was put back} one {# is as it was} other {# are as they were}}',
              {
                done,
              },
            )
          : i18n.t(
              told ??
                /*i18n*/ '{done, plural, =0 {Nothing was changed} one {# was changed} other {# were changed}}',
              { done },
            )}
        {done > 0 &&
          failed.length > 0 &&
          i18n.t(', {failed, plural, one {# was not} other {# were not}}', { failed: failed.length })}
        {isStopped && i18n.t(', then it was stopped')}.
      </Typography>
      {failed.length > 0 && (
        <Box
          component="ul"
          sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', maxHeight: '40vh', overflowY: 'auto' }}
        >
          {failed.slice(0, MAX_SHOWN).map(({ id, problem }) => (
            <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
              <Typography component="span" sx={{ fontWeight: 600, mr: 1 }}>
                {nameOf(id)}
              </Typography>
              <Typography component="span" color="textSecondary">
                {problem && i18n.t(problem)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
