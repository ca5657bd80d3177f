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
import { useProtectTypedText } from './useProtectTypedText.ts';

export interface FormDialogProps {
  title: string;
  /** Typography variant of the title, to match the screens around it. */
  titleVariant?: TypographyProps['variant'];
  /** Introduction above the fields. */
  text?: ReactNode;
  problem: string | null;
  /** Verb on the submit button. */
  submitLabel: string;
  confirmColor?: ButtonProps['color'];
  /** Text of the button that closes the dialog; "Cancel" if omitted. */
  cancelLabel?: string;
  isSending: boolean;
  /** True if there is nothing to submit. */
  isSubmitDisabled?: boolean;
  onSubmit: FormEventHandler;
  onClose: () => void;
  /** Narrow if omitted. */
  maxWidth?: DialogProps['maxWidth'];
  children: ReactNode;
}

/** Dialog with a short form. */
export function FormDialog({
  title,
  titleVariant = 'h2',
  text,
  problem,
  children,
  maxWidth = 'xs',
  ...actionProps
}: FormDialogProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { submitLabel, confirmColor, cancelLabel, isSending, isSubmitDisabled, onSubmit, onClose } =
    actionProps;
  const leaveGuard = useProtectTypedText(onClose);
  return (
    <Dialog open onClose={leaveGuard.onClose} fullWidth maxWidth={maxWidth} aria-labelledby={id}>
      <Stack
        component="form"
        noValidate
        onInput={leaveGuard.onInput}
        // React events bubble through portals: submitting this form must not submit a form around the dialog.
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
          <Button onClick={onClose}>{cancelLabel ?? i18n.t('Cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={confirmColor ?? 'primary'}
            loading={isSending}
            disabled={isSubmitDisabled}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
