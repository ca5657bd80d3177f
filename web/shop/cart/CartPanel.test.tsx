import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { expect, test } from 'vitest';
import { addLine, emptyCart, openCart } from '#domain/orders/cart/cart.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { CartPanel } from './CartPanel.tsx';
import { cartAtom } from './cart.atoms.ts';

function openPanelWith(price: number, quantity: number) {
  const product = { _id: '7', slug: 'mundri', name: 'Mundri', price, image: '/media/mundri.webp' };
  const store = createStore();
  store.set(cartAtom, () =>
    openCart(addLine(emptyCart, { product, quantity, variant: { size: '14' } }, 'line-1')),
  );
  renderScreen(
    <Provider store={store}>
      <CartPanel />
    </Provider>,
  );
  return store;
}

test('below the threshold it says what is missing for free shipping', () => {
  openPanelWith(4999, 1);
  expect(screen.getByText('Shipping calculated at checkout.')).toBeTruthy();
  expect(screen.getByText('Add NPR 1 for free shipping')).toBeTruthy();
  expect(screen.getByText('Free at NPR 5,000 and above')).toBeTruthy();
});

test('from exactly the threshold on, shipping is free', () => {
  openPanelWith(2500, 2);
  expect(screen.getByText('Free shipping applied!')).toBeTruthy();
  expect(screen.queryByText('Shipping calculated at checkout.')).toBeNull();
});

test('a line shows its piece, its size and its prices, and stops at one', async () => {
  const store = openPanelWith(2500, 2);
  expect(screen.getByRole('dialog', { name: 'Shopping Cart (2)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Mundri' }).getAttribute('href')).toBe('/products/mundri');
  expect(screen.getByText('Size: 14')).toBeTruthy();
  expect(screen.getByText('NPR 2,500 each')).toBeTruthy();

  const minus = screen.getByRole('button', { name: 'Decrease quantity' });
  await userEvent.click(minus);
  expect(store.get(cartAtom).items[0]?.quantity).toBe(1);
  expect(minus).toHaveProperty('disabled', true);
});

test.each(['Mundri', 'View Cart', 'Checkout', 'Continue Shopping'])(
  'the link "%s" closes it',
  async (name) => {
    const store = openPanelWith(2500, 2);
    await userEvent.click(screen.getByRole('link', { name }));
    expect(store.get(cartAtom).isOpen).toBe(false);
  },
);

test('once its last line is removed it is listened to at once', () => {
  const store = openPanelWith(2500, 1);
  const remove = screen.getByRole('button', { name: 'Remove Mundri' });
  remove.focus();
  fireEvent.click(remove);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(store.get(cartAtom)).toMatchObject({ items: [], isOpen: false });
});

test('Back closes it and stays on the page', async () => {
  window.history.replaceState({ page: 'beneath' }, '');
  const store = openPanelWith(2500, 2);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
  window.history.back();
  await waitFor(() => expect(store.get(cartAtom).isOpen).toBe(false));
  expect(window.history.state).toEqual({ page: 'beneath' });
});

test.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close cart' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('%s closes it and leaves nothing in the history to step through', async (_way, close) => {
  window.history.replaceState({ page: 'beneath' }, '');
  const store = openPanelWith(2500, 2);
  expect(window.history.state).toEqual({ page: 'beneath', overlay: true });
  await close();
  expect(store.get(cartAtom).isOpen).toBe(false);
  await waitFor(() => expect(window.history.state).toEqual({ page: 'beneath' }));
});

test('on a low screen its lines keep their height, and the panel scrolls as a whole', () => {
  openPanelWith(2500, 2);
  const lines = screen.getByRole('list');
  const onALowScreen = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText.includes('max-height'))
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[])
    .filter(({ selectorText }) => lines.matches(selectorText));
  expect(onALowScreen.map(({ style }) => style.getPropertyValue('flex'))).toEqual(['none']);
});
