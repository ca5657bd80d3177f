import { useLingui } from '@lingui/react';
import { Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import type {
  Attempt_AttemptFragment as Attempt,
  OrderSheet_OrderFragment as Order,
} from '#web/admin/order/Order.generated.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useSubmitForm } from '#web/ui/form/useSubmitForm.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDecideProviderRefundMutation } from './Attempts.generated.ts';

export interface RefundOutcomeDialogProps {
  order: Order;
  attempt: Attempt;
  onClose: () => void;
}

interface Values {
  outcome: 'BACK' | 'NOT_BACK' | '';
  compensationReason: string;
}

/** Records the outcome of a refund request to which the provider did not respond. */
export function RefundOutcomeDialog({ order, attempt, onClose }: RefundOutcomeDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideProviderRefundMutation();
  const form = useForm<Values>({ defaultValues: { outcome: '', compensationReason: '' } });
  const { control, formState } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const requestedAmount = attempt.refundRequested ?? 0;
  const provider = i18n.t(paymentTexts.method[attempt.method]);
  const amount = formatNpr(requestedAmount, i18n.locale);
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const isRefunded = values.outcome === 'BACK';
      const compensationReason = values.compensationReason.trim() || null;
      const input = {
        ref: attempt.ref,
        isRefunded,
        compensationReason: isRefunded ? compensationReason : null,
      };
      const payload = (await decide({ variables: { input } })).data?.resolveProviderRefund;
      if (!payload || payload.errors.length > 0) return payload?.errors ?? [];
      notify.success(
        isRefunded
          ? i18n.t('Refund of {amount} recorded', { amount })
          : i18n.t('Recorded as not refunded. You can try the refund again.'),
      );
      onClose();
      return undefined;
    },
    i18n.t('Could not record the refund. Try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Was {amount} refunded?', { amount })}
      submitLabel={i18n.t('Save')}
      problem={problem}
      isSending={formState.isSubmitting}
      isSubmitDisabled={outcome === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {i18n.t('Check with {provider} before you answer. This cannot be undone here.', { provider })}
      </Typography>
      <SelectInput
        control={control}
        name="outcome"
        label={i18n.t('Status at {provider}', { provider })}
        options={[
          { value: 'BACK', label: i18n.t('Refunded') },
          { value: 'NOT_BACK', label: i18n.t('Not refunded') },
        ]}
      />
      {outcome === 'BACK' && requestedAmount > order.staff.refundDue && (
        <TextInput
          control={control}
          name="compensationReason"
          label={i18n.t('Reason for compensation')}
          autoComplete="off"
          maxLength={240}
        />
      )}
    </FormDialog>
  );
}
