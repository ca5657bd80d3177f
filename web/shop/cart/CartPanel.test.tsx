import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { of } from 'rxjs';
import { expect, test } from 'vitest';
import { emptyCart, openCart } from '#domain/orders/cart/cart.ts';
import { applyCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CartPanel } from './CartPanel.tsx';
import { cartAtom } from './cart.atoms.ts';

interface PanelOptions {
  showPricesWithTax?: boolean;
  /** Available stock; unknown if undefined. */
  stock?: number;
}

function openPanelWithLine(price: number, quantity: number, options?: PanelOptions) {
  return openPanel([{ price, quantity }], options);
}

function openPanel(
  lines: { price: number; quantity: number }[],
  { showPricesWithTax = true, stock }: PanelOptions = {},
) {
  const store = createStore();
  const cart = lines.reduce((state, { price, quantity }, index) => {
    const product = { _id: '7', slug: 'mundri', name: 'Mundri', price, image: '/media/mundri.webp' };
    return addLine(state, { product, quantity, variant: { size: '14' } }, `line-${index + 1}`);
  }, emptyCart);
  store.set(cartAtom, () => openCart(cart));
  const variants = [{ __typename: 'Variant', id: '7-14', size: '14', price: lines[0]?.price, stock }];
  const node = { __typename: 'Product', id: '7', variants };
  const products = { __typename: 'ProductConnection', edges: [{ __typename: 'ProductEdge', node }] };
  renderScreen(
    <Provider store={store}>
      <CartPanel />
    </Provider>,
    {
      store: { showPricesWithTax },
      ...(stock !== undefined && { link: new ApolloLink(() => of({ data: { products } })) }),
    },
  );
  return store;
}

/** Returns the amount shown next to a label in the summary. */
const getAmountText = (label: string) =>
  screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;

test('below the threshold the panel shows the amount still needed for free shipping', () => {
  openPanelWithLine(4999, 1);
  expect(screen.getByText('Shipping calculated at checkout.')).toBeTruthy();
  expect(screen.getByText('Add NPR 1 for free shipping')).toBeTruthy();
  expect(screen.getByText('Free shipping on orders of NPR 5,000 or more, before tax')).toBeTruthy();
});

test('lines show prices with tax, and the summary shows the subtotal before tax, the tax and the sum of the lines', () => {
  openPanelWithLine(185_580, 1);
  expect(screen.getByText('NPR 2,18,984 each · incl. tax')).toBeTruthy();
  expect(screen.getAllByText('NPR 2,18,984')).toHaveLength(2);
  expect(getAmountText('Subtotal')).toBe('NPR 1,85,580');
  expect(getAmountText('Estimated tax (18%)')).toBe('NPR 33,404');
  expect(getAmountText('Total incl. tax')).toBe('NPR 2,18,984');
});

test('the lines add up to the total exactly', () => {
  openPanel(Array.from({ length: 7 }, (_, index) => ({ price: 25 + index, quantity: 3 })));
  const parseNpr = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''));
  const lines = screen
    .getAllByRole('listitem')
    .map((line) => parseNpr(line.querySelector('a + span')?.textContent));
  expect(lines).toHaveLength(7);
  expect(lines.reduce((total, lineTotal) => total + lineTotal, 0)).toBe(
    parseNpr(getAmountText('Total incl. tax')),
  );
});

test('if the shop shows prices before tax, only the subtotal is shown', () => {
  openPanelWithLine(2500, 1, { showPricesWithTax: false });
  expect(screen.getByText('NPR 2,500 each')).toBeTruthy();
  expect(screen.getAllByText('NPR 2,500')).toHaveLength(2);
  expect(screen.getByText('Free shipping on orders of NPR 5,000 or more, before tax')).toBeTruthy();
  expect(screen.queryByText(/incl\. tax/i)).toBeNull();
});

test('shipping is free if the subtotal equals the threshold', () => {
  openPanelWithLine(2500, 2);
  expect(screen.getByText('Free shipping applied!')).toBeTruthy();
  expect(screen.queryByText('Shipping calculated at checkout.')).toBeNull();
});

