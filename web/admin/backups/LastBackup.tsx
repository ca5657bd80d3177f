import { useLingui } from '@lingui/react';
import { Stack, Typography } from '@mui/material';
import { formatInstant } from '#web/locale/formatTime.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { Age } from '../ui/Age.tsx';
import { Facts } from '../ui/Facts.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import type { BackupsQuery } from './Backups.generated.ts';
import { formatBytes, keepText } from './backupTexts.ts';

/** The backup that the store would be brought back from, and when the next one comes. */
export function LastBackup({ backups }: { backups: BackupsQuery['backups'] }) {
  const { i18n } = useLingui();
  const { lastGood, nextAt, place, keep, isEncrypted, isLate, isWithStore, items } = backups;
  const newest = items.find(({ status }) => status !== 'RUNNING');
  const rows = [
    { label: i18n.t('Holds the store of'), value: <Instant at={lastGood?.startedAt} /> },
    { label: i18n.t('Age'), value: lastGood ? <Age at={lastGood.startedAt} /> : '–' },
    { label: i18n.t('Size'), value: formatBytes(i18n, lastGood?.bytes) },
    { label: i18n.t('Checked'), value: <Instant at={lastGood?.checkedAt} /> },
    { label: i18n.t('Next'), value: nextAt ? <Instant at={nextAt} /> : i18n.t('When somebody asks') },
    { label: i18n.t('Goes to'), value: place },
    { label: i18n.t('Kept'), value: keepText(i18n, keep) },
    { label: i18n.t('Encrypted'), value: isEncrypted ? i18n.t('Yes') : i18n.t('No') },
  ];
  return (
    <Panel title={i18n.t('Last good backup')}>
      <Stack sx={{ gap: 2 }}>
        {newest?.status === 'FAILED' && !newest.isElsewhere && (
          <FormAlert severity="error">
            {newest.error}{' '}
            {nextAt
              ? i18n.t('The next try is at {when}.', { when: formatInstant(nextAt, i18n.locale) })
              : i18n.t('It is tried again when somebody asks.')}
          </FormAlert>
        )}
        {isWithStore && (
          <FormAlert severity="warning">
            {i18n.t(
              'Backups lie on the disk of the store itself: they would be lost together with this machine. Whoever runs the server names another place in BACKUP_TO.',
            )}
          </FormAlert>
        )}
        {!lastGood ? (
          <FormAlert severity="warning">
            {i18n.t('There is no backup yet. If this machine is lost, so is the store.')}
          </FormAlert>
        ) : (
          isLate && (
            <FormAlert severity="warning">
              {i18n.t(
                'The last good backup is older than a day and a half. The list tells what became of those after it.',
              )}
            </FormAlert>
          )
        )}
        {!nextAt && (
          <FormAlert severity="info">
            {i18n.t(
              'The store does not back itself up. Whoever runs the server sets a time of the day in BACKUP_AT.',
            )}
          </FormAlert>
        )}
        {!isEncrypted && (
          <FormAlert severity="info">
            {i18n.t(
              'Whoever has one of these files reads all that the store knows, and the secrets that sign people in are left out. A passphrase in BACKUP_PASSPHRASE changes both.',
            )}
          </FormAlert>
        )}
        <Facts rows={rows} />
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'Of each day, week and month the last backup is kept, for as many as “Kept” says; one that you ask for never removes the one that the store took by itself that day.',
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {i18n.t(
            'The files lie in the place named at “Goes to”. Whoever runs the server brings the store back from one with “npm run restore -- FILE”, into an empty place; the manual has it in docs/backup.md, under “Restoring”.',
          )}
        </Typography>
      </Stack>
    </Panel>
  );
}
