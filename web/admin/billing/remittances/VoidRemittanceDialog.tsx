import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Remittances_WholeFragment as Remittance,
  useVoidRemittanceMutation,
} from './Remittances.generated.ts';

interface VoidRemittanceDialogProps {
  remittance: Pick<Remittance, 'id' | 'version'>;
  onClose: () => void;
}

export function VoidRemittanceDialog({ remittance: { id, version }, onClose }: VoidRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [voidRemittance] = useVoidRemittanceMutation({ refetchQueries: 'active' });
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const payload = (await voidRemittance({ variables: { input: { id, version, reason } } })).data
        ?.voidRemittance;
      if (!payload?.remittance) return payload?.errors ?? [];
      notify.success(i18n.t('Remittance voided'));
      onClose();
      return undefined;
    },
    i18n.t('Could not void the remittance. Try again.'),
  );
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Void remittance')}
      text={i18n.t(
        'Voiding reverses the remittance’s entries, so the courier will owe the cash again. The remittance will stay in the list.',
      )}
      submitLabel={i18n.t('Void')}
      confirmColor="error"
      onSubmit={submit}
    />
  );
}
