import { act, fireEvent, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { takeOffer } from '#domain/orders/cart/cartCoupon.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { createApolloClient } from '#web/app/requests/apollo.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { aUserError } from '#web/testing/aUserError.ts';
import { listenToToasts, type SaidToast } from '#web/testing/listenToToasts.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { answered, storeAnswering } from '#web/testing/storeAnswers.ts';
import { CouponField } from './CouponField.tsx';

/** A busy machine takes its time. */
const SLOWLY = { timeout: 10_000 };

let said: SaidToast[];
let store: ReturnType<typeof createStore>;

beforeEach(() => {
  said = listenToToasts();
});
const savedCart = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

function enter(code: string, answer: { coupon: object | null; errors: object[] }) {
  vi.stubGlobal(
    'fetch',
    storeAnswering({
      ApplyCoupon: answered({ applyCoupon: { __typename: 'ApplyCouponPayload', ...answer } }),
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

test('a coupon is taken off, shown, and taken back', async () => {
  enter('welcome10', {
    coupon: { __typename: 'AppliedCoupon', code: 'WELCOME10', discount: 1000, shippingDiscount: 0 },
    errors: [],
  });
  expect(await screen.findByText('WELCOME10 · NPR 1,000 off', {}, SLOWLY)).toBeDefined();
  expect(savedCart()).toMatchObject({ coupon: 'WELCOME10', discount: 1000, totalAmount: 9000 });

  fireEvent.click(screen.getByRole('button', { name: 'Remove coupon' }));
  expect(await screen.findByLabelText('Coupon code', {}, SLOWLY)).toBeDefined();
  expect(savedCart()).toMatchObject({ coupon: null, discount: 0, totalAmount: 10_000 });
  expect(said.map(({ text }) => text)).toEqual(['Coupon "WELCOME10" applied!', 'Coupon removed']);
});

test('one for the shipping leaves the items as they are', async () => {
  enter('freeship', {
    coupon: { __typename: 'AppliedCoupon', code: 'FREESHIP', discount: 0, shippingDiscount: 200 },
    errors: [],
  });
  expect(await screen.findByText('FREESHIP · NPR 200 off the shipping', {}, SLOWLY)).toBeDefined();
  expect(savedCart()).toMatchObject({ coupon: 'FREESHIP', shippingDiscount: 200, totalAmount: 10_000 });
});

test('what applies by itself says so, and that it saves more than the coupon that was typed', async () => {
  enter('welcome10', {
    coupon: { __typename: 'AppliedCoupon', code: 'WELCOME10', discount: 1000, shippingDiscount: 0 },
    errors: [],
  });
  await screen.findByText('WELCOME10 · NPR 1,000 off', {}, SLOWLY);
  const offer = { code: 'TIHAR', name: 'Tihar offer', nameNe: null, discount: 1500, shippingDiscount: 0 };
  act(() => store.set(cartAtom, (cart) => takeOffer(cart, offer)));
  expect(screen.getByText('Tihar offer · NPR 1,500 off')).toBeDefined();
  expect(screen.getByText('WELCOME10')).toBeDefined();
  expect(
    screen.getByText(
      '“Tihar offer” saves you more than WELCOME10, so it is used instead. An order has one discount.',
    ),
  ).toBeDefined();
  expect(savedCart()).toMatchObject({ coupon: 'WELCOME10', discount: 1000, totalAmount: 8500 });
});

test('a coupon that does not hold says why under the field', async () => {
  const message = 'This coupon has expired.';
  enter('DASHAIN25', {
    coupon: null,
    errors: [aUserError({ code: 'COUPON_EXPIRED', field: 'code', message })],
  });
  const why = await screen.findByText(message, {}, SLOWLY);
  const describedBy = screen.getByLabelText('Coupon code').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(describedBy)?.contains(why)).toBe(true);
  expect(savedCart()).toMatchObject({ coupon: null, totalAmount: 10_000 });
});
