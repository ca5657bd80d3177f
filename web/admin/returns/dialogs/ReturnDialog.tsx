import { useLingui } from '@lingui/react';
import {
  Alert,
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
import type { MovedOn } from './useReturnChange.ts';

export interface ReturnDialogProps {
  title: string;
  /** The verb on the button that does it. */
  confirm: string;
  color?: ButtonProps['color'];
  /** Set where somebody else changed it while this was open. */
  movedOn: MovedOn | null;
  /** Whether the return, as it is now, allows what this dialog does. */
  isPossible: boolean;
  problem: string | null;
  isSending: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  children?: ReactNode;
}

/** A form about a return, in a window of its own. */
export function ReturnDialog({ title, confirm, movedOn, isPossible, children, ...does }: ReturnDialogProps) {
  const { i18n } = useLingui();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const id = useId();
  const { color, problem, isSending, onSubmit, onClose } = does;
  // It has moved on so far that there is nothing left to do here.
  const isOver = movedOn !== null && !isPossible;

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullScreen={isNarrow} fullWidth maxWidth="sm">
      <Stack component="form" noValidate onSubmit={onSubmit} sx={{ minHeight: 0, flex: 1 }}>
        <DialogTitle id={id} variant="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Stack sx={{ gap: 2, pt: 0.5 }}>
            {movedOn ? (
              <Alert
                severity={isOver ? 'info' : 'warning'}
                variant="outlined"
                role="alert"
                action={
                  !isOver && (
                    <Button size="small" color="inherit" onClick={movedOn.goOn}>
                      {i18n.t('Continue with mine')}
                    </Button>
                  )
                }
              >
                {isOver
                  ? i18n.t('This return has moved on in the meantime. Nothing of yours was saved.')
                  : i18n.t('Somebody else changed this in the meantime. Nothing of yours was saved yet.')}
              </Alert>
            ) : (
              <FormAlert>{problem}</FormAlert>
            )}
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
              disabled={movedOn !== null}
            >
              {confirm}
            </Button>
          )}
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
