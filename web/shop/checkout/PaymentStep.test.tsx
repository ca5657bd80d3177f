import { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useForm } from 'react-hook-form';
import { NEVER, of } from 'rxjs';
import { describe, expect, test } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useBookingChoice } from '../booking/useBookingChoice.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { PaymentStep } from './PaymentStep.tsx';

function Step({ paymentMethod = '' }: Partial<Pick<CheckoutValues, 'paymentMethod'>>) {
  const { control } = useForm<CheckoutValues>({ defaultValues: { ...emptyCheckout, paymentMethod } });
  return <PaymentStep control={control as never} booking={useBookingChoice(null)} termsError={null} />;
}

// 423,729 plus 18 % tax is exactly 500,000.
test.each([
  [423_728, false],
  [423_729, true],
])('for a cart of NPR %d cash on delivery is disabled with a reason: %j', (price, isDisabled) => {
  const product = { _id: '7', slug: 'haar', name: 'Haar', price, image: '/media/haar.webp' };
  const store = createStore();
  store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
  renderScreen(
    <Provider store={store}>
      <Step />
    </Provider>,
  );
  const cashRadio = screen.getByRole<HTMLInputElement>('radio', { name: /^Cash on delivery/ });
  expect(cashRadio.disabled).toBe(isDisabled);
  const group = screen.getByRole('group', { name: 'Payment' });
  expect(group.textContent?.includes('NPR 5,00,000')).toBe(isDisabled);
});

describe('a provider', () => {
  const offer = { least: 10, most: 200_000, note: '', noteNe: '', isTest: false };
  const providers = ['ESEWA', 'KHALTI'].map((method) => ({
    __typename: 'OfferedPaymentMethod',
    method,
    ...offer,
  }));
  const responses: Record<string, object> = {
    PaymentMethods: {
      store: {
        __typename: 'Store',
        paymentHoldMinutes: 60,
        transferHours: 72,
        minPartialPaymentPercent: 10,
        payWith: providers,
      },
    },
    PaymentOutages: { unavailablePaymentMethods: ['ESEWA'] },
  };
  const link = new ApolloLink(({ operationName: name = '' }) =>
    responses[name] ? of({ data: responses[name] }) : NEVER,
  );

  test('that does not respond is disabled with a reason, and another method is selected', async () => {
    const product = { _id: '7', slug: 'haar', name: 'Haar', price: 10_000, image: '/media/haar.webp' };
    const store = createStore();
    store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
    renderScreen(
      <Provider store={store}>
        <Step paymentMethod="ESEWA" />
      </Provider>,
      { link },
    );
    await screen.findByText(/^eSewa isn’t responding right now\./);
    const getRadio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    await waitFor(() => expect(getRadio(/^Khalti/).checked).toBe(true));
    expect([getRadio(/^eSewa/).disabled, getRadio(/^eSewa/).checked]).toEqual([true, false]);
    expect([getRadio(/^Khalti/).disabled, getRadio(/^Khalti/).checked]).toEqual([false, true]);
  });
});
