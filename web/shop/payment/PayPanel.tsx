import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Collapse, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { emptyPayer, type PayerForm, payerResolver } from '#web/ui/form/payerFieldValues.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useScrollIntoView } from '#web/ui/navigation/useScrollIntoView.ts';
import { getAmountToPay } from '../booking/amountToPay.ts';
import { PaymentOption } from '../checkout/PaymentOption.tsx';
import { getAmountUnderReview } from '../transferReceipts/receiptsUnderReview.ts';
import { AttemptNotice, findAttemptToShow, findAwaitedAttempt } from './AttemptNotice.tsx';
import { isAttemptUnderReview } from './isPaymentUnderReview.ts';
import { MethodMark } from './MethodMark.tsx';
import { getMethodLimitText, getMethodNameForSentence } from './methodLimitText.ts';
import { OtherMethods } from './OtherMethods.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { getPaymentDeadlineText, isPastPaymentDeadline } from './paymentDeadlineText.ts';
import { useRequestedPayment } from './paymentIntent.ts';
import { getOnlineOptions, getPayOptions, hasPayPanel } from './payOptions.ts';
import { TransferUnderReview } from './TransferUnderReview.tsx';
import { type StartProblem, useStartPayment } from './useStartPayment.ts';

export interface PayPanelProps {
  order: Payable_OrderFragment;
  /** Token that gives a guest access to the order. */
  guestToken?: string | null;
  /** Token of a payment link, which allows paying but no other change. */
  payToken?: string | null;
  /** Reason why the payment could not be started when the order was placed. */
  startProblem?: StartProblem | null;
}

