import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { setLevel } from '#graph/testing/setLevel.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { RATE_LIMITS } from './rateLimits.ts';
import { ERRORS, expectLimited, useNewNetwork } from './testing/useNewNetwork.ts';

const server = useTestServer();
const { network, send, buildEmail } = useNewNetwork(server);
let line: { productId: string; quantity: number };

beforeEach(async () => {
  line = { productId: (await aProduct(server.prisma)).id, quantity: 1 };
});

/** Returns a document with as many different wrong codes as aliases are allowed. */
function buildGuesses(aliasCount: number, field: string) {
  const selections = Array.from({ length: aliasCount }, (_, index) => {
    const code = `NO${randomBytes(3).toString('hex')}`;
    const linesArgument = `lines: [{ productId: "${line.productId}", quantity: 1 }]`;
    return field === 'quote'
      ? `g${index}: quote(input: { couponCode: "${code}", ${linesArgument} }) { ${ERRORS} }`
      : `g${index}: applyCoupon(input: { code: "${code}", ${linesArgument} }) { ${ERRORS} }`;
  });
  return `${field === 'quote' ? 'query' : 'mutation'} { ${selections.join(' ')} }`;
}

const { coupon } = RATE_LIMITS;
const applyCouponCode = (code: string, options = {}) =>
  send(
    `mutation ($input: ApplyCouponInput!) { applyCoupon(input: $input) { coupon { code } ${ERRORS} } }`,
    { input: { code, lines: [line] } },
    options,
  );

