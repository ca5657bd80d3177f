import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

export interface ConfirmDialogProps {
  title: string;
  text?: ReactNode;
  /** The verb on the button that does it. */
  confirm: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before what cannot be taken back; closes when it is done. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function act() {
    setBusy(true);
    await onConfirm();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id} variant="h4">
        {title}
      </DialogTitle>
      {text && (
        <DialogContent>
          <DialogContentText component="div">{text}</DialogContentText>
        </DialogContent>
      )}
      <DialogActions>
        <Button onClick={onClose}>{i18n.t('Cancel')}</Button>
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void act()}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
