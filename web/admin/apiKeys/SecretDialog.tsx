import { Dialog, DialogTitle } from '@mui/material';
import { useId } from 'react';
import { KeySecret } from './KeySecret.tsx';

export interface SecretDialogProps {
  title: string;
  secret: string;
  onClose: () => void;
}

/** A secret that was not copied yet is not lost by a click beside the dialog. */
export function SecretDialog({ title, secret, onClose }: SecretDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} variant="h2">
        {title}
      </DialogTitle>
      <KeySecret secret={secret} onKept={onClose} />
    </Dialog>
  );
}
