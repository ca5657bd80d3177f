import { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { NEVER, of } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyCart } from '#domain/orders/cart/cart.ts';
import { addLine } from '#domain/orders/cart/cartLines.ts';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { useCart } from '#web/shop/cart/useCart.ts';
import { renderScreen } from '#web/testing/renderScreen.tsx';
import { useHeldCart } from './useHeldCart.ts';

const START = new Date('2026-11-27T08:15:00.000Z');
const ring = { _id: 'ring', name: 'Himal ring', price: 90_000, image: '/media/ring.webp' };

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
  getDefaultStore().set(cartAtom, () => addLine(emptyCart, { product: ring, quantity: 1 }, 'line'));
});

function Checkout() {
  const { changed, held, ended } = useHeldCart();
  const { cart, update } = useCart();
  return (
    <>
      <output>{JSON.stringify({ price: cart.items[0]?.price, changed: changed[0]?.price, ended })}</output>
      <p>{held?.quoteId}</p>
      <button type="button" onClick={() => update('line', 2)}>
        Two
      </button>
    </>
  );
}

interface Answer {
  quoteId: string;
  price: number;
  ended?: 'TIME_OVER' | null;
  minutes?: number;
}

/** Opens a checkout that is answered so, one question after the other; tells which quotes were sent. */
function open(first: Answer, second = first) {
  const sent: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'HeldCart') return NEVER;
    const { quoteId, price, ended = null, minutes = 30 } = sent.length === 0 ? first : second;
    sent.push(variables.input.quoteId);
    return of({ data: toData({ quoteId, price, ended, minutes }) });
  });
  renderScreen(<Checkout />, { link });
  return sent;
}

function toData({ quoteId, price, ended, minutes }: Required<Answer>) {
  const variant = { __typename: 'Variant', id: 'v', size: null, price: 99_000, stock: 9 };
  const held = {
    __typename: 'HeldPrices',
    quoteId,
    rates: [{ __typename: 'HeldRate', metal: 'GOLD', perTola: 305_200 }],
    expiresAt: new Date(START.getTime() + minutes * 60_000).toISOString(),
  };
  const quote = {
    __typename: 'Quote',
    lines: [{ __typename: 'QuoteLine', unitPrice: price, variant: { __typename: 'Variant', id: 'v' } }],
    coupon: null,
    unusedCoupon: null,
    errors: [],
  };
  const node = { __typename: 'Product', id: 'ring', variants: [variant] };
  return {
    heldQuote: { __typename: 'HeldQuote', quote, held, ended },
    products: { __typename: 'ProductConnection', edges: [{ __typename: 'ProductEdge', node }] },
  };
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const settled = () => act(() => vi.advanceTimersByTimeAsync(10));

test('a held price is the one that the cart is held against', async () => {
  open({ quoteId: 'one', price: 90_000 });
  await settled();
  expect(shown()).toEqual({ price: 90_000, ended: null });
});

test('a reload goes on with what was held', async () => {
  open({ quoteId: 'one', price: 90_000 });
  await settled();
  act(() => vi.setSystemTime(START.getTime() + 5 * 60_000));
  expect(open({ quoteId: 'one', price: 90_000 })[0]).toBe('one');
});

test('what ended while nobody looked is asked for as if it had never been', async () => {
  open({ quoteId: 'one', price: 90_000, minutes: 5 });
  await settled();
  act(() => vi.setSystemTime(START.getTime() + 6 * 60_000));
  expect(open({ quoteId: 'two', price: 90_000 })[0]).toBeUndefined();
});

test('a cart that changes is asked about with the quote that it has', async () => {
  const sent = open({ quoteId: 'one', price: 90_000 });
  await settled();
  fireEvent.click(screen.getByText('Two'));
  await settled();
  expect(sent).toEqual([undefined, 'one']);
});

test('a lower price is taken when the time is over', async () => {
  open({ quoteId: 'one', price: 90_000 }, { quoteId: 'two', price: 88_000, ended: 'TIME_OVER', minutes: 60 });
  await settled();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  expect(shown()).toEqual({ price: 88_000, ended: 'TIME_OVER' });
  expect(screen.getByText('two')).toBeDefined();
});

test('a higher price waits for a word, and the total stays as it was shown', async () => {
  const sent = open(
    { quoteId: 'one', price: 90_000 },
    { quoteId: 'two', price: 92_000, ended: 'TIME_OVER', minutes: 60 },
  );
  await settled();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  expect(shown()).toEqual({ price: 90_000, changed: 92_000, ended: 'TIME_OVER' });
  expect(sent).toEqual([undefined, 'one']);
});
