import { beforeEach, describe, expect, test } from 'vitest';
import { aTolaProduct } from '#graph/modules/pricing/rates/testing/aTola.ts';
import type { PlaceOrderInput } from '#graph/schema/schema.generated.ts';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { publishRate, requestPriceHold } from './testing/requestPriceHold.ts';

const server = useTestServer();
const START = new Date('2026-11-27T08:15:00.000Z');
const PLACE_ORDER = `mutation ($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      id number totals { items discount finalTotal }
      lines { unitPrice priceBreakdown { metal making stones total ratePerTola } }
    }
    quote { totals { finalTotal } }
    errors { code reason field }
  }
}`;

let ring: { id: string };
let lines: { productId: string; quantity: number }[];

beforeEach(async () => {
  const { prisma, clock } = server;
  clock.now = START;
  await prisma.storeSetting.deleteMany();
  await prisma.storeSetting.createMany({
    data: ['unpaidTotalLimit', 'unpaidCountLimit', 'unpaidItemsLimit'].map((key) => ({ key, value: 0 })),
  });
  await prisma.attempt.deleteMany();
  await prisma.metalRate.deleteMany();
  ring = await aTolaProduct(prisma, { stock: 50 });
  lines = [{ productId: ring.id, quantity: 1 }];
  await publishRate(server, 300_000);
});

const advanceMinutes = (minutes: number) => {
  server.clock.now = new Date(START.getTime() + minutes * 60_000);
};

async function placeOrder(overrides: Partial<PlaceOrderInput>, client?: Shopper) {
  const input = buildOrderInput(lines, overrides);
  const { data } = await (client?.graphql(PLACE_ORDER, { input }) ?? server.graphql(PLACE_ORDER, { input }));
  return data?.placeOrder;
}

async function requestHold(client?: Shopper, couponCode?: string) {
  return (await requestPriceHold(server, { lines, couponCode }, client)).held;
}

describe('the charged price', () => {
  test('is the held price and its breakdown if the rate has risen', async () => {
    const { quoteId, total } = await requestHold();
    advanceMinutes(29);
    await publishRate(server, 306_000);

    const { order, errors } = await placeOrder({ quoteId, expectedTotal: total });

    expect(errors).toEqual([]);
    expect(order.totals.finalTotal).toBe(389_400);
    const [{ unitPrice, priceBreakdown }] = order.lines;
    expect(unitPrice).toBe(330_000);
    expect(priceBreakdown).toEqual({
      metal: 300_000,
      making: 30_000,
      stones: 0,
      total: 330_000,
      ratePerTola: 300_000,
    });
  });

  test('is the current price if the rate has fallen', async () => {
    const { quoteId, total } = await requestHold();
    advanceMinutes(10);
    await publishRate(server, 294_000);

    const { order } = await placeOrder({ quoteId, expectedTotal: total });

    expect(order.lines).toMatchObject([{ unitPrice: 323_400, priceBreakdown: { ratePerTola: 294_000 } }]);
  });

  test('includes a making charge coupon, calculated on the held making charge', async () => {
    const { code } = await aCoupon(server.prisma, { basis: 'MAKING', value: 50 });
    const { quoteId, total } = await requestHold(undefined, code);
    advanceMinutes(10);
    await publishRate(server, 306_000);

    const { order } = await placeOrder({ quoteId, couponCode: code, expectedTotal: total });

    expect(order.totals).toMatchObject({ items: 330_000, discount: 15_000, finalTotal: total });
  });

  test('is never held at the counter: a counter sale with a quote is refused', async () => {
    const seller = await aShopper(server, { role: 'SUPER_ADMIN' });
    const { quoteId } = await requestHold(seller);
    const counterSale = { isTakenAlong: false, isPaid: false };
    expect((await placeOrder({ quoteId, counterSale }, seller)).errors).toEqual([
      { code: 'INVALID', reason: 'QUOTE_AT_COUNTER', field: 'quoteId' },
    ]);
  });
});

describe('a higher price must be confirmed', () => {
  test('after the hold has expired', async () => {
    const { quoteId, total } = await requestHold();
    advanceMinutes(30);
    await publishRate(server, 306_000);

    const { order, quote, errors } = await placeOrder({ quoteId, expectedTotal: total });

    expect(order).toBeNull();
    expect(quote.totals.finalTotal).toBe(397_188);
    expect(errors).toEqual([{ code: 'PRICE_CHANGED', reason: 'PRICE_HOLD_EXPIRED', field: 'expectedTotal' }]);
  });

  test('even without an expected total, because the quote’s total counts as the one shown', async () => {
    const { quoteId } = await requestHold();
    advanceMinutes(30);
    await publishRate(server, 306_000);
    expect(await placeOrder({ quoteId })).toMatchObject({
      order: null,
      errors: [{ code: 'PRICE_CHANGED', reason: 'PRICE_HOLD_EXPIRED' }],
    });
  });

  test('after a rate change that is too large, with its own reason', async () => {
    const { quoteId, total } = await requestHold();
    advanceMinutes(5);
    await publishRate(server, 330_000);
    expect(await placeOrder({ quoteId, expectedTotal: total })).toMatchObject({
      order: null,
      errors: [{ code: 'PRICE_CHANGED', reason: 'PRICE_HOLD_RATE_CHANGED', field: 'expectedTotal' }],
    });
  });
});

test('a guest keeps the price hold after signing in', async () => {
  const { quoteId, total } = await requestHold();
  advanceMinutes(5);
  await publishRate(server, 306_000);
  const { order } = await placeOrder({ quoteId, expectedTotal: total }, await aShopper(server));
  expect(order.totals.finalTotal).toBe(total);
});

test('a quote is not accepted as an access token', async () => {
  const shopper = await aShopper(server);
  const { quoteId } = await requestHold(shopper);
  const { data } = await server.graphql('{ me { id } }', {}, { token: quoteId });
  expect(data?.me ?? null).toBeNull();
});

test('a request repeated with another quote returns the same order', async () => {
  const { quoteId, total } = await requestHold();
  const input = buildOrderInput(lines, { expectedTotal: total });
  const first = await server.graphql(PLACE_ORDER, { input: { ...input, quoteId } });
  advanceMinutes(5);
  const second = await server.graphql(PLACE_ORDER, {
    input: { ...input, quoteId: (await requestHold()).quoteId },
  });
  const responseWithoutHold = await server.graphql(PLACE_ORDER, { input });

  const { number } = first.data?.placeOrder.order ?? {};
  expect(number).toBeDefined();
  for (const { data } of [second, responseWithoutHold]) expect(data?.placeOrder.order.number).toBe(number);
});

test('an order edit keeps the held price', async () => {
  const { quoteId, total } = await requestHold();
  advanceMinutes(5);
  await publishRate(server, 306_000);
  const { order } = await placeOrder({ quoteId, expectedTotal: total });

  const seller = await aShopper(server, { role: 'SUPER_ADMIN' });
  const editQuote = await seller.graphql(
    `query ($input: QuoteOrderEditInput!) {
      quoteOrderEdit(input: $input) { lines { basis line { quantity unitPrice } } totals { finalTotal } errors { reason } }
    }`,
    { input: { id: order.id, shipping: 300 } },
  );

  expect(editQuote.data?.quoteOrderEdit).toMatchObject({
    lines: [{ basis: 'SOLD', line: { quantity: 1, unitPrice: 330_000 } }],
    totals: { finalTotal: total + 300 },
    errors: [],
  });
});
