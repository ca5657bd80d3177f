import { Dialog, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { KeySecret } from './KeySecret.tsx';

export interface SecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** Shows a secret. A click outside does not close the dialog, because the secret cannot be shown again. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <KeySecret secret={secret} onSaved={onClose} />
    </Dialog>
  );
}
