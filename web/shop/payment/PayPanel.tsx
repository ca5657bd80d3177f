import { useLingui } from '@lingui/react';
import { Alert, Box, Button, Collapse, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { problemText } from '#web/locale/problemText.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { emptyPayer, type PayerForm, payerResolver } from '#web/ui/form/payerFieldValues.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useArrival } from '#web/ui/navigation/useArrival.ts';
import { toPay } from '../booking/toPay.ts';
import { PaymentOption } from '../checkout/PaymentOption.tsx';
import { amountBeingChecked } from '../slips/waitingSlips.ts';
import { AttemptNotice, awaitedAttempt, noticedAttempt } from './AttemptNotice.tsx';
import { isAttemptChecked } from './isPaymentChecked.ts';
import { MethodMark } from './MethodMark.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { isTimeOver, payByText } from './payByText.ts';
import { hasPayPanel, methodsOf, onlineOptions } from './payOptions.ts';
import { usePayWish } from './payWish.ts';
import { SlipWaits } from './SlipWaits.tsx';
import { type StartProblem, useStartPayment } from './useStartPayment.ts';
import { methodInSentence, whyNotAll } from './whyNotAll.ts';

export interface PayPanelProps {
  order: Payable_OrderFragment;
  /** What opens the order of a guest. */
  guestToken?: string | null;
  /** Of a payment link, with which the order is paid and nothing about it changed. */
  payToken?: string | null;
  /** Why the payment that was begun with the order could not be. */
  notBegun?: StartProblem | null;
}

/**
 * The choice of payment methods for what is still to pay of an order. Renders nothing if nothing is due, or if no provider is
 * offered.
 */
export function PayPanel({ order, guestToken = null, payToken = null, notBegun = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const { wish, ask } = usePayWish();
  const isChosen = isOnline(order.paymentMethod) || payToken !== null;
  // The buyer was asked to wait for the store's call.
  const isOffered = (isChosen || !order.awaitsConfirmation) && !isTimeOver(order) && !isAttemptChecked(order);
  // An abandoned payment is of no use to a buyer who chose cash or a transfer since.
  const noticed = isChosen || wish !== null ? noticedAttempt(order) : awaitedAttempt(order);
  const transferred = amountBeingChecked(order);
  const isAwaited = awaitedAttempt(order) !== null || transferred > 0;
  // While money may be on its way, nothing more is asked for unless the buyer insists.
  const [isInsisted, setInsisted] = useState(false);
  const isOpen = isOffered && (isInsisted || ((isChosen || wish !== null) && !isAwaited));
  const panel = useArrival<HTMLDivElement>(wish === 'rest');
  if (!hasPayPanel(order)) return null;
  const isOver = isTimeOver(order) && isChosen && !isAwaited;
  if (!isOffered && !noticed && transferred === 0 && !isOver) return null;
  return (
    <Stack
      ref={panel}
      role="group"
      aria-label={i18n.t('Payment methods')}
      tabIndex={-1}
      sx={{ gap: 2, outline: 'none', scrollMarginTop: 'calc(var(--header-height) + 32px)' }}
    >
      {noticed && <AttemptNotice attempt={noticed} />}
      {transferred > 0 && <SlipWaits amount={transferred} />}
      {isOver && order.payBy && (
        <Alert severity="warning" variant="outlined">
          {payByText(i18n, { ...order, payBy: order.payBy })}
        </Alert>
      )}
      {isOpen && <Paying {...{ order, guestToken, payToken, notBegun }} />}
      {!isOpen && isOffered && (
        <Button
          variant={isAwaited ? 'text' : 'outlined'}
          onClick={() => (isAwaited ? setInsisted(true) : ask('rest'))}
          sx={{ alignSelf: 'start' }}
        >
          {isAwaited ? i18n.t('Use another payment method') : i18n.t('Pay online now')}
        </Button>
      )}
    </Stack>
  );
}

function Paying({ order, guestToken, payToken, notBegun = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const { ask } = usePayWish();
  const options = payToken ? onlineOptions(order) : methodsOf(order);
  const open = options.filter(({ upTo }) => upTo > 0);
  const [problem, setProblem] = useState<StartProblem | null>(notBegun);
  const [picked, setPicked] = useState<string | null>(null);
  const [failed, setFailed] = useState<PaymentMethod | null>(isOutage(notBegun) ? order.paymentMethod : null);
  const proposed = open.filter(({ method }) => method !== failed);
  const chosen =
    open.find(({ method }) => method === picked) ??
    proposed.find(({ method }) => method === order.paymentMethod) ??
    proposed[0] ??
    open[0];
  const form = useForm<PayerForm>({ resolver: payerResolver, defaultValues: { payer: emptyPayer } });
  const [isLeaving, setLeaving] = useState(false);
  const start = useStartPayment();
  const npr = (amount: number) => formatNpr(amount, i18n.locale);
  const isTransfer = chosen?.method === 'BANK_TRANSFER';
  const payerRequired = order.payerRequired && !isTransfer;
  const isPart = chosen !== undefined && chosen.upTo < toPay(order);
  // Later parts give no more time, and a booking has its own.
  const isFirstPart = isPart && order.paymentStatus === 'UNPAID' && order.payBy !== null && !order.booking;

  async function pay(told?: PayerForm) {
    if (!chosen) return;
    if (isTransfer) return ask('transfer');
    setProblem(null);
    setLeaving(true);
    const named = { id: order.id, guestToken, payToken, method: chosen.method };
    const refused = await start({ ...named, ...told });
    if (!refused) return;
    const isOnField = refused.field?.startsWith('payer.');
    setProblem((isOnField ? showUserErrors(form, [refused])[0] : refused) ?? null);
    if (isOutage(refused)) {
      setFailed(chosen.method);
      setPicked(null);
    }
    setLeaving(false);
  }

  return (
    <Box component="section" sx={{ bgcolor: 'background.tile', borderRadius: 1, p: { xs: 3, sm: 4 } }}>
      <Typography variant="h3" component="h2">
        {order.paymentStatus === 'PART_PAID'
          ? i18n.t('Pay the remaining {amount}', { amount: npr(toPay(order)) })
          : i18n.t('Pay {amount}', { amount: npr(toPay(order)) })}
      </Typography>
      {order.payBy && !order.booking?.isBooked && amountBeingChecked(order) === 0 && (
        <Typography sx={{ mt: 1 }}>{payByText(i18n, { ...order, payBy: order.payBy })}</Typography>
      )}
      <RadioGroup
        aria-label={i18n.t('Payment method')}
        value={chosen?.method ?? ''}
        onChange={(_event, value) => setPicked(value)}
        sx={{ my: 2 }}
      >
        {options.map((option) => (
          <PaymentOption
            key={option.method}
            value={option.method}
            label={i18n.t(paymentTexts.method[option.method])}
            mark={<MethodMark method={option.method} />}
            text={
              whyNotAll(i18n, option, { due: toPay(order), options: order.paymentOptions }) ??
              (option.method === 'BANK_TRANSFER' ? i18n.t('Transfer it to our bank account.') : '')
            }
            disabled={option.upTo === 0}
          />
        ))}
      </RadioGroup>
      {isFirstPart && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {i18n.t('This part payment gives you more time for the rest. Your order then shows until when.')}
        </Typography>
      )}
      <Collapse in={payerRequired && chosen !== undefined} unmountOnExit sx={{ mb: 3 }}>
        <FormProvider {...form}>
          <PayerFields />
        </FormProvider>
      </Collapse>
      <Stack sx={{ gap: 2 }}>
        <FormAlert>{problem && problemText(problem)}</FormAlert>
        <Button
          variant="contained"
          size="large"
          disabled={!chosen}
          loading={isLeaving}
          onClick={() => void (payerRequired ? form.handleSubmit(pay)() : pay())}
          sx={{ alignSelf: { sm: 'start' }, fontVariantNumeric: 'tabular-nums' }}
        >
          {chosen
            ? i18n.t('Pay {amount} with {method}', {
                amount: npr(chosen.upTo),
                method: methodInSentence(i18n, chosen.method),
              })
            : i18n.t('Choose a payment method')}
        </Button>
        {!payToken && <OtherWays order={order} guestToken={guestToken} />}
      </Stack>
    </Box>
  );
}

function isOutage(problem: StartProblem | null): boolean {
  return problem?.code === 'PROVIDER_UNAVAILABLE';
}
