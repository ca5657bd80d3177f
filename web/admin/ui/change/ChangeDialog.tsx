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
import { useKeepTyped } from '#web/ui/form/useKeepTyped.ts';

export interface ChangeDialogProps {
  title: string;
  /** The verb on the button that does it. */
  confirm: string;
  color?: ButtonProps['color'];
  /** Said in the place of the problem where somebody else changed it while this was open; it cannot be sent then. */
  movedOn: ReactNode;
  /** Whether it allows, as it is now, what this dialog does. */
  isPossible: boolean;
  problem: string | null;
  isSending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children?: ReactNode;
}

/** A form, in a window of its own, about something that others may change meanwhile. */
export function ChangeDialog({
  title,
  confirm,
  movedOn,
  isPossible,
  problem,
  children,
  ...does
}: ChangeDialogProps) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const { color, isSending, onSubmit, onClose } = does;
  const kept = useKeepTyped(onClose);
  // It has moved on so far that there is nothing left to do here.
  const isOver = Boolean(movedOn) && !isPossible;

  return (
    <Dialog open onClose={kept.onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <Stack
        component="form"
        noValidate
        onInput={kept.onInput}
        onSubmit={onSubmit}
        sx={{ minHeight: 0, flex: 1 }}
      >
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {movedOn || <FormAlert>{problem}</FormAlert>}
            {!isOver && children}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant={isOver ? 'contained' : 'text'} onClick={onClose}>
            {i18n.t('Close')}
          </Button>
          {!isOver && (
            <Button
              type="submit"
              variant="contained"
              color={color ?? 'primary'}
              loading={isSending}
              disabled={Boolean(movedOn)}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
