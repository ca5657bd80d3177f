import { useLingui } from '@lingui/react';
import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  useMediaQuery,
} from '@mui/material';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { useProtectTypedText } from '#web/ui/form/useProtectTypedText.ts';

export interface ChangeDialogProps {
  title: string;
  /** Label of the submit button. */
  confirm: string;
  color?: ButtonProps['color'];
  /**
   * Conflict shown instead of the problem if the record changed while the dialog was open. Submitting is disabled
   * until the conflict is resolved.
   */
  conflict: ReactNode;
  /** True if the record's current state still allows the action. */
  isPossible: boolean;
  problem: string | null;
  isSending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children?: ReactNode;
}

/** Dialog with a form for a record that others may change in the meantime. */
export function ChangeDialog({
  title,
  confirm,
  conflict,
  isPossible,
  problem,
  children,
  ...does
}: ChangeDialogProps) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const { color, isSending, onSubmit, onClose } = does;
  const leaveGuard = useProtectTypedText(onClose);
  // The record has changed in a way that makes the action impossible.
  const isObsolete = Boolean(conflict) && !isPossible;

  return (
    <Dialog
      open
      onClose={leaveGuard.onClose}
      aria-labelledby={id}
      fullScreen={isNarrow}
      fullWidth
      maxWidth="sm"
    >
      <Stack
        component="form"
        noValidate
        onInput={leaveGuard.onInput}
        onSubmit={onSubmit}
        sx={{ minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {conflict || <FormAlert>{problem}</FormAlert>}
            {!isObsolete && children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant={isObsolete ? 'contained' : 'text'} onClick={onClose}>
            {i18n.t('Close')}
          </Button>
          {!isObsolete && (
            <Button
              type="submit"
              variant="contained"
              color={color ?? 'primary'}
              loading={isSending}
              disabled={Boolean(conflict)}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
