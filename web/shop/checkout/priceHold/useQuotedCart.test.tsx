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
import { useQuotedCart } from './useQuotedCart.ts';

const START_TIME = new Date('2026-11-27T08:15:00.000Z');
const ring = { _id: 'ring', name: 'Himal ring', price: 90_000, image: '/media/ring.webp' };

beforeEach(() => {
  vi.useFakeTimers({ now: START_TIME, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sessionStorage.clear();
  getDefaultStore().set(cartAtom, () => addLine(emptyCart, { product: ring, quantity: 1 }, 'line'));
});

function Checkout() {
  const { changed, priceHold, endReason } = useQuotedCart();
  const { cart, update } = useCart();
  return (
    <>
      <output>
        {JSON.stringify({ price: cart.items[0]?.price, changed: changed[0]?.price, ended: endReason })}
      </output>
      <p>{priceHold?.quoteId}</p>
      <button type="button" onClick={() => update('line', 2)}>
        Two
      </button>
    </>
  );
}

interface QuoteResponse {
  quoteId: string;
  price: number;
  ended?: 'EXPIRED' | null;
  minutes?: number;
}

/** Opens a checkout whose requests receive these responses in turn. Returns the quote ids sent. */
function open(firstResponse: QuoteResponse, secondResponse = firstResponse) {
  const sentQuoteIds: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'HeldCart') return NEVER;
    const {
      quoteId,
      price,
      ended = null,
      minutes = 30,
    } = sentQuoteIds.length === 0 ? firstResponse : secondResponse;
    sentQuoteIds.push(variables.input.quoteId);
    return of({ data: toData({ quoteId, price, ended, minutes }) });
  });
  renderScreen(<Checkout />, { link });
  return sentQuoteIds;
}

function toData({ quoteId, price, ended, minutes }: Required<QuoteResponse>) {
  const variant = { __typename: 'Variant', id: 'v', size: null, price: 99_000, stock: 9 };
  const priceHold = {
    __typename: 'PriceHold',
    quoteId,
    rates: [{ __typename: 'PriceHoldRate', metal: 'GOLD', perTola: 305_200 }],
    expiresAt: new Date(START_TIME.getTime() + minutes * 60_000).toISOString(),
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
    quoteWithPriceHold: { __typename: 'QuoteWithPriceHold', quote, held: priceHold, ended },
    products: { __typename: 'ProductConnection', edges: [{ __typename: 'ProductEdge', node }] },
  };
}

const readOutput = () => JSON.parse(screen.getByRole('status').textContent ?? '');
const waitForResponse = () => act(() => vi.advanceTimersByTimeAsync(10));

test('the cart is compared with the price hold', async () => {
  open({ quoteId: 'one', price: 90_000 });
  await waitForResponse();
  expect(readOutput()).toEqual({ price: 90_000, ended: null });
});

test('a reload continues the price hold', async () => {
  open({ quoteId: 'one', price: 90_000 });
  await waitForResponse();
  act(() => vi.setSystemTime(START_TIME.getTime() + 5 * 60_000));
  expect(open({ quoteId: 'one', price: 90_000 })[0]).toBe('one');
});

test('a price hold that ended while the tab was closed is not sent again', async () => {
  open({ quoteId: 'one', price: 90_000, minutes: 5 });
  await waitForResponse();
  act(() => vi.setSystemTime(START_TIME.getTime() + 6 * 60_000));
  expect(open({ quoteId: 'two', price: 90_000 })[0]).toBeUndefined();
});

test('a changed cart sends the id of its price hold', async () => {
  const sentQuoteIds = open({ quoteId: 'one', price: 90_000 });
  await waitForResponse();
  fireEvent.click(screen.getByText('Two'));
  await waitForResponse();
  expect(sentQuoteIds).toEqual([undefined, 'one']);
});

test('a lower price is applied when the price hold ends', async () => {
  open({ quoteId: 'one', price: 90_000 }, { quoteId: 'two', price: 88_000, ended: 'EXPIRED', minutes: 60 });
  await waitForResponse();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  expect(readOutput()).toEqual({ price: 88_000, ended: 'EXPIRED' });
  expect(screen.getByText('two')).toBeDefined();
});

test('a higher price requires confirmation, and the displayed total does not change', async () => {
  const sentQuoteIds = open(
    { quoteId: 'one', price: 90_000 },
    { quoteId: 'two', price: 92_000, ended: 'EXPIRED', minutes: 60 },
  );
  await waitForResponse();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000));
  expect(readOutput()).toEqual({ price: 90_000, changed: 92_000, ended: 'EXPIRED' });
  expect(sentQuoteIds).toEqual([undefined, 'one']);
});
