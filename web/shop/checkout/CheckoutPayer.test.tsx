import { ApolloLink } from '@apollo/client';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { NEVER } from 'rxjs';
import { expect, test } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { type CheckoutValues, emptyCheckout } from '#web/order/checkoutValues.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { shippingAddress } from '#web/testing/shippingAddress.ts';
import { cartAtom } from '../cart/cart.atoms.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { readDraft } from './checkoutDraft.ts';

const filledValues: CheckoutValues = {
  ...emptyCheckout,
  contact: { name: 'Sita Rai', email: 'sita@example.com', phone: '9841000000' },
  shippingAddress: { ...emptyCheckout.shippingAddress, ...shippingAddress, ward: '3', landmark: '' },
};

/** Opens the checkout with one item at this price. Returns the payers in the order requests. */
function openCheckout(price: number) {
  const payers: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'PlaceOrder') payers.push(variables.input.payer);
    return NEVER;
  });
  const product = { _id: '7', slug: 'haar', name: 'Haar', price, image: '/media/haar.webp' };
  const store = createStore();
  store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
  renderScreen(
    <Provider store={store}>
      <CheckoutForm
        initialValues={filledValues}
        isDraft={false}
        owner={null}
        addresses={[]}
        onPlaced={() => {}}
      />
    </Provider>,
    { at: '/checkout', path: '/checkout', link },
  );
  return payers;
}

const chooseTransfer = () => fireEvent.click(screen.getByLabelText('Bank transfer'));
const placeOrder = () => fireEvent.click(screen.getByText(/^Place order/));
const typeText = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// 847,458 plus 18 % tax is exactly 1,000,000.
test('a transfer of a million rupees includes the owner of the paying bank account', async () => {
  const payers = openCheckout(847_458);
  expect(screen.queryByLabelText('Account holder')).toBeNull();
  chooseTransfer();
  placeOrder();
  await screen.findByText('Enter the name of the account holder.');
  expect(screen.getByText('Enter the name of the bank.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Account holder'));
  expect(payers).toEqual([]);

  typeText('Account holder', 'Hari Rai');
  typeText('Bank', 'Nabil Bank');
  fireEvent.click(screen.getByLabelText('My family’s'));
  const payer = { accountHolder: 'Hari Rai', bank: 'Nabil Bank', relation: 'FAMILY' };
  expect(readDraft(null)?.payer).toEqual(payer);
  placeOrder();
  await waitFor(() => expect(payers).toEqual([payer]));
});

test('a transfer of one rupee less than a million does not include the owner of the paying bank account', async () => {
  const payers = openCheckout(847_457);
  chooseTransfer();
  expect(screen.queryByLabelText('Account holder')).toBeNull();
  placeOrder();
  await waitFor(() => expect(payers).toEqual([undefined]));
});
