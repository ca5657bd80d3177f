import { useLingui } from '@lingui/react';
import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { Instant } from '../ui/Instant.tsx';
import { Panel } from '../ui/Panel.tsx';
import { ScrollBox } from '../ui/ScrollBox.tsx';
import { StatusDot } from '../ui/StatusDot.tsx';
import type { Backups_BackupFragment, BackupsQuery } from './Backups.generated.ts';
import { formatBytes, getBackupState, TRIGGER_TEXTS } from './backupTexts.ts';
import { CheckBackup } from './CheckBackup.tsx';

/** Columns only for wide screens. On narrow screens their values are shown below the other columns. */
const WIDE_ONLY_STYLE = { display: { xs: 'none', xl: 'table-cell' } };
const NARROW_ONLY_STYLE = { display: { xl: 'none' } };

export interface BackupsTableProps {
  backups: BackupsQuery['backups'];
  onChecked: () => void;
}

/** Lists the last backups with their outcomes. */
export function BackupsTable({ backups: { items, place }, onChecked }: BackupsTableProps) {
  const { i18n } = useLingui();
  return (
    <Panel title={i18n.t('Recent backups')}>
      {items.length === 0 ? (
        <Typography color="textSecondary">{i18n.t('No backups yet.')}</Typography>
      ) : (
        <ScrollBox label={i18n.t('Recent backups')}>
          <Table>
            <TableHead>
              <TableRow>
                <TableCell>{i18n.t('Taken')}</TableCell>
                <TableCell>{i18n.t('Result')}</TableCell>
                <TableCell align="right" sx={WIDE_ONLY_STYLE}>
                  {i18n.t('Size')}
                </TableCell>
                <TableCell sx={WIDE_ONLY_STYLE}>{i18n.t('Started')}</TableCell>
                <TableCell sx={WIDE_ONLY_STYLE}>{i18n.t('Checked')}</TableCell>
                <TableCell>
                  <VisuallyHidden>{i18n.t('Actions')}</VisuallyHidden>
                </TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {items.map((backup) => (
                <TableRow key={backup.id} sx={{ verticalAlign: 'top' }}>
                  <TableCell component="th" scope="row" sx={{ width: { xs: 112, sm: 160 } }}>
                    <Instant at={backup.startedAt} />
                    <Typography variant="body2" color="textSecondary" sx={NARROW_ONLY_STYLE}>
                      {i18n.t(TRIGGER_TEXTS[backup.trigger])}
                    </Typography>
                  </TableCell>
                  <TableCell>
                    <StatusDot tone={getBackupState(backup).tone}>
                      {i18n.t(getBackupState(backup).label)}
                    </StatusDot>
                    <Typography variant="body2" color="textSecondary" component="div" sx={NARROW_ONLY_STYLE}>
                      {backup.bytes !== null && <div>{formatBytes(i18n, backup.bytes)}</div>}
                      {backup.checkedAt && (
                        <div>
                          {i18n.t('Checked')} <Instant at={backup.checkedAt} />
                        </div>
                      )}
                    </Typography>
                    <BackupDetails backup={backup} place={place} />
                  </TableCell>
                  <TableCell align="right" sx={{ ...WIDE_ONLY_STYLE, whiteSpace: 'nowrap' }}>
                    {formatBytes(i18n, backup.bytes)}
                  </TableCell>
                  <TableCell sx={WIDE_ONLY_STYLE}>{i18n.t(TRIGGER_TEXTS[backup.trigger])}</TableCell>
                  <TableCell sx={WIDE_ONLY_STYLE}>
                    <Instant at={backup.checkedAt} />
                  </TableCell>
                  <TableCell align="right" sx={{ p: 0.5 }}>
                    {backup.file &&
                      !backup.removedAt &&
                      !backup.isFromOtherServer &&
                      backup.place === place && <CheckBackup backup={backup} onChecked={onChecked} />}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </ScrollBox>
      )}
    </Panel>
  );
}

/** Shows why a backup failed, or else its file, with the location if that is not the current backup location. */
function BackupDetails({
  backup: { error, place: backupLocation, file, isFromOtherServer },
  place,
}: {
  backup: Backups_BackupFragment;
  place: string;
}) {
  const { i18n } = useLingui();
  const text = isFromOtherServer
    ? i18n.t('Taken before this store was restored: {file}', {
        file: file ? `${backupLocation}/${file}` : backupLocation,
      })
    : (error ?? (backupLocation !== place && file ? `${backupLocation}/${file}` : file));
  if (!text) return null;
  // The name of an intact file is long and unimportant.
  const display = error || isFromOtherServer ? 'block' : { xs: 'none', sm: 'block' };
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ display, maxWidth: 420, overflowWrap: 'anywhere' }}
    >
      {text}
    </Typography>
  );
}
