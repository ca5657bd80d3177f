import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useRowDecision } from './useRowDecision.ts';

/** That a row is no payment of a buyer, and what it is. */
export function SetAsideDialog({ rowId: id, onClose }: { rowId: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const form = useForm({ defaultValues: { reason: '' } });
  const { control, formState } = form;
  const { submit, problem } = useRowDecision(form, { id, decision: 'SET_ASIDE' }, onClose);
  return (
    <FormDialog
      title={i18n.t('Set aside')}
      text={i18n.t('For money that is no payment of a buyer, such as rent or interest.')}
      confirm={i18n.t('Set aside')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={control}
        name="reason"
        label={i18n.t('What it is')}
        multiline
        minRows={2}
        maxLength={240}
        autoFocus
      />
    </FormDialog>
  );
}
