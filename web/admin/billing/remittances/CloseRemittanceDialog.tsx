import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { exactNpr } from '#web/admin/ui/exactNpr.ts';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Remittances_WholeFragment as Remittance,
  useCloseRemittanceMutation,
} from './Remittances.generated.ts';

interface CloseRemittanceDialogProps {
  remittance: Pick<Remittance, 'id' | 'version' | 'uncredited'>;
  onClose: () => void;
}

/** Closes a remittance whose amount is not credited as a whole, with the reason. */
export function CloseRemittanceDialog({
  remittance: { id, version, uncredited },
  onClose,
}: CloseRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [send] = useCloseRemittanceMutation({ refetchQueries: 'active' });
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useFormSend(
    form,
    async ({ reason }) => {
      const answer = (await send({ variables: { input: { id, version, reason } } })).data?.closeRemittance;
      if (!answer?.remittance) return answer?.errors ?? [];
      notify.success(i18n.t('The remittance is closed'));
      onClose();
      return undefined;
    },
    i18n.t('The remittance could not be closed. Please try again.'),
  );
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Close remittance')}
      text={i18n.t('{amount} is credited to no order. Enter what this money is for.', {
        amount: exactNpr(uncredited, i18n.locale),
      })}
      confirm={i18n.t('Close remittance')}
      onSubmit={submit}
    />
  );
}
