import { zodResolver } from '@hookform/resolvers/zod';
import { useLingui } from '@lingui/react';
import { Button, Stack, useMediaQuery } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { BOOKING_PROBLEMS } from '#domain/orders/booking/bookingProblems.ts';
import { checkoutSchema } from '#domain/orders/checkoutSchema.ts';
import { findBookingMethodProblem, findPaymentProblem } from '#domain/orders/payment.ts';
import { formatNpr } from '#domain/pricing/money.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { type CheckoutValues, toCheckoutInput } from '#web/order/checkoutValues.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
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
import { OrderProblemAlert } from './OrderProblemAlert.tsx';
import type { OrderProblem } from './orderProblem.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { PriceHold } from './priceHold/PriceHold.tsx';
import { useQuotedCart } from './priceHold/useQuotedCart.ts';
import { usePlaceOrder } from './usePlaceOrder.ts';

export interface CheckoutFormProps {
  initialValues: CheckoutValues;
  /** True if the values come from a draft and have not been sent. */
  isDraft: boolean;
  /** Id of the account that fills in the form; null for a guest. */
  owner: string | null;
  /** Saved addresses of the account. */
  addresses: readonly SavedAddress_AddressFragment[];
  onPlaced: () => void;
}

export function CheckoutForm({ initialValues, isDraft, owner, addresses, onPlaced }: CheckoutFormProps) {
  const { i18n } = useLingui();
  const { totals } = useCart();
  const { codLimit } = useStoreSettings();
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('md'));
  const quotedCart = useQuotedCart();
  const booking = useBookingChoice(quotedCart.bookingTerms);
  const [termsError, setTermsError] = useState<string | null>(null);
  const termsRef = useRef<HTMLInputElement>(null);
  const placeOrder = usePlaceOrder({ recheck: quotedCart.recheck, onPlaced });
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const alertRef = useRef<HTMLDivElement>(null);
  const form = useForm<CheckoutValues>({
    defaultValues: initialValues,
    resolver: createCheckoutResolver(totals.finalTotal),
  });
  useUnsavedWork(form.formState.isDirty || isDraft);

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(owner, values) }),
    [form, owner],
  );
  useEffect(() => {
    if (problem) alertRef.current?.focus();
  }, [problem]);

  /** True if a price hold has ended. Changed prices are then shown above the order button, so that no field moves. */
  const hasPriceHoldEnded = quotedCart.endReason !== null;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    setTermsError(null);
    const checkout = checkoutSchema.parse(toCheckoutInput(values, totals.finalTotal));
    const methodProblem = booking.isBooking
      ? findBookingMethodProblem(checkout.paymentMethod)
      : findPaymentProblem(checkout.paymentMethod, totals.finalTotal, codLimit);
    if (methodProblem)
      return form.setError(
        'paymentMethod',
        { message: getProblemText(methodProblem) },
        { shouldFocus: true },
      );

    if (booking.isBooking && !booking.isAccepted) {
      setTermsError(BOOKING_PROBLEMS.BOOKING_NOT_ACCEPTED.message);
      return termsRef.current?.focus();
    }
    const outcome = await placeOrder(checkout, totals.finalTotal, booking.input);
    if (outcome?.kind !== 'refused') return setProblem(outcome);
    const messages = showUserErrors(form, outcome.errors).map(({ message }) => message);
    setProblem(messages.length > 0 ? { kind: 'other', messages } : null);
  });

  return (
    <SummaryColumns>
      <Stack sx={{ gap: 4, maxWidth: { lg: 720 } }}>
        {!isWide && <FoldedCheckoutSummary check={quotedCart} />}
        {problem?.kind !== 'stock' && !hasPriceHoldEnded && <CartChanges check={quotedCart} />}
        <Stack component="form" noValidate onSubmit={submit} sx={{ gap: 5 }}>
          <FormProvider {...form}>
            <ContactStep />
            <DeliveryStep control={form.control} addresses={addresses} />
            <PaymentStep
              control={form.control}
              booking={booking}
              termsError={termsError}
              termsRef={termsRef}
            />
          </FormProvider>
          <Stack sx={{ gap: 2 }}>
            <OrderProblemAlert
              problem={problem}
              check={quotedCart}
              ref={alertRef}
              onSolved={() => setProblem(null)}
            />
            {problem?.kind !== 'stock' && hasPriceHoldEnded && <CartChanges check={quotedCart} />}
            <PriceHold
              priceHold={quotedCart.priceHold}
              endReason={problem?.kind === 'price' ? null : quotedCart.endReason}
            />
            <Button
              type="submit"
              variant="contained"
              size="large"
              loading={form.formState.isSubmitting}
              sx={{ fontVariantNumeric: 'tabular-nums' }}
            >
              {booking.input
                ? i18n.t('Book · pay {advance} now', {
                    advance: formatNpr(booking.input.advance, i18n.locale),
                  })
                : i18n.t('Place order · {total}', { total: formatNpr(totals.finalTotal, i18n.locale) })}
            </Button>
            <Assurances />
          </Stack>
        </Stack>
      </Stack>
      {isWide && <CheckoutSummary check={quotedCart} />}
    </SummaryColumns>
  );
}

/** Validates the converted values; the form keeps the values as typed. */
function createCheckoutResolver(finalTotal: number) {
  const rules = z.preprocess(
    (values) => toCheckoutInput(values as CheckoutValues, finalTotal),
    checkoutSchema,
  ) as unknown as z.ZodType<CheckoutValues, CheckoutValues>;
  return zodResolver(rules, undefined, { raw: true });
}
