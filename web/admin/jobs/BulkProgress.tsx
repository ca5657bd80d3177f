import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { BulkJobs_JobFragment } from '#web/admin/list/BackgroundJobs.generated.ts';
import { isFinished } from '#web/admin/list/bulk/bulkJobs.ts';
import { adminPaths } from '../adminPaths.ts';
import { formatJobTitle, formatOutcome } from './jobTexts.ts';

interface BulkProgressProps {
  job: BulkJobs_JobFragment;
  onStop: () => void;
  onDismiss: () => void;
}

/** Shows the progress of a bulk job, with a link to its report. */
export function BulkProgress({ job, onStop, onDismiss }: BulkProgressProps) {
  const { i18n } = useLingui();
  const { id, total, done, skipped, failed } = job;
  const title = formatJobTitle(i18n, job);
  const processedCount = done + skipped + failed;
  const hasEnded = isFinished(job);
  return (
    <Box role="group" aria-label={title} sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
          <Typography
            role="status"
            variant="body2"
            color={hasEnded && failed > 0 ? 'error' : 'textSecondary'}
          >
            {hasEnded
              ? formatOutcome(i18n, job)
              : i18n.t('{done} of {count}', { done: i18n.number(processedCount), count: i18n.number(total) })}
          </Typography>
          <Link component={RouterLink} to={adminPaths.bulkJob(id)} variant="body2">
            {i18n.t('View the report')}
          </Link>
        </Box>
        {hasEnded ? (
          <IconButton
            size="small"
            aria-label={i18n.t('Dismiss {fileName}', { fileName: title })}
            onClick={onDismiss}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : (
          <Button variant="text" size="small" onClick={onStop}>
            {i18n.t('Stop')}
          </Button>
        )}
      </Stack>
      {!hasEnded && (
        <LinearProgress
          aria-label={i18n.t('Progress')}
          sx={{ mt: 1 }}
          variant="determinate"
          value={total === 0 ? 0 : Math.min(100, (100 * processedCount) / total)}
        />
      )}
    </Box>
  );
}
