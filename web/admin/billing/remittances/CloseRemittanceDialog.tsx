import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import { formatExactNpr } from '#web/admin/ui/exactNpr.ts';
import { ReasonDialog, type ReasonValues } from '#web/admin/ui/ReasonDialog.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import {
  type Remittances_WholeFragment as Remittance,
  useCloseRemittanceMutation,
} from './Remittances.generated.ts';

interface CloseRemittanceDialogProps {
  remittance: Pick<Remittance, 'id' | 'version' | 'uncredited'>;
  onClose: () => void;
}

/** Closes a remittance that is not fully credited, with the reason. */
export function CloseRemittanceDialog({
  remittance: { id, version, uncredited },
  onClose,
}: CloseRemittanceDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [closeRemittance] = useCloseRemittanceMutation({ refetchQueries: 'active' });
  const form = useForm<ReasonValues>({ defaultValues: { reason: '' } });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const payload = (await closeRemittance({ variables: { input: { id, version, reason } } })).data
        ?.closeRemittance;
      if (!payload?.remittance) return payload?.errors ?? [];
      notify.success(i18n.t('Remittance closed'));
      onClose();
      return undefined;
    },
    i18n.t('Could not close the remittance. Try again.'),
  );
  return (
    <ReasonDialog
      {...{ form, problem, onClose }}
      title={i18n.t('Close remittance')}
      text={i18n.t('{amount} is not credited to any order. Enter what this money is for.', {
        amount: formatExactNpr(uncredited, i18n.locale),
      })}
      submitLabel={i18n.t('Close remittance')}
      onSubmit={submit}
    />
  );
}
