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
  mine: string;
  theirs: string;
}

export interface VersionsDialogProps {
  /** All fields, in the form's order; only those that differ are shown. */
  rows: readonly VersionsRow[];
  /** Keeps what was typed, to be saved over the other version. */
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
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id} variant="h2">
        {i18n.t('Somebody else changed this in the meantime')}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {differing.length > 0
            ? i18n.t('Nothing of yours is saved yet. This is where the two versions differ:')
            : i18n.t('Both versions say the same.')}
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
              {differing.map(({ label, mine, theirs }) => (
                <TableRow key={label}>
                  <TableCell component="th" scope="row">
                    {label}
                  </TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{mine || '–'}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{theirs || '–'}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Decide later')}</Button>
        <Button variant="outlined" onClick={onTheirs}>
          {i18n.t('Take theirs')}
        </Button>
        <Button variant="contained" onClick={onMine}>
          {i18n.t('Save mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
