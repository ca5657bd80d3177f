import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useDecideStatementRowMutation } from './Statements.generated.ts';

/** That a row is no payment of a buyer, and what it is. */
export function SetAsideDialog({ rowId: id, onClose }: { rowId: string; onClose: () => void }) {
  const { i18n } = useLingui();
  const [decide] = useDecideStatementRowMutation({ refetchQueries: 'active' });
  const form = useForm({ defaultValues: { reason: '' } });
  const { control, formState } = form;
  const { submit, problem } = useFormSend(
    form,
    async ({ reason }) => {
      const input = { id, decision: 'SET_ASIDE' as const, reason };
      const answer = (await decide({ variables: { input } })).data?.decideStatementRow;
      if (!answer?.row) return answer?.errors ?? [];
      onClose();
      return undefined;
    },
    i18n.t('The decision could not be saved. Please try again.'),
  );
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
