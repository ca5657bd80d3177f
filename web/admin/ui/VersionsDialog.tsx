import { useLingui } from '@lingui/react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';

export interface VersionsRow {
  label: string;
  /** Value when the form was opened. */
  base: string;
  edited: string;
  latest: string;
}

export interface VersionsDialogProps {
  /** All fields in the form's order. Only those that differ are shown. */
  rows: readonly VersionsRow[];
  /** Continues with the colleague's version and applies the viewer's edits to it. */
  onKeepEdited: () => void;
  /** Continues with the colleague's version. */
  onAcceptLatest: () => void;
  onClose: () => void;
}

/** Compares a colleague's saved version with the typed values, so that the viewer can select one. */
export function VersionsDialog({ rows, onKeepEdited, onAcceptLatest, onClose }: VersionsDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const differingRows = rows.filter(({ edited, latest }) => edited !== latest);
  const isEdited = ({ base, edited }: VersionsRow) => edited !== base;
  const hasViewerEdits = differingRows.some(isEdited);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h2">
        {i18n.t('Someone else changed this in the meantime')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {differingRows.length > 0
            ? i18n.t(
                'Your changes are not saved yet. Saving them will keep the other person’s changes to other fields. The two versions differ in these fields:',
              )
            : i18n.t('Both versions are the same.')}
        </Typography>
        {differingRows.length > 0 && (
          <Table>
            <TableHead>
              <TableRow>
                <TableCell component="td" />
                <TableCell>{i18n.t('Your version')}</TableCell>
                <TableCell>{i18n.t('Saved version')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differingRows.map((row) => (
                <TableRow key={row.label}>
                  <TableCell component="th" scope="row">
                    {row.label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {isEdited(row) ? (
                      row.edited || '–'
                    ) : (
                      <Typography variant="body2" color="textSecondary">
                        {i18n.t('Not changed by you')}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.latest || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Decide later')}</Button>
        <Button variant={hasViewerEdits ? 'outlined' : 'contained'} onClick={onAcceptLatest}>
          {i18n.t('Use saved version')}
        </Button>
        {hasViewerEdits && (
          <Button variant="contained" onClick={onKeepEdited}>
            {i18n.t('Save my version')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
