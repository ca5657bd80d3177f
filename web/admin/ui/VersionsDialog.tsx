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
  /** As it was when the form was opened. */
  base: string;
  mine: string;
  theirs: string;
}

export interface VersionsDialogProps {
  /** All fields, in the form's order; only those that differ are shown. */
  rows: readonly VersionsRow[];
  /** Keeps the other version with what was typed oneself laid over it. */
  onMine: () => void;
  /** Goes on with the other version. */
  onTheirs: () => void;
  onClose: () => void;
}

/** What somebody else saved in the meantime beside what was typed, to choose from. */
export function VersionsDialog({ rows, onMine, onTheirs, onClose }: VersionsDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs);
  const isTouched = ({ base, mine }: VersionsRow) => mine !== base;
  const hasMine = differing.some(isTouched);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h2">
        {i18n.t('Somebody else changed this in the meantime')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {differing.length > 0
            ? i18n.t(
                'Nothing of yours is saved yet. Saving yours keeps what else was changed. The two versions differ here:',
              )
            : i18n.t('Both versions are the same.')}
        </Typography>
        {differing.length > 0 && (
          <Table>
            <TableHead>
              <TableRow>
                <TableCell component="td" />
                <TableCell>{i18n.t('Yours')}</TableCell>
                <TableCell>{i18n.t('As saved')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differing.map((row) => (
                <TableRow key={row.label}>
                  <TableCell component="th" scope="row">
                    {row.label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    {isTouched(row) ? (
                      row.mine || '–'
                    ) : (
                      <Typography variant="body2" color="textSecondary">
                        {i18n.t('Not changed by you')}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.theirs || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Decide later')}</Button>
        <Button variant={hasMine ? 'outlined' : 'contained'} onClick={onTheirs}>
          {i18n.t('Use theirs')}
        </Button>
        {hasMine && (
          <Button variant="contained" onClick={onMine}>
            {i18n.t('Save mine')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
