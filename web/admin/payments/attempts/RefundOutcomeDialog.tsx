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
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { useDecideProviderRefundMutation } from './Attempts.generated.ts';

export interface RefundFoundDialogProps {
  order: Order;
  attempt: Attempt;
  onClose: () => void;
}

interface Values {
  outcome: 'BACK' | 'NOT_BACK' | '';
  compensationReason: string;
}

/** What somebody found out of a refund that its provider had no answer for. */
export function RefundFoundDialog({ order, attempt, onClose }: RefundFoundDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideProviderRefundMutation();
  const form = useForm<Values>({ defaultValues: { outcome: '', compensationReason: '' } });
  const { control, formState } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const asked = attempt.refundAsked ?? 0;
  const provider = i18n.t(paymentTexts.method[attempt.method]);
  const amount = formatNpr(asked, i18n.locale);
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const wentBack = values.outcome === 'BACK';
      const compensationReason = values.compensationReason.trim() || null;
      const input = { ref: attempt.ref, wentBack, compensationReason: wentBack ? compensationReason : null };
      const answer = (await decide({ variables: { input } })).data?.decideProviderRefund;
      if (!answer || answer.errors.length > 0) return answer?.errors ?? [];
      notify.success(
        wentBack
          ? i18n.t('Refund of {amount} recorded', { amount })
          : i18n.t('Nothing went back: the refund is open again'),
      );
      onClose();
      return undefined;
    },
    i18n.t('The refund could not be recorded. Please try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Did {amount} go back?', { amount })}
      confirm={i18n.t('Save')}
      problem={problem}
      isSending={formState.isSubmitting}
      isIdle={outcome === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography color="textSecondary">
        {i18n.t(
          'Look in the pages of {provider}, or call them, before you say so. It cannot be undone here.',
          { provider },
        )}
      </Typography>
      <SelectInput
        control={control}
        name="outcome"
        label={i18n.t('What {provider} says', { provider })}
        options={[
          { value: 'BACK', label: i18n.t('The money went back') },
          { value: 'NOT_BACK', label: i18n.t('Nothing went back') },
        ]}
      />
      {outcome === 'BACK' && asked > order.staff.refundDue && (
        <TextInput
          control={control}
          name="compensationReason"
          label={i18n.t('What it compensates for')}
          autoComplete="off"
          maxLength={240}
        />
      )}
    </FormDialog>
  );
}
