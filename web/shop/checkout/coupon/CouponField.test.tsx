import { act, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { applyAutomaticCoupon } from '#domain/orders/cart/cartCoupon.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { createUserError } from '#web/testing/createUserError.ts';
import { type RecordedToast, recordToasts } from '#web/testing/recordToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { createFetch, respondWith } from '#web/testing/serverResponses.ts';
import { CouponField } from './CouponField.tsx';

/** Allows for a slow machine. */
const SLOW_TIMEOUT = { timeout: 10_000 };

let toasts: RecordedToast[];
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  toasts = recordToasts();
});
const readSavedCart = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

function enterCode(code: string, payload: { coupon: object | null; errors: object[] }) {
  vi.stubGlobal(
    'fetch',
    createFetch({
      ApplyCoupon: respondWith({ applyCoupon: { __typename: 'ApplyCouponPayload', ...payload } }),
    }),
  );
  const product = { _id: '7', slug: 'mundri', name: 'Mundri', price: 10_000, image: '/media/mundri.webp' };
  store = createStore();
  store.set(cartAtom, () => addLine(emptyCart, { product, quantity: 1 }, 'line-1'));
  renderScreen(
    <Provider store={store}>
      <CouponField />
    </Provider>,
    { client: createApolloClient() },
  );
  fireEvent.change(screen.getByLabelText('Coupon code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
}

test('applies a coupon, shows it and removes it', async () => {
  enterCode('welcome10', {
    coupon: { __typename: 'AppliedCoupon', code: 'WELCOME10', discount: 1000, shippingDiscount: 0 },
    errors: [],
  });
  expect(await screen.findByText('WELCOME10 · NPR 1,000 off', {}, SLOW_TIMEOUT)).toBeDefined();
  expect(readSavedCart()).toMatchObject({ coupon: 'WELCOME10', discount: 1000, totalAmount: 9000 });

  fireEvent.click(screen.getByRole('button', { name: 'Remove coupon' }));
  expect(await screen.findByLabelText('Coupon code', {}, SLOW_TIMEOUT)).toBeDefined();
  expect(readSavedCart()).toMatchObject({ coupon: null, discount: 0, totalAmount: 10_000 });
  expect(toasts.map(({ text }) => text)).toEqual(['Coupon "WELCOME10" applied!', 'Coupon removed']);
});

test('a free shipping coupon leaves the item prices unchanged', async () => {
  enterCode('freeship', {
    coupon: { __typename: 'AppliedCoupon', code: 'FREESHIP', discount: 0, shippingDiscount: 200 },
    errors: [],
  });
  expect(await screen.findByText('FREESHIP · NPR 200 off shipping', {}, SLOW_TIMEOUT)).toBeDefined();
  expect(readSavedCart()).toMatchObject({ coupon: 'FREESHIP', shippingDiscount: 200, totalAmount: 10_000 });
});

test('shows that an automatic coupon saves more than the entered one', async () => {
  enterCode('welcome10', {
    coupon: { __typename: 'AppliedCoupon', code: 'WELCOME10', discount: 1000, shippingDiscount: 0 },
    errors: [],
  });
  await screen.findByText('WELCOME10 · NPR 1,000 off', {}, SLOW_TIMEOUT);
  const automaticCoupon = {
    code: 'TIHAR',
    name: 'Tihar offer',
    nameNe: null,
    discount: 1500,
    shippingDiscount: 0,
  };
  act(() => store.set(cartAtom, (cart) => applyAutomaticCoupon(cart, automaticCoupon)));
  expect(screen.getByText('Tihar offer · NPR 1,500 off')).toBeDefined();
  expect(screen.getByText('WELCOME10')).toBeDefined();
  expect(
    screen.getByText(
      '“Tihar offer” saves you more than WELCOME10, so we’ve applied it instead. You can use one discount per order.',
    ),
  ).toBeDefined();
  expect(readSavedCart()).toMatchObject({ coupon: 'WELCOME10', discount: 1000, totalAmount: 8500 });
});

test('an invalid coupon shows its reason below the field', async () => {
  const message = 'This coupon has expired.';
  enterCode('DASHAIN25', {
    coupon: null,
    errors: [createUserError({ code: 'COUPON_EXPIRED', field: 'code', message })],
  });
  const problem = await screen.findByText(message, {}, SLOW_TIMEOUT);
  const helperTextId = screen.getByLabelText('Coupon code').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(helperTextId)?.contains(problem)).toBe(true);
  expect(readSavedCart()).toMatchObject({ coupon: null, totalAmount: 10_000 });
});
