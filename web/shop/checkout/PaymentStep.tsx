import { useLingui } from '@lingui/react';
import { Collapse, FormHelperText, RadioGroup } from '@mui/material';
import { useEffect, useEffectEvent, useId } from 'react';
import { useController } from 'react-hook-form';
import { findBookingMethodProblem, findPaymentProblem } from '#domain/orders/payment.ts';
import { isOnline } from '#domain/payments/onlineMethods.ts';
import { getProblemText } from '#web/locale/problemText.ts';
import { requiresPayer } from '#web/order/checkoutValues.ts';
import { useStoreSettings } from '#web/store/StoreSettingsProvider.tsx';
import { PayerFields } from '#web/ui/form/PayerFields.tsx';
import { BookingChoiceFields, type BookingChoiceFieldsProps } from '../booking/BookingChoiceFields.tsx';
import { useCart } from '../cart/useCart.ts';
import { CheckoutStep } from './CheckoutStep.tsx';
import type { CheckoutControl } from './checkoutControl.ts';
import { OnlineOption } from './OnlineOption.tsx';
import { PaymentOption } from './PaymentOption.tsx';
import { BankAccount } from './success/BankAccount.tsx';
import { useOnlineOptions } from './useOnlineOptions.ts';

interface PaymentStepProps extends Omit<BookingChoiceFieldsProps, 'total' | 'error'> {
  control: CheckoutControl;
  /** Reason why the booking terms must be accepted again. */
  termsError: string | null;
}

export function PaymentStep({ control, booking, termsError, termsRef }: PaymentStepProps) {
  const { i18n } = useLingui();
  const { codLimit } = useStoreSettings();
  const { totals } = useCart();
  const errorId = useId();
  const { field, fieldState } = useController({ control, name: 'paymentMethod' });
  const { finalTotal } = totals;
  const amountDue = booking.input?.advance ?? finalTotal;
  const cashProblem = booking.isBooking
    ? findBookingMethodProblem('COD')
    : findPaymentProblem('COD', finalTotal, codLimit);
  const error = fieldState.error?.message;
  const { offers, options } = useOnlineOptions({ due: amountDue, finalTotal });
  const isOutage = options.some(
    ({ method, problem }) => method === field.value && problem?.code === 'PROVIDER_UNAVAILABLE',
  );
  const selectOtherMethod = useEffectEvent(() =>
    field.onChange(options.find(({ method, upTo }) => isOnline(method) && upTo > 0)?.method ?? ''),
  );
  useEffect(() => {
    if (isOutage) selectOtherMethod();
  }, [isOutage]);

  return (
    <CheckoutStep number={3} title={i18n.t('Payment')}>
      <BookingChoiceFields booking={booking} total={finalTotal} error={termsError} termsRef={termsRef} />
      <div>
        <RadioGroup
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          aria-label={i18n.t('Payment')}
          aria-describedby={error ? errorId : undefined}
        >
          <PaymentOption
            value="COD"
            label={i18n.t('Cash on delivery')}
            text={
              cashProblem ? getProblemText(cashProblem) : i18n.t('Pay the courier when your parcel arrives.')
            }
            disabled={cashProblem !== null}
            inputRef={cashProblem ? undefined : field.ref}
          />
          <PaymentOption
            value="BANK_TRANSFER"
            label={i18n.t('Bank transfer')}
            text={
              booking.isBooking
                ? i18n.t('Transfer the advance to our account. We’ll book your pieces once we receive it.')
                : i18n.t(
                    'Transfer the total to our account. We’ll ship your order once we receive your payment.',
                  )
            }
            inputRef={cashProblem ? field.ref : undefined}
          />
          {offers.map((offer) => {
            const option = options.find(({ method }) => method === offer.method);
            return (
              option && (
                <OnlineOption
                  key={offer.method}
                  option={option}
                  paymentChoice={{ due: amountDue, options }}
                  offer={offer}
                />
              )
            );
          })}
        </RadioGroup>
        {error && (
          <FormHelperText error id={errorId}>
            {i18n.t(error)}
          </FormHelperText>
        )}
      </div>
      <Collapse in={requiresPayer(field.value, finalTotal)} unmountOnExit>
        <PayerFields />
      </Collapse>
      <Collapse in={field.value === 'BANK_TRANSFER'} unmountOnExit>
        <BankAccount
          text={i18n.t(
            'Use your order number as the reference. For large orders, we’ll call you first, so please wait to pay until your order page asks you to.',
          )}
        />
      </Collapse>
    </CheckoutStep>
  );
}
