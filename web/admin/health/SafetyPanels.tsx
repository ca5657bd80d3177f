import { useLingui } from '@lingui/react';
import { LinearProgress, Typography } from '@mui/material';
import { Age } from '../ui/Age.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { Health_HealthFragment } from './Health.generated.ts';
import { formatBytes } from './unitTexts.ts';

/** Shows disk space and the last backup. */
export function SafetyPanels({ health: { disk, lastBackup } }: { health: Health_HealthFragment }) {
  const { i18n } = useLingui();
  return (
    <>
      <Panel title={i18n.t('Disk')}>
        {disk ? (
          <>
            <Typography sx={{ mb: 1, fontVariantNumeric: 'tabular-nums' }}>
              {i18n.t('{free} free of {total}', {
                free: formatBytes(i18n, disk.freeBytes),
                total: formatBytes(i18n, disk.totalBytes),
              })}
            </Typography>
            <LinearProgress
              variant="determinate"
              aria-label={i18n.t('Used')}
              value={100 - (disk.freeBytes / disk.totalBytes) * 100}
            />
          </>
        ) : (
          <Typography color="textSecondary">
            {i18n.t('Disk space is not available on this server.')}
          </Typography>
        )}
      </Panel>
      <Panel title={i18n.t('Backup')}>
        {lastBackup ? (
          <DetailsList
            rows={[
              { label: i18n.t('Latest'), value: <Age at={lastBackup.at} /> },
              { label: i18n.t('Size'), value: formatBytes(i18n, lastBackup.bytes) },
            ]}
          />
        ) : (
          <Typography color="textSecondary">{i18n.t('No backup yet')}</Typography>
        )}
      </Panel>
    </>
  );
}
