import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { BOOKING_PROBLEMS } from '#domain/orders/booking/bookingProblems.ts';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { bookingMethodProblem, paymentProblem } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { problemText } from '#web/locale/problemText.ts';
import { type CheckoutValues, toCheckout } from '#web/order/checkoutValues.ts';
import { useStore } from '#web/store/StoreSettingsProvider.tsx';
import { showUserErrors } from '#web/ui/form/showUserErrors.ts';
import { useUnsavedWork } from '#web/ui/form/unsavedWork.ts';
import type { SavedAddress_AddressFragment } from '../account/addresses/Addresses.generated.ts';
import { Assurances } from '../assurances/Assurances.tsx';
import { useBookingChoice } from '../booking/useBookingChoice.ts';
import { useCart } from '../cart/useCart.ts';
import { SummaryColumns } from '../layout/SummaryColumns.tsx';
import { CheckoutSummary, FoldedCheckoutSummary } from './CheckoutSummary.tsx';
import { ContactStep } from './ContactStep.tsx';
import { CartChanges } from './cartCheck/CartChanges.tsx';
import { saveDraft } from './checkoutDraft.ts';
import { DeliveryStep } from './DeliveryStep.tsx';
import { HeldPrice } from './held/HeldPrice.tsx';
import { useHeldCart } from './held/useHeldCart.ts';
import { OrderProblemAlert } from './OrderProblemAlert.tsx';
import type { OrderProblem } from './orderProblem.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { usePlaceOrder } from './usePlaceOrder.ts';

export interface CheckoutFormProps {
  initialValues: CheckoutValues;
  /** Whether these were typed before, and are sent nowhere yet. */
  isDraft: boolean;
  /** The account that fills it in, null for a guest. */
  owner: string | null;
  /** Those that the account has saved. */
  addresses: readonly SavedAddress_AddressFragment[];
  onPlaced: () => void;
}

export function CheckoutForm({ initialValues, isDraft, owner, addresses, onPlaced }: CheckoutFormProps) {
  const { i18n } = useLingui();
  const { totals } = useCart();
  const { codLimit } = useStore();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const check = useHeldCart();
  const booking = useBookingChoice(check.bookingTerms);
  const [termsError, setTermsError] = useState<string | null>(null);
  const tick = useRef<HTMLInputElement>(null);
  const placeOrder = usePlaceOrder({ recheck: check.recheck, onPlaced });
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const alert = useRef<HTMLDivElement>(null);
  const form = useForm<CheckoutValues>({
    defaultValues: initialValues,
    resolver: checkoutResolver(totals.finalTotal),
  });
  useUnsavedWork(form.formState.isDirty || isDraft);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(owner, values) }),
    [form, owner],
  );
  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  /** The price went up while the form was filled in: that is told where the order is placed, and moves no field. */
  const isOver = check.ended !== null;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    setTermsError(null);
    const checkout = checkoutSchema.parse(toCheckout(values, totals.finalTotal));
    const refused = booking.isBooking
      ? bookingMethodProblem(checkout.paymentMethod)
      : paymentProblem(checkout.paymentMethod, totals.finalTotal, codLimit);
    if (refused)
      return form.setError('paymentMethod', { message: problemText(refused) }, { shouldFocus: true });

    if (booking.isBooking && !booking.isAccepted) {
      setTermsError(BOOKING_PROBLEMS.BOOKING_NOT_ACCEPTED.message);
      return tick.current?.focus();
    }
    const outcome = await placeOrder(checkout, totals.finalTotal, booking.input);
    if (outcome?.kind !== 'refused') return setProblem(outcome);
    const messages = showUserErrors(form, outcome.errors).map(({ message }) => message);
    setProblem(messages.length > 0 ? { kind: 'other', messages } : null);
  });

  return (
    <SummaryColumns>
      <Stack sx={{ gap: 4, maxWidth: { lg: 720 } }}>
        {!isWide && <FoldedCheckoutSummary check={check} />}
        {problem?.kind !== 'stock' && !isOver && <CartChanges check={check} />}
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 5 }}>
          <FormProvider {...form}>
            <ContactStep />
            <DeliveryStep control={form.control} addresses={addresses} />
            <PaymentStep control={form.control} booking={booking} termsError={termsError} tick={tick} />
          </FormProvider>
          <Stack sx={{ gap: 2 }}>
            <OrderProblemAlert
              problem={problem}
              check={check}
              ref={alert}
              onSolved={() => setProblem(null)}
            />
            {problem?.kind !== 'stock' && isOver && <CartChanges check={check} />}
            <HeldPrice held={check.held} ended={problem?.kind === 'price' ? null : check.ended} />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={form.formState.isSubmitting}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {booking.input
                ? i18n.t('Book · {advance} now', { advance: formatNpr(booking.input.advance, i18n.locale) })
                : i18n.t('Place order · {total}', { total: formatNpr(totals.finalTotal, i18n.locale) })}
            </Button>
            <Assurances />
          </Stack>
        </Stack>
      </Stack>
      {isWide && <CheckoutSummary check={check} />}
    </SummaryColumns>
  );
}

/** The rules of the checkout, asked about what the form means; the form keeps its values as they were typed. */
function checkoutResolver(finalTotal: number) {
  const rules = z.preprocess(
    (values) => toCheckout(values as CheckoutValues, finalTotal),
    checkoutSchema,
  ) as unknown as z.ZodType<CheckoutValues, CheckoutValues>;
  return zodResolver(rules, undefined, { raw: true });
}
