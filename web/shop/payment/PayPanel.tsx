import { useLingui } from '@lingui/react';
import { Box, Button, Collapse, RadioGroup, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { PaymentMethod } from '#domain/orders/orderLifecycle.ts';
import { isCalledOff } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { paymentTexts } from '#web/labels/paymentTexts.ts';
import { problemText } from '#web/locale/problemText.ts';
import { FormAlert } from '#web/ui/form/FormAlert.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { emptyPayer, type PayerForm, payerResolver } from '#web/ui/form/payerFieldValues.ts';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { toPay } from '../booking/toPay.ts';
import { PaymentOption } from '../checkout/PaymentOption.tsx';
import { amountBeingChecked } from '../slips/waitingSlips.ts';
import { AwaitedAttempt, awaitedAttempt } from './AwaitedAttempt.tsx';
import { MethodMark } from './MethodMark.tsx';
import { OtherWays } from './OtherWays.tsx';
import type { Payable_OrderFragment } from './Payable.generated.ts';
import { payByText } from './payByText.ts';
import { onlineOptions } from './payOptions.ts';
import { SlipWaits } from './SlipWaits.tsx';
import { type StartProblem, useStartPayment } from './useStartPayment.ts';
import { whyNotAll } from './whyNotAll.ts';

export interface PayPanelProps {
  order: Payable_OrderFragment;
  /** What opens the order of a guest. */
  guestToken?: string | null;
  /** Of a payment link, with which the order is paid and nothing about it changed. */
  payToken?: string | null;
  /** Why the payment that was begun with the order could not be. */
  notBegun?: StartProblem | null;
}

/** How what is still to pay of an order is paid at a provider's page; nothing where it is not, or cannot be. */
export function PayPanel({ order, guestToken = null, payToken = null, notBegun = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const isChosen = isOnline(order.paymentMethod) || payToken !== null;
  // The buyer was asked to wait for the store's call.
  const isOffered = isChosen || !order.awaitsConfirmation;
  const awaited = awaitedAttempt(order);
  const transferred = amountBeingChecked(order);
  const isAwaited = awaited !== null || transferred > 0;
  // What may be on its way is not asked for again, unless its buyer wants to pay all the same.
  const [wanted, setWanted] = useState<'opened' | 'insisted' | null>(isChosen ? 'opened' : null);
  const isOpen = wanted === 'insisted' || (wanted === 'opened' && !isAwaited);
  const options = onlineOptions(order);
  if (toPay(order) === 0 || isCalledOff(order.status) || options.length === 0) return null;
  if (!isOffered && !isAwaited) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      {awaited && <AwaitedAttempt attempt={awaited} />}
      {transferred > 0 && <SlipWaits amount={transferred} />}
      {isOpen && <Paying {...{ order, guestToken, payToken, notBegun }} />}
      {!isOpen && isOffered && (
        <Button
          variant={isAwaited ? 'text' : 'outlined'}
          onClick={() => setWanted(isAwaited ? 'insisted' : 'opened')}
          sx={{ alignSelf: 'start' }}
        >
          {isAwaited ? i18n.t('Pay another way anyway') : i18n.t('Pay online now')}
        </Button>
      )}
    </Stack>
  );
}

function Paying({ order, guestToken, payToken, notBegun = null }: PayPanelProps) {
  const { i18n } = useLingui();
  const options = onlineOptions(order);
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

  async function pay(told?: PayerForm) {
    if (!chosen) return;
    setProblem(null);
    setLeaving(true);
    const named = { orderId: order.id, guestToken, payToken, method: chosen.method };
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
        {i18n.t('Pay {amount}', { amount: npr(toPay(order)) })}
      </Typography>
      {order.payBy && !order.booking?.isBooked && amountBeingChecked(order) === 0 && (
        <Typography sx={{ mt: 1 }}>{payByText(i18n, { ...order, payBy: order.payBy })}</Typography>
      )}
      <RadioGroup
        aria-label={i18n.t('How to pay')}
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
            text={whyNotAll(i18n, option, order.paymentOptions) ?? ''}
            disabled={option.upTo === 0}
          />
        ))}
      </RadioGroup>
      <Collapse in={order.asksPayer && chosen !== undefined} unmountOnExit sx={{ mb: 3 }}>
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
          onClick={() => void (order.asksPayer ? form.handleSubmit(pay)() : pay())}
          sx={{ alignSelf: { sm: 'start' }, fontVariantNumeric: 'tabular-nums' }}
        >
          {chosen
            ? i18n.t('Pay {amount} by {method}', {
                amount: npr(chosen.upTo),
                method: i18n.t(paymentTexts.method[chosen.method]),
              })
            : i18n.t('Choose how to pay')}
        </Button>
        {!payToken && <OtherWays order={order} guestToken={guestToken} />}
      </Stack>
    </Box>
  );
}

function isOutage(problem: StartProblem | null): boolean {
  return problem?.code === 'PROVIDER_UNAVAILABLE';
}
