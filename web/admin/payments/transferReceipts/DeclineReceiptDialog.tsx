import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { slipDeclineSchema } from '#domain/payments/transferSlipSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDecideTransferSlipMutation } from './OrderSlips.generated.ts';

export interface DeclineSlipDialogProps {
  slip: Slip;
  onClose: () => void;
}

/** That the money of a slip was not found, and why, which its buyer reads. */
export function DeclineSlipDialog({ slip, onClose }: DeclineSlipDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideTransferSlipMutation();
  const form = useForm<z.input<typeof slipDeclineSchema>>({
    resolver: zodResolver(slipDeclineSchema),
    defaultValues: { reason: '' },
  });
  const { submit, problem } = useFormSend(
    form,
    async ({ reason }) => {
      const input = { id: slip.id, decision: 'DECLINE' as const, reason };
      const answer = (await decide({ variables: { input } })).data?.decideTransferSlip;
      if (!answer?.slip) return answer?.errors ?? [];
      notify.success(i18n.t('Slip declined'));
      onClose();
      return undefined;
    },
    i18n.t('The decision could not be saved. Please try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Decline the slip of {amount}?', { amount: formatNpr(slip.amount, i18n.locale) })}
      text={i18n.t('No money is entered. The buyer can send another slip.')}
      confirm={i18n.t('Decline')}
      confirmColor="error"
      problem={problem}
      isSending={form.formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        control={form.control}
        name="reason"
        label={i18n.t('Reason')}
        helperText={i18n.t('The buyer reads it.')}
        multiline
        minRows={2}
        maxLength={240}
        autoFocus
      />
    </FormDialog>
  );
}