describe('the limit on coupon code guesses', () => {
  test.each(['applyCoupon', 'quote'])('counts 15 aliases of %s as 15 guesses', async (field) => {
    for (let sentCount = 0; sentCount < coupon.network.limit; sentCount += 15) {
      const response = await send(buildGuesses(15, field));
      expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
    }
    expectLimited(await send(buildGuesses(1, field)), coupon.network.withinMs);
  });

  test('refuses even correct codes after too many guesses, for a limited time and only in this network', async () => {
    const { code } = await aCoupon(server.prisma);
    for (let sentCount = 0; sentCount < coupon.network.limit; sentCount += 15)
      await send(buildGuesses(15, 'quote'));
    expectLimited(await applyCouponCode(code), coupon.network.withinMs);
    expectLimited(
      await applyCouponCode(code, { from: network.address.replace('::7', '::8') }),
      coupon.network.withinMs,
    );
    expect((await applyCouponCode(code, { from: '203.0.113.77' })).json().data.applyCoupon.coupon).toEqual({
      code,
    });

    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + coupon.network.withinMs);
    expect((await applyCouponCode(code)).json().data.applyCoupon.coupon).toEqual({ code });
    server.clock.now = now;
  });

  test('counts a code sent with an order as a guess', async () => {
    for (let sentCount = 0; sentCount < coupon.network.limit; sentCount += 15)
      await send(buildGuesses(15, 'quote'));
    const response = await send(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${ERRORS} } }`,
      { input: buildOrderInput([line], { couponCode: 'DETECTED' }) },
    );
    expectLimited(response, coupon.network.withinMs);
    expect(await server.prisma.order.count()).toBe(0);
  });

  test('counts a wrong code in a cart once, and never counts correct codes', async () => {
    const { code } = await aCoupon(server.prisma);
    for (let time = 0; time <= coupon.network.limit; time++) {
      expect((await applyCouponCode('STALE')).statusCode).toBe(200);
      expect((await applyCouponCode(code)).statusCode).toBe(200);
    }
  });

  test('limits an account across all networks', async () => {
    const { subject } = RATE_LIMITS.accountCoupon;
    const token = await signIn(server, await aCustomer(server.prisma));
    await send(buildGuesses(subject.limit, 'quote'), {}, { token, from: '203.0.113.1' });
    expectLimited(await applyCouponCode('ONEMORE', { token, from: '203.0.113.2' }), subject.withinMs);
  });

  test('guesses of guests do not block signed-in customers or API keys in the same network', async () => {
    const { code } = await aCoupon(server.prisma);
    const token = await signIn(server, await aCustomer(server.prisma));
    const apiKey = await anApiKey(server, ['read-orders']);
    for (let sentCount = 0; sentCount < coupon.network.limit; sentCount += 15)
      await send(buildGuesses(15, 'quote'));
    expectLimited(await applyCouponCode(code), coupon.network.withinMs);
    for (const bearerToken of [token, apiKey.token])
      expect((await applyCouponCode(code, { token: bearerToken })).json().data.applyCoupon.coupon).toEqual({
        code,
      });
  });

  test('guesses of an account or an API key do not block guests in the same network', async () => {
    const { code } = await aCoupon(server.prisma);
    const apiKey = await anApiKey(server, ['read-orders']);
    const token = await signIn(server, await aCustomer(server.prisma));
    for (let sentCount = 0; sentCount <= coupon.network.limit; sentCount += 15)
      expect((await send(buildGuesses(15, 'quote'), {}, { token: apiKey.token })).statusCode).toBe(200);
    await send(buildGuesses(15, 'quote'), {}, { token });
    await send(buildGuesses(15, 'quote'), {}, { token });
    expect((await applyCouponCode(code)).json().data.applyCoupon.coupon).toEqual({ code });
  });

  test('counts concurrent guesses', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(buildGuesses(10, 'quote'))));
    const acceptedResponses = responses.filter(({ statusCode }) => statusCode === 200);
    expect(acceptedResponses.length).toBeLessThanOrEqual(coupon.network.limit / 10);
  });
});

describe('guest orders', () => {
  const { subject, network: networkLimit } = RATE_LIMITS.guestOrder;
  interface SentOrder {
    from?: string;
    token?: string;
    quantity?: number;
    idempotencyKey?: string;
  }
  const sendOrder = (
    email: string,
    { from, token, quantity = 1, idempotencyKey = randomUUID() }: SentOrder = {},
  ) => {
    const contact = { name: 'Test Customer', email, phone: '9841000000' };
    const input = buildOrderInput([{ ...line, quantity }], { contact, idempotencyKey });
    return send(PLACE_ORDER, { input }, { from, token });
  };
  const unavailableQuantity = 99;

  beforeEach(async () => {
    await setLevel(server.prisma, line.productId, 50);
  });

  test('refused and repeated orders are not counted', async () => {
    const email = buildEmail(1);
    for (let time = 0; time <= subject.limit; time++) {
      const { placeOrder } = (await sendOrder(email, { quantity: unavailableQuantity })).json().data;
      expect(placeOrder.errors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    }
    const repeatedRequest = { idempotencyKey: randomUUID() };
    for (let time = 0; time <= subject.limit; time++)
      expect((await sendOrder(email, repeatedRequest)).json().data.placeOrder.order).not.toBeNull();
    expect((await sendOrder(email)).json().data.placeOrder.order).not.toBeNull();
  });

  test('a repeated request above the limit returns the original order', async () => {
    const email = buildEmail(1);
    const repeatedRequest = { idempotencyKey: randomUUID() };
    const { order: firstOrder } = (await sendOrder(email, repeatedRequest)).json().data.placeOrder;
    await server.prisma.attempt.updateMany({ data: { count: subject.limit } });
    expect((await sendOrder(email)).statusCode).toBe(429);
    expect((await sendOrder(email, repeatedRequest)).json().data.placeOrder.order).toEqual(firstOrder);
  });

  test('are limited by email address, across all networks', async () => {
    const email = buildEmail(1);
    for (let time = 0; time < subject.limit; time++)
      expect((await sendOrder(email, { from: `203.0.113.${time}` })).statusCode).toBe(200);
    expectLimited(
      await sendOrder(email.toUpperCase(), { from: '203.0.113.99' }),
      subject.withinMs,
      'TOO_MANY_ORDERS',
    );
    expect((await sendOrder(buildEmail(2), { from: '203.0.113.99' })).statusCode).toBe(200);
  });

  test('only three of many concurrent orders for one address are placed', async () => {
    const email = buildEmail(1);
    const responses = await Promise.all(Array.from({ length: 60 }, () => sendOrder(email)));
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(subject.limit);
    expect(await server.prisma.order.count({ where: { contactEmail: email } })).toBe(subject.limit);
  });

  test('are limited across neighbouring networks', async () => {
    await sendOrder(buildEmail(1), { from: '203.0.113.1' });
    await server.prisma.attempt.updateMany({
      where: { count: 1 },
      data: { count: RATE_LIMITS.guestOrder.neighbourhood.limit },
    });
    expectLimited(
      await sendOrder(buildEmail(2), { from: '203.0.113.200' }),
      networkLimit.withinMs,
      'TOO_MANY_ORDERS',
    );
    expect((await sendOrder(buildEmail(2), { from: '203.0.114.1' })).statusCode).toBe(200);
  });

  test('have a limit that is separate from the limit for orders of accounts', async () => {
    const { subject: accountLimit } = RATE_LIMITS.accountOrder;
    const token = await signIn(server, await aCustomer(server.prisma));
    await sendOrder(buildEmail(1), { token });
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: accountLimit.limit } });
    expectLimited(
      await sendOrder(buildEmail(2), { token, from: '198.51.100.9' }),
      accountLimit.withinMs,
      'TOO_MANY_ORDERS',
    );
  });

  test('are limited to one per document', async () => {
    const contact = { name: 'Test Customer', email: buildEmail(1), phone: '9841000000' };
    const names = ['a', 'b', 'c', 'd', 'e'];
    const response = await send(
      `mutation (${names.map((name) => `$${name}: PlaceOrderInput!`).join(', ')}) {
        ${names.map((name) => `${name}: placeOrder(input: $${name}) { order { id } }`).join(' ')}
      }`,
      Object.fromEntries(names.map((name) => [name, buildOrderInput([line], { contact })])),
    );
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toContain('A document can select placeOrder only once');
    expect(await server.prisma.order.count({ where: { contactEmail: buildEmail(1) } })).toBe(0);
  });

  test('are limited by network, but orders of signed-in customers there are not', async () => {
    await sendOrder(buildEmail(1));
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: networkLimit.limit } });
    expectLimited(await sendOrder(buildEmail(2)), networkLimit.withinMs, 'TOO_MANY_ORDERS');
    const token = await signIn(server, await aCustomer(server.prisma));
    expect((await sendOrder(buildEmail(2), { token })).statusCode).toBe(200);
  });
});

describe('unknown order numbers', () => {
  const { network: networkLimit } = RATE_LIMITS.trackOrder;
  const TRACK = 'query ($number: String!) { trackOrder(number: $number) { number } }';

  test('are limited by network, and above the limit known numbers are refused there as well', async () => {
    const { number } = await anOrder(server.prisma);
    await send(TRACK, { number: 'JW-NONE' });
    const { count } = await server.prisma.attempt.findFirstOrThrow();
    expect(count).toBe(1);
    await server.prisma.attempt.updateMany({ data: { count: networkLimit.limit } });
    expectLimited(await send(TRACK, { number: 'JW-NONE' }), networkLimit.withinMs);
    expectLimited(await send(TRACK, { number }), networkLimit.withinMs);
    expect((await send(TRACK, { number }, { from: '203.0.113.9' })).json().data.trackOrder).toEqual({
      number,
    });
  });

  test('are counted only if no order has the number', async () => {
    const { number } = await anOrder(server.prisma);
    await send(TRACK, { number });
    expect(await server.prisma.attempt.count()).toBe(0);
  });

  test('are also limited over REST', async () => {
    const trackByNumber = (number: string) =>
      server.app.inject({
        url: `/api/orders/track/${number}`,
        headers: { 'x-forwarded-for': network.address },
      });
    expect((await trackByNumber('JW-NONE')).statusCode).toBe(404);
    await server.prisma.attempt.updateMany({ data: { count: networkLimit.limit } });
    const response = await trackByNumber('JW-NONE');
    expect([response.statusCode, response.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(response.headers['retry-after']).toBe('900');
  });
});
