import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { heldDecisionSchema } from '#domain/payments/heldDecisionSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/numbers.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { FormDialog } from '#web/ui/form/FormDialog.tsx';
import { SelectInput } from '#web/ui/form/SelectInput.tsx';
import { TextInput } from '#web/ui/form/TextInput.tsx';
import { useFormSend } from '#web/ui/form/useFormSend.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import type { OrderSheet_OrderFragment as Order } from '../order/OrderPage.generated.ts';
import {
  type Attempt_AttemptFragment as Attempt,
  useDecideHeldPaymentMutation,
} from './Attempts.generated.ts';
import { attemptTexts } from './attemptTexts.ts';

export interface HeldPaymentDialogProps {
  order: Order;
  attempt: Attempt;
  onClose: () => void;
}

interface Values {
  decision: 'accept' | 'dismiss';
  amount: string;
  note: string;
}

const rules = z.preprocess((values) => {
  const { decision, amount, note } = values as Values;
  return { note, amount: decision === 'accept' ? (readNumber(amount) ?? Number.NaN) : null };
}, heldDecisionSchema) as unknown as z.ZodType<Values, Values>;

/** Whether a payment counts whose provider's answer was not the one that was expected. */
export function HeldPaymentDialog({ order, attempt, onClose }: HeldPaymentDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useDecideHeldPaymentMutation();
  const { ref, method, amount: asked, received, heldFor } = attempt;
  const most = Math.floor(received ?? 0);
  const isAcceptable = most > 0 && heldFor !== 'USED_ELSEWHERE';
  const form = useForm<Values>({
    resolver: zodResolver(rules, undefined, { raw: true }),
    defaultValues: {
      decision: isAcceptable && heldFor !== 'REFUNDED_THERE' ? 'accept' : 'dismiss',
      amount: isAcceptable ? String(most) : '',
      note: '',
    },
  });
  const { control, formState } = form;
  const isAccepted = useWatch({ control, name: 'decision' }) === 'accept';
  const amount = readNumber(useWatch({ control, name: 'amount' })) ?? 0;
  const npr = (money: number) => formatNpr(money, i18n.locale);
  const over = isAccepted ? amount - order.staff.due : 0;
  const { submit, problem } = useFormSend(
    form,
    async (values) => {
      const accept = values.decision === 'accept';
      const input = { ref, accept, note: values.note, ...(accept && { amount: readNumber(values.amount) }) };
      const answer = (await decide({ variables: { input } })).data?.decideHeldPayment;
      if (!answer || answer.errors.length > 0) return answer?.errors ?? [];
      notify.success(accept ? i18n.t('Payment entered in the ledger') : i18n.t('Payment dismissed'));
      onClose();
      return undefined;
    },
    i18n.t('The decision could not be saved. Please try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Payment by {provider}: {amount}', {
        provider: i18n.t(paymentTexts.method[method]),
        amount: npr(asked),
      })}
      confirm={isAccepted ? i18n.t('Accept payment') : i18n.t('Dismiss payment')}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {heldFor && <Typography color="textSecondary">{i18n.t(attemptTexts.held[heldFor])}</Typography>}
      {isAcceptable ? (
        <>
          <SelectInput
            control={control}
            name="decision"
            label={i18n.t('Decision')}
            placeholder={null}
            options={[
              { value: 'accept', label: i18n.t('The money came: accept it') },
              { value: 'dismiss', label: i18n.t('No money came: dismiss it') },
            ]}
          />
          {isAccepted && (
            <TextInput
              control={control}
              name="amount"
              label={i18n.t('Amount in rupees')}
              helperText={i18n.t('The provider says that {amount} came in.', { amount: npr(most) })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </>
      ) : (
        <Typography>
          {i18n.t(
            'No money of it can be accepted here. What you find in the bank is entered by “Record payment”.',
          )}
        </Typography>
      )}
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note')}
        helperText={i18n.t('How you know. Only staff read it.')}
        multiline
        minRows={2}
        maxLength={240}
      />
      {over > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('This is {over} more than is due: it is to be paid back.', { over: npr(over) })}
        </Alert>
      )}
    </FormDialog>
  );
}