test('a line shows its product, size and prices, and its quantity cannot go below one', async () => {
  const store = openPanelWithLine(2500, 2);
  expect(screen.getByRole('dialog', { name: 'Shopping Cart (2)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mundri' }).getAttribute('href')).toBe('/products/mundri');
  expect(screen.getByText('Size: 14')).toBeTruthy();
  expect(screen.getByText('NPR 2,950 each · incl. tax')).toBeTruthy();

  const decreaseButton = screen.getByRole('button', { name: 'Decrease quantity' });
  await userEvent.click(decreaseButton);
  expect(store.get(cartAtom).items[0]?.quantity).toBe(1);
  expect(decreaseButton).toHaveProperty('disabled', true);
});

test.each(['Mundri', 'View Cart', 'Checkout', 'Continue Shopping'])(
  'the link "%s" closes the panel',
  async (name) => {
    const store = openPanelWithLine(2500, 2);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(store.get(cartAtom).isOpen).toBe(false);
  },
);

test('after the last line is removed the panel still handles Escape', () => {
  const store = openPanelWithLine(2500, 1);
  const removeButton = screen.getByRole('button', { name: 'Remove Mundri' });
  removeButton.focus();
  fireEvent.click(removeButton);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(store.get(cartAtom)).toMatchObject({ items: [], isOpen: false });
});

test('Back closes the panel and stays on the page', async () => {
  window.history.replaceState({ page: 'beneath' }, '');
  const store = openPanelWithLine(2500, 2);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
  window.history.back();
  await waitFor(() => expect(store.get(cartAtom).isOpen).toBe(false));
  expect(window.history.state).toEqual({ page: 'beneath' });
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close cart' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes the panel and leaves no history entry', async (_action, close) => {
  window.history.replaceState({ page: 'beneath' }, '');
  const store = openPanelWithLine(2500, 2);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
  await close();
  expect(store.get(cartAtom).isOpen).toBe(false);
  await waitFor(() => expect(window.history.state).toEqual({ page: 'beneath' }));
});

test('on a short screen the lines keep their height and the entire panel scrolls', () => {
  openPanelWithLine(2500, 2);
  const lines = screen.getByRole('list');
  const shortScreenRules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-height'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => lines.matches(selectorText));
  expect(shortScreenRules.map(({ style }) => style.getPropertyValue('flex'))).toEqual(['0 0 auto']);
});

test('undo restores a removed line with its position, quantity, size and coupon', async () => {
  const store = openPanelWithLine(2500, 2);
  const otherProduct = { _id: '8', name: 'Jhumka', price: 900, image: '' };
  store.set(cartAtom, (cart) => addLine(cart, { product: otherProduct }, 'line-2'));
  store.set(cartAtom, (cart) => applyCoupon(cart, { code: 'TEEJ', discount: 400, shippingDiscount: 0 }));
  const previousCart = store.get(cartAtom);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mundri' }));
  expect(store.get(cartAtom).items.map(({ id }) => id)).toEqual(['line-2']);
  expect(screen.getByText('Mundri was removed.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.get(cartAtom)).toEqual(previousCart);
  expect(screen.queryByText('Mundri was removed.')).toBeNull();
});

test('after the only line is removed, it can be restored until the cart changes', async () => {
  const store = openPanelWithLine(2500, 2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Mundri' }));
  expect(screen.getByText('Your cart is empty')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(store.get(cartAtom).totalItems).toBe(2);

  await userEvent.click(screen.getByRole('button', { name: 'Remove Mundri' }));
  const otherProduct = { _id: '8', name: 'Jhumka', price: 900, image: '' };
  act(() => store.set(cartAtom, (cart) => addLine(cart, { product: otherProduct }, 'line-2')));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('the quantity of a line cannot exceed the stock', async () => {
  const store = openPanelWithLine(2500, 2, { stock: 3 });
  const increaseButton = await screen.findByRole('button', { name: 'Increase quantity' });
  expect(screen.queryByText('No more in stock')).toBeNull();
  await userEvent.click(increaseButton);
  expect(await screen.findByText('No more in stock')).toBeTruthy();
  expect(increaseButton).toHaveProperty('disabled', true);
  expect(store.get(cartAtom).totalItems).toBe(3);
});

test('a line that exceeds the stock shows the available quantity', async () => {
  openPanelWithLine(2500, 2, { stock: 1 });
  expect(await screen.findByText('only 1 left.')).toBeTruthy();
});
