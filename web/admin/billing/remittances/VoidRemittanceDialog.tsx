import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Remittances_WholeFragment as Remittance,
  useVoidRemittanceMutation,
} from './Remittances.generated.ts';

interface VoidRemittanceDialogProps {
  remittance: Pick<Remittance, 'id' | 'version'>;
  onClose: () => void;
}

/** Voids a remittance for a reason. */
export function VoidRemittanceDialog({ remittance: { id, version }, onClose }: VoidRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [send] = useVoidRemittanceMutation({ refetchQueries: 'active' });
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useFormSend(
    form,
    async ({ reason }) => {
      const answer = (await send({ variables: { input: { id, version, reason } } })).data?.voidRemittance;
      if (!answer?.remittance) return answer?.errors ?? [];
      notify.success(i18n.t('The remittance is voided'));
      onClose();
      return undefined;
    },
    i18n.t('The remittance could not be voided. Please try again.'),
  );
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Void remittance')}
      text={i18n.t(
        'This reverses its entries, so the courier owes the cash again. The remittance stays in the list.',
      )}
      confirm={i18n.t('Void')}
      confirmColor="error"
      onSubmit={submit}
    />
  );
}
