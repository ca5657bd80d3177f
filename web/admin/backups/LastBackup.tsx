import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Age } from '../ui/Age.tsx';
import { DetailsList } from '../ui/DetailsList.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { BackupsQuery } from './Backups.generated.ts';
import { formatBytes, formatRetention } from './backupTexts.ts';

/** Shows the backup the store would be restored from, and when the next one runs. */
export function LastBackup({ backups }: { backups: BackupsQuery['backups'] }) {
  const { i18n } = useLingui();
  const { lastGood, nextAt, place, keep, isEncrypted, isLate, isInDataFolder, items } = backups;
  const newestFinishedBackup = items.find(({ status }) => status !== 'RUNNING');
  const rows = [
    { label: i18n.t('Data as of'), value: <Instant at={lastGood?.startedAt} /> },
    { label: i18n.t('Age'), value: lastGood ? <Age at={lastGood.startedAt} /> : '–' },
    { label: i18n.t('Size'), value: formatBytes(i18n, lastGood?.bytes) },
    { label: i18n.t('Checked'), value: <Instant at={lastGood?.checkedAt} /> },
    { label: i18n.t('Next'), value: nextAt ? <Instant at={nextAt} /> : i18n.t('Not scheduled') },
    { label: i18n.t('Destination'), value: place },
    { label: i18n.t('Retention'), value: formatRetention(i18n, keep) },
    { label: i18n.t('Encrypted'), value: isEncrypted ? i18n.t('Yes') : i18n.t('No') },
  ];
  return (
    <Panel title={i18n.t('Last successful backup')}>
      <Stack sx={{ gap: 2 }}>
        {newestFinishedBackup?.status === 'FAILED' && !newestFinishedBackup.isFromOtherServer && (
          <FormAlert severity="error">
            {newestFinishedBackup.error}{' '}
            {nextAt
              ? i18n.t('Next attempt: {when}.', { when: formatInstant(nextAt, i18n.locale) })
              : i18n.t('No retry is scheduled. Start a backup to try again.')}
          </FormAlert>
        )}
        {isInDataFolder && (
          <FormAlert severity="warning">
            {i18n.t(
              'Backups are stored on the store’s own disk and would be lost with this machine. Ask the server administrator to set another location in BACKUP_TO.',
            )}
          </FormAlert>
        )}
        {!lastGood ? (
          <FormAlert severity="warning">
            {i18n.t('There is no backup yet. If this machine fails, all store data is lost.')}
          </FormAlert>
        ) : (
          isLate && (
            <FormAlert severity="warning">
              {i18n.t(
                'The last successful backup is more than 36 hours old. The list below shows what has happened since.',
              )}
            </FormAlert>
          )
        )}
        {!nextAt && (
          <FormAlert severity="info">
            {i18n.t('Automatic backups are off. The server administrator can set a daily time in BACKUP_AT.')}
          </FormAlert>
        )}
        {!isEncrypted && (
          <FormAlert severity="info">
            {i18n.t(
              'Backups are not encrypted: anyone who has a file can read all store data. Sign-in secrets are left out. Set BACKUP_PASSPHRASE to encrypt backups and include these secrets.',
            )}
          </FormAlert>
        )}
        <DetailsList rows={rows} />
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'The last backup of each day, week and month is kept, up to the numbers under “Retention”. A backup you start never replaces that day’s automatic backup.',
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'The files are stored at “Destination”. To restore one, the server administrator runs “npm run restore -- FILE” on an empty store. See “Restoring” in docs/backup.md.',
          )}
        </Typography>
      </Stack>
    </Panel>
  );
}
