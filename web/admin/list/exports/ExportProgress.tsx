import Close from 'icon:baseline-close';
import { useLingui } from '@lingui/react';
import { Box, Button, IconButton, LinearProgress, Stack, Typography } from '@mui/material';
import type { ListExports_ExportFragment } from '../BackgroundJobs.generated.ts';
import { isInProgress } from './useListExports.ts';

interface ExportProgressProps {
  exportJob: ListExports_ExportFragment;
  onSave: () => void;
  onCancel: () => void;
  onDismiss: () => void;
}

/** Shows the progress of an export, with its actions. */
export function ExportProgress({ exportJob, onSave, onCancel, onDismiss }: ExportProgressProps) {
  const { i18n } = useLingui();
  const { fileName, status, done, total } = exportJob;
  const isRunning = isInProgress(exportJob);
  return (
    <Box
      role="group"
      aria-label={fileName}
      sx={{ p: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 600 }}>
            {fileName}
          </Typography>
          <Typography role="status" variant="body2" color={status === 'FAILED' ? 'error' : 'textSecondary'}>
            {formatStatus()}
          </Typography>
        </Box>
        {isRunning && (
          <Button variant="text" size="small" onClick={onCancel}>
            {i18n.t('Cancel')}
          </Button>
        )}
        {status === 'DONE' && (
          <Button variant="text" size="small" onClick={onSave}>
            {i18n.t('Download again')}
          </Button>
        )}
        {!isRunning && (
          <IconButton
            size="small"
            aria-label={i18n.t('Dismiss {fileName}', { fileName })}
            onClick={onDismiss}
          >
            <Close fontSize="small" />
          </IconButton>
        )}
      </Stack>
      {isRunning && (
        <LinearProgress
          aria-label={i18n.t('Progress')}
          sx={{ mt: 1 }}
          {...(total > 0
            ? { variant: 'determinate' as const, value: Math.min(100, (100 * done) / total) }
            : {})}
        />
      )}
    </Box>
  );

  function formatStatus(): string {
    if (status === 'FAILED') return i18n.t('Could not create the file. Try again.');
    if (status === 'DONE') return i18n.t('{count, plural, one {# row} other {# rows}}', { count: done });
    if (total === 0) return i18n.t('The export will start in a moment.');
    return i18n.t('{done} of {count}', { done: i18n.number(done), count: i18n.number(total) });
  }
}
