import { useLingui } from '@lingui/react';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';

export interface ConfirmDialogProps {
  title: string;
  text?: ReactNode;
  /** Verb on the confirm button. */
  confirmLabel: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks for confirmation before an irreversible action. Closes once the action is done. */
export function ConfirmDialog({ title, text, confirmLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const [isBusy, setBusy] = useState(false);
  const id = useId();

  async function confirmAction() {
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
        <Button variant="contained" color="error" loading={isBusy} onClick={() => void confirmAction()}>
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
