import { useLingui } from '@lingui/react';
import type { UseFormReturn } from 'react-hook-form';
import { FormDialog, type FormDialogProps } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';

export interface ReasonValues {
  reason: string;
}

type ReasonDialogProps = Pick<
  FormDialogProps,
  'title' | 'text' | 'submitLabel' | 'confirmColor' | 'problem' | 'onSubmit' | 'onClose'
> & {
  form: UseFormReturn<ReasonValues>;
  label?: string;
};

/** Dialog that requires a reason for an action. */
export function ReasonDialog({ form, label, ...dialog }: ReasonDialogProps) {
  const { i18n } = useLingui();
  const { control, formState } = form;
  return (
    <FormDialog {...dialog} isSending={formState.isSubmitting}>
      <TextInput
        control={control}
        name="reason"
        label={label ?? i18n.t('Reason')}
        multiline
        minRows={2}
        maxLength={240}
        autoFocus
      />
    </FormDialog>
  );
}
