import { useLingui } from '@lingui/react';
import { Paper } from '@mui/material';
import { ExportProgress } from './ExportProgress.tsx';
import { useListExports } from './useListExports.ts';

/**
 * In a corner of the screen that they were begun on: the exports that are being written, and those that have just come. On
 * other screens what is still being written stands below, where it covers nothing.
 */
export function ExportTray() {
  const { i18n } = useLingui();
  const { shown, isOfThisScreen, save, cancel, dismiss } = useListExports();
  if (shown.length === 0) return null;
  return (
    <Paper
      component="section"
      aria-label={i18n.t('Exports')}
      elevation={6}
      sx={{
        ...(isOfThisScreen
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
      {shown.map((one) => (
        <ExportProgress
          key={one.id}
          of={one}
          onSave={() => void save(one)}
          onCancel={() => void cancel(one)}
          onDismiss={() => void dismiss(one)}
        />
      ))}
    </Paper>
  );
}
