import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Alert, Typography } from '@mui/material';
import { useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { reviewDecisionSchema } from '#domain/payments/reviewDecisionSchema.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { readNumber } from '#domain/text/readNumber.ts';
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
import { useResolveHeldPaymentMutation } from './Attempts.generated.ts';
import { attemptTexts } from './attemptTexts.ts';

export interface PaymentReviewDialogProps {
  order: Order;
  attempt: Attempt;
  onClose: () => void;
}

interface Values {
  decision: 'accept' | 'link' | 'dismiss';
  /** Id of the ledger entry that already records this payment. */
  paymentId: string;
  amount: string;
  note: string;
}

const rules = z.preprocess((values) => {
  const { decision, amount, note } = values as Values;
  return { note, amount: decision === 'accept' ? (readNumber(amount) ?? Number.NaN) : null };
}, reviewDecisionSchema) as unknown as z.ZodType<Values, Values>;

const CONFIRM_TEXTS = {
  accept: /*i18n*/ 'Accept payment',
  link: /*i18n*/ 'Link payments',
  dismiss: /*i18n*/ 'Dismiss payment',
} as const;
const DONE_TEXTS = {
  accept: /*i18n*/ 'Payment recorded',
  link: /*i18n*/ 'Payments linked',
  dismiss: /*i18n*/ 'Payment dismissed',
} as const;

/** Records the decision on a payment under review, for which the provider reported an unexpected result. */
export function PaymentReviewDialog({ order, attempt, onClose }: PaymentReviewDialogProps) {
  const { i18n } = useLingui();
  const notify = useNotify();
  const [decide] = useResolveHeldPaymentMutation();
  const { ref, method, amount: requestedAmount, received, reviewReason } = attempt;
  const maxAmount = Math.floor(received ?? 0);
  const isAcceptable = maxAmount > 0 && reviewReason !== 'USED_ELSEWHERE';
  const recordedPayments = order.staff.payments.filter(
    ({ kind, amount, voidedAt, isByProvider }) =>
      kind === 'PAYMENT' && amount === received && !voidedAt && !isByProvider,
  );
  const isPossibleDuplicate = reviewReason === 'POSSIBLE_DUPLICATE';
  const form = useForm<Values>({
    resolver: zodResolver(rules, undefined, { raw: true }),
    defaultValues: {
      decision: getDefaultDecision(attempt, { isAcceptable, isRecorded: recordedPayments.length > 0 }),
      paymentId: recordedPayments[0]?.id ?? '',
      amount: isAcceptable ? String(maxAmount) : '',
      note: '',
    },
  });
  const { control, formState } = form;
  const decision = useWatch({ control, name: 'decision' });
  const isAccepted = decision === 'accept';
  const amount = readNumber(useWatch({ control, name: 'amount' })) ?? 0;
  const formatAmount = (amountValue: number) => formatNpr(amountValue, i18n.locale);
  const overpayment = isAccepted ? amount - order.staff.due : 0;
  const { submit, problem } = useSubmitForm(
    form,
    async (values) => {
      const shouldAccept = values.decision !== 'dismiss';
      const input = {
        ref,
        accept: shouldAccept,
        note: values.note,
        ...toDecisionTerms(values, isPossibleDuplicate),
      };
      const payload = (await decide({ variables: { input } })).data?.resolvePaymentReview;
      if (!payload || payload.errors.length > 0) return payload?.errors ?? [];
      notify.success(i18n.t(DONE_TEXTS[values.decision]));
      onClose();
      return undefined;
    },
    i18n.t('Could not save the decision. Try again.'),
  );
  return (
    <FormDialog
      title={i18n.t('Payment by {provider}: {amount}', {
        provider: i18n.t(paymentTexts.method[method]),
        amount: formatAmount(requestedAmount),
      })}
      submitLabel={i18n.t(CONFIRM_TEXTS[decision])}
      problem={problem}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      {reviewReason && (
        <Typography color="textSecondary">{i18n.t(attemptTexts.reviewReasons[reviewReason])}</Typography>
      )}
      {isAcceptable ? (
        <>
          <SelectInput
            control={control}
            name="decision"
            label={i18n.t('Decision')}
            placeholder={null}
            options={[
              ...(recordedPayments.length > 0
                ? [{ value: 'link', label: i18n.t('Already recorded by staff: link the payments') }]
                : []),
              {
                value: 'accept',
                label: isPossibleDuplicate
                  ? i18n.t('Separate payment: accept it')
                  : i18n.t('Payment received: accept it'),
              },
              { value: 'dismiss', label: i18n.t('Payment not received: dismiss it') },
            ]}
          />
          {decision === 'link' && (
            <SelectInput
              control={control}
              name="paymentId"
              label={i18n.t('Recorded payment')}
              placeholder={null}
              options={recordedPayments.map((entry) => ({
                value: entry.id,
                label: [
                  i18n.t(paymentTexts.method[entry.method]),
                  formatAmount(entry.amount),
                  entry.reference,
                  entry.by,
                ]
                  .filter(Boolean)
                  .join(' · '),
              }))}
            />
          )}
          {isAccepted && (
            <TextInput
              control={control}
              name="amount"
              label={i18n.t('Amount (NPR)')}
              helperText={i18n.t('The provider reports that it received {amount}.', {
                amount: formatAmount(maxAmount),
              })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </>
      ) : (
        <Typography>
          {i18n.t(
            'This payment cannot be accepted here. If the money has reached your bank account, record it with “Record payment”.',
          )}
        </Typography>
      )}
      <TextInput
        control={control}
        name="note"
        label={i18n.t('Note')}
        helperText={i18n.t('Explain how you verified this. Visible to staff only.')}
        multiline
        minRows={2}
        maxLength={240}
      />
      {overpayment > 0 && (
        <Alert severity="warning" variant="outlined">
          {i18n.t('This is {over} more than the amount due. Refund the difference.', {
            over: formatAmount(overpayment),
          })}
        </Alert>
      )}
    </FormDialog>
  );
}

function getDefaultDecision(
  { reviewReason }: Attempt,
  { isAcceptable, isRecorded }: { isAcceptable: boolean; isRecorded: boolean },
): Values['decision'] {
  if (!isAcceptable || reviewReason === 'REFUNDED_BY_PROVIDER') return 'dismiss';
  return reviewReason === 'POSSIBLE_DUPLICATE' && isRecorded ? 'link' : 'accept';
}

/** Accepting a payment that may already be recorded confirms that it is a separate payment. */
function toDecisionTerms({ decision, amount, paymentId }: Values, isPossibleDuplicate: boolean) {
  if (decision === 'dismiss') return {};
  if (decision === 'link') return { paymentId };
  return { amount: readNumber(amount), ...(isPossibleDuplicate && { isSeparate: true }) };
}