/** Choice of payment methods for the amount due. Renders nothing if nothing is due or no provider is available. */
export function PayPanel({ order, guestToken = null, payToken = null, startProblem = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const { requested, request } = useRequestedPayment();
  const isOnlineSelected = isOnline(order.paymentMethod) || payToken !== null;
  // An order that is awaiting confirmation asks the customer to wait for a call.
  const isOffered =
    (isOnlineSelected || !order.awaitsConfirmation) &&
    !isPastPaymentDeadline(order) &&
    !isAttemptUnderReview(order);
  // After switching to cash or a transfer, the customer does not need the notice of an abandoned attempt.
  const attemptToShow =
    isOnlineSelected || requested !== null ? findAttemptToShow(order) : findAwaitedAttempt(order);
  const transferAmount = getAmountUnderReview(order);
  const isPaymentAwaited = findAwaitedAttempt(order) !== null || transferAmount > 0;
  // While money may still arrive, another payment needs the customer's confirmation.
  const [isRetryConfirmed, setRetryConfirmed] = useState(false);
  const isFormOpen =
    isOffered && (isRetryConfirmed || ((isOnlineSelected || requested !== null) && !isPaymentAwaited));
  const panel = useScrollIntoView<HTMLDivElement>(requested === 'rest');
  if (!hasPayPanel(order)) return null;
  const isPastDeadline = isPastPaymentDeadline(order) && isOnlineSelected && !isPaymentAwaited;
  if (!isOffered && !attemptToShow && transferAmount === 0 && !isPastDeadline) return null;
  return (
    <Stack
      ref={panel}
      role="group"
      aria-label={i18n.t('Payment methods')}
      tabIndex={-1}
      sx={{ gap: 2, outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
    >
      {attemptToShow && <AttemptNotice attempt={attemptToShow} />}
      {transferAmount > 0 && <TransferUnderReview amount={transferAmount} />}
      {isPastDeadline && order.payBy && (
        <Alert severity="warning" variant="outlined">
          {getPaymentDeadlineText(i18n, { ...order, payBy: order.payBy })}
        </Alert>
      )}
      {isFormOpen && <PaymentForm {...{ order, guestToken, payToken, startProblem }} />}
      {!isFormOpen && isOffered && (
        <Button
          variant={isPaymentAwaited ? 'text' : 'outlined'}
          onClick={() => (isPaymentAwaited ? setRetryConfirmed(true) : request('rest'))}
          sx={{ alignSelf: 'start' }}
        >
          {isPaymentAwaited ? i18n.t('Use another payment method') : i18n.t('Pay online now')}
        </Button>
      )}
    </Stack>
  );
}

function PaymentForm({ order, guestToken, payToken, startProblem = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const { request } = useRequestedPayment();
  const options = payToken ? getOnlineOptions(order) : getPayOptions(order);
  const availableOptions = options.filter(({ upTo }) => upTo > 0);
  const [problem, setProblem] = useState<StartProblem | null>(startProblem);
  const [selectedMethod, setSelectedMethod] = useState<string | null>(null);
  const [failedMethod, setFailedMethod] = useState<PaymentMethod | null>(
    isOutage(startProblem) ? order.paymentMethod : null,
  );
  const suggestedOptions = availableOptions.filter(({ method }) => method !== failedMethod);
  const selectedOption =
    availableOptions.find(({ method }) => method === selectedMethod) ??
    suggestedOptions.find(({ method }) => method === order.paymentMethod) ??
    suggestedOptions[0] ??
    availableOptions[0];
  const form = useForm<PayerForm>({ resolver: payerResolver, defaultValues: { payer: emptyPayer } });
  const [isLeaving, setLeaving] = useState(false);
  const startPayment = useStartPayment();
  const formatAmount = (amount: number) => formatNpr(amount, i18n.locale);
  const isTransfer = selectedOption?.method === 'BANK_TRANSFER';
  const payerRequired = order.payerRequired && !isTransfer;
  const isPartialPayment = selectedOption !== undefined && selectedOption.upTo < getAmountToPay(order);
  // Only the first partial payment extends the deadline, and a booking has its own deadline.
  const isFirstPartialPayment =
    isPartialPayment && order.paymentStatus === 'UNPAID' && order.payBy !== null && !order.booking;

  async function pay(payerInput?: PayerForm) {
    if (!selectedOption) return;
    if (isTransfer) return request('transfer');
    setProblem(null);
    setLeaving(true);
    const paymentInput = { id: order.id, guestToken, payToken, method: selectedOption.method };
    const startError = await startPayment({ ...paymentInput, ...payerInput });
    if (!startError) return;
    const isPayerError = startError.field?.startsWith('payer.');
    setProblem((isPayerError ? showUserErrors(form, [startError])[0] : startError) ?? null);
    if (isOutage(startError)) {
      setFailedMethod(selectedOption.method);
      setSelectedMethod(null);
    }
    setLeaving(false);
  }

  return (
    <Box component="section" sx={{ bgcolor: 'background.tile', borderRadius: 1, p: { xs: 3, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {order.paymentStatus === 'PART_PAID'
          ? i18n.t('Pay the remaining {amount}', { amount: formatAmount(getAmountToPay(order)) })
          : i18n.t('Pay {amount}', { amount: formatAmount(getAmountToPay(order)) })}
      </Typography>
      {order.payBy && !order.booking?.isBooked && getAmountUnderReview(order) === 0 && (
        <Typography sx={{ mt: 1 }}>
          {getPaymentDeadlineText(i18n, { ...order, payBy: order.payBy })}
        </Typography>
      )}
      <RadioGroup
        aria-label={i18n.t('Payment method')}
        value={selectedOption?.method ?? ''}
        onChange={(_event, value) => setSelectedMethod(value)}
        sx={{ my: 2 }}
      >
        {options.map((option) => (
          <PaymentOption
            key={option.method}
            value={option.method}
            label={i18n.t(paymentTexts.method[option.method])}
            mark={<MethodMark method={option.method} />}
            text={
              getMethodLimitText(i18n, option, {
                due: getAmountToPay(order),
                options: order.paymentOptions,
              }) ??
              (option.method === 'BANK_TRANSFER' ? i18n.t('Transfer the amount to our bank account.') : '')
            }
            disabled={option.upTo === 0}
          />
        ))}
      </RadioGroup>
      {isFirstPartialPayment && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {i18n.t(
            'This part payment gives you more time to pay the remaining amount. Your order will show the new deadline.',
          )}
        </Typography>
      )}
      <Collapse in={payerRequired && selectedOption !== undefined} unmountOnExit sx={{ mb: 3 }}>
        <FormProvider {...form}>
          <PayerFields />
        </FormProvider>
      </Collapse>
      <Stack sx={{ gap: 2 }}>
        <FormAlert>{problem && getProblemText(problem)}</FormAlert>
        <Button
          variant="contained"
          size="large"
          disabled={!selectedOption}
          loading={isLeaving}
          onClick={() => void (payerRequired ? form.handleSubmit(pay)() : pay())}
          sx={{ alignSelf: { sm: 'start' }, fontVariantNumeric: 'tabular-nums' }}
        >
          {selectedOption
            ? i18n.t('Pay {amount} with {method}', {
                amount: formatAmount(selectedOption.upTo),
                method: getMethodNameForSentence(i18n, selectedOption.method),
              })
            : i18n.t('Choose a payment method')}
        </Button>
        {!payToken && <OtherMethods order={order} guestToken={guestToken} />}
      </Stack>
    </Box>
  );
}

function isOutage(problem: StartProblem | null): boolean {
  return problem?.code === 'PROVIDER_UNAVAILABLE';
}
