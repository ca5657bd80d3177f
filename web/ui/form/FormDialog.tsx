import { useLingui } from '@lingui/react';
import {
  Button,
  type ButtonProps,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  type DialogProps,
  DialogTitle,
  Stack,
  type TypographyProps,
} from '@mui/material';
import { type FormEventHandler, type ReactNode, useId } from 'react';
import { FormAlert } from './FormAlert.tsx';
import { useKeepTyped } from './useKeepTyped.ts';

export interface FormDialogProps {
  title: string;
  /** How large the title is: as the screens around it have theirs. */
  titleVariant?: TypographyProps['variant'];
  /** What it is about, above the fields. */
  text?: ReactNode;
  problem: string | null;
  /** The verb on the button that does it. */
  confirm: string;
  confirmColor?: ButtonProps['color'];
  /** The word on the button that leaves it; "Cancel" otherwise. */
  leave?: string;
  isSending: boolean;
  /** Whether there is nothing to send. */
  isIdle?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Narrow if left out. */
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}

/** A short form in a window of its own. */
export function FormDialog({
  title,
  titleVariant = 'h2',
  text,
  problem,
  children,
  maxWidth = 'xs',
  ...does
}: FormDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { confirm, confirmColor, leave, isSending, isIdle, onSubmit, onClose } = does;
  const kept = useKeepTyped(onClose);
  return (
    <Dialog open onClose={kept.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <Stack
        component="form"
        noValidate
        onInput={kept.onInput}
        // It may stand over another form, which shall not be sent with it.
        onSubmit={(event) => {
          event.stopPropagation();
          onSubmit(event);
        }}
        sx={{ minHeight: 0 }}
      >
        <DialogTitle id={id} variant={titleVariant} sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {text && <DialogContentText>{text}</DialogContentText>}
          <FormAlert>{problem}</FormAlert>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={onClose}>{leave ?? i18n.t('Cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={confirmColor ?? 'primary'}
            loading={isSending}
            disabled={isIdle}
          >
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
