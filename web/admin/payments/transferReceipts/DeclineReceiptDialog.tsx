import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { receiptDeclineSchema } from '#domain/payments/transferReceiptSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import type { OrderSlips_SlipFragment as Slip } from '#web/admin/order/Order.generated.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDecideTransferReceiptMutation } from './OrderTransferReceipts.generated.ts';

export interface DeclineReceiptDialogProps {
  receipt: Slip;
  onClose: () => void;
}

/** Declines a transfer receipt because the money was not found, with a reason for the customer. */
export function DeclineReceiptDialog({ receipt, onClose }: DeclineReceiptDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideTransferReceiptMutation();
  const form = useForm<z.input<typeof receiptDeclineSchema>>({
    resolver: zodResolver(receiptDeclineSchema),
    defaultValues: { reason: '' },
  });
  const { submit, problem } = useSubmitForm(
    form,
    async ({ reason }) => {
      const input = { id: receipt.id, decision: 'DECLINE' as const, reason };
      const payload = (await decide({ variables: { input } })).data?.reviewTransferReceipt;
      if (!payload?.transferReceipt) return payload?.errors ?? [];
      notify.success(i18n.t('Transfer receipt declined'));
      onClose();
      return undefined;
    },
    i18n.t('Could not save the decision. Try again.'),
  );

  return (
    <FormDialog
      title={i18n.t('Decline the transfer receipt for {amount}?', {
        amount: formatNpr(receipt.amount, i18n.locale),
      })}
      text={i18n.t('No payment will be recorded. The customer can upload another receipt.')}
      submitLabel={i18n.t('Decline')}
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
        helperText={i18n.t('Visible to the customer.')}
        multiline
        minRows={2}
        maxLength={240}
        autoFocus
      />
    </FormDialog>
  );
}
