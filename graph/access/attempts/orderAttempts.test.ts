import { randomBytes, randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aCoupon } from '#graph/testing/aCoupon.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { orderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { setLevel } from '#graph/testing/setLevel.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { ALLOWANCES } from './allowances.ts';
import { ERRORS, expectLimited, useNewNetwork } from './testing/newNetwork.ts';

const server = useTestServer();
const { network, send, named } = useNewNetwork(server);
let line: { productId: string; quantity: number };

beforeEach(async () => {
  line = { productId: (await aProduct(server.prisma)).id, quantity: 1 };
});

/** As many different wrong codes in one document as aliases are allowed. */
function guesses(howMany: number, field: string) {
  const asked = Array.from({ length: howMany }, (_, at) => {
    const code = `NO${randomBytes(3).toString('hex')}`;
    const of = `lines: [{ productId: "${line.productId}", quantity: 1 }]`;
    return field === 'quote'
      ? `g${at}: quote(input: { couponCode: "${code}", ${of} }) { ${ERRORS} }`
      : `g${at}: applyCoupon(input: { code: "${code}", ${of} }) { ${ERRORS} }`;
  });
  return `${field === 'quote' ? 'query' : 'mutation'} { ${asked.join(' ')} }`;
}

const { coupon } = ALLOWANCES;
const apply = (code: string, options = {}) =>
  send(
    `mutation ($input: ApplyCouponInput!) { applyCoupon(input: $input) { coupon { code } ${ERRORS} } }`,
    { input: { code, lines: [line] } },
    options,
  );

describe('coupon codes', () => {
  test.each(['applyCoupon', 'quote'])('of 15 aliases of %s are 15 guesses', async (field) => {
    for (let sent = 0; sent < coupon.network.most; sent += 15) {
      const answer = await send(guesses(15, field));
      expect([answer.statusCode, answer.json().errors]).toEqual([200, undefined]);
    }
    expectLimited(await send(guesses(1, field)), coupon.network.withinMs);
  });

  test('are refused after too many guesses though they are right, for a while and for that network alone', async () => {
    const { code } = await aCoupon(server.prisma);
    for (let sent = 0; sent < coupon.network.most; sent += 15) await send(guesses(15, 'quote'));
    expectLimited(await apply(code), coupon.network.withinMs);
    expectLimited(
      await apply(code, { from: network.address.replace('::7', '::8') }),
      coupon.network.withinMs,
    );
    expect((await apply(code, { from: '203.0.113.77' })).json().data.applyCoupon.coupon).toEqual({ code });

    const { now } = server.clock;
    server.clock.now = new Date(now.getTime() + coupon.network.withinMs);
    expect((await apply(code)).json().data.applyCoupon.coupon).toEqual({ code });
    server.clock.now = now;
  });

  test('that place an order are guesses too', async () => {
    for (let sent = 0; sent < coupon.network.most; sent += 15) await send(guesses(15, 'quote'));
    const answer = await send(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { ${ERRORS} } }`,
      { input: orderInput([line], { couponCode: 'GUESSED' }) },
    );
    expectLimited(answer, coupon.network.withinMs);
    expect(await server.prisma.order.count()).toBe(0);
  });

  test('that are wrong and stay in a cart are one guess, and right ones none', async () => {
    const { code } = await aCoupon(server.prisma);
    for (let time = 0; time <= coupon.network.most; time++) {
      expect((await apply('STALE')).statusCode).toBe(200);
      expect((await apply(code)).statusCode).toBe(200);
    }
  });

  test('are guessed by one account but so often, wherever it asks from', async () => {
    const { subject } = ALLOWANCES.accountCoupon;
    const token = await signIn(server, await aCustomer(server.prisma));
    await send(guesses(subject.most, 'quote'), {}, { token, from: '203.0.113.1' });
    expectLimited(await apply('ONEMORE', { token, from: '203.0.113.2' }), subject.withinMs);
  });

  test('that guests guess close none to who is signed in there, nor to a program with a key', async () => {
    const { code } = await aCoupon(server.prisma);
    const token = await signIn(server, await aCustomer(server.prisma));
    const program = await anApiKey(server, ['read-orders']);
    for (let sent = 0; sent < coupon.network.most; sent += 15) await send(guesses(15, 'quote'));
    expectLimited(await apply(code), coupon.network.withinMs);
    for (const who of [token, program.token])
      expect((await apply(code, { token: who })).json().data.applyCoupon.coupon).toEqual({ code });
  });

  test('that an account or a program guesses close none to the guests of its network', async () => {
    const { code } = await aCoupon(server.prisma);
    const program = await anApiKey(server, ['read-orders']);
    const token = await signIn(server, await aCustomer(server.prisma));
    for (let sent = 0; sent <= coupon.network.most; sent += 15)
      expect((await send(guesses(15, 'quote'), {}, { token: program.token })).statusCode).toBe(200);
    await send(guesses(15, 'quote'), {}, { token });
    await send(guesses(15, 'quote'), {}, { token });
    expect((await apply(code)).json().data.applyCoupon.coupon).toEqual({ code });
  });

  test('guessed at once count too', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(guesses(10, 'quote'))));
    const letThrough = answers.filter(({ statusCode }) => statusCode === 200);
    expect(letThrough.length).toBeLessThanOrEqual(coupon.network.most / 10);
  });
});

describe('orders of guests', () => {
  const { subject, network: ofNetwork } = ALLOWANCES.guestOrder;
  interface Sent {
    from?: string;
    token?: string;
    quantity?: number;
    idempotencyKey?: string;
  }
  const order = (email: string, { from, token, quantity = 1, idempotencyKey = randomUUID() }: Sent = {}) => {
    const contact = { name: 'Test Customer', email, phone: '9841000000' };
    const input = orderInput([{ ...line, quantity }], { contact, idempotencyKey });
    return send(PLACE_ORDER, { input }, { from, token });
  };
  const soldOut = 99;

  beforeEach(async () => {
    await setLevel(server.prisma, line.productId, 50);
  });

  test('that are refused, or sent again, lock nobody out of ordering with the address', async () => {
    const email = named(1);
    for (let time = 0; time <= subject.most; time++) {
      const { placeOrder } = (await order(email, { quantity: soldOut })).json().data;
      expect(placeOrder.errors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    }
    const again = { idempotencyKey: randomUUID() };
    for (let time = 0; time <= subject.most; time++)
      expect((await order(email, again)).json().data.placeOrder.order).not.toBeNull();
    expect((await order(email)).json().data.placeOrder.order).not.toBeNull();
  });

  test('are answered again though the limit is reached', async () => {
    const email = named(1);
    const again = { idempotencyKey: randomUUID() };
    const { order: first } = (await order(email, again)).json().data.placeOrder;
    await server.prisma.attempt.updateMany({ data: { count: subject.most } });
    expect((await order(email)).statusCode).toBe(429);
    expect((await order(email, again)).json().data.placeOrder.order).toEqual(first);
  });

  test('are limited for an address that they name, wherever they come from', async () => {
    const email = named(1);
    for (let time = 0; time < subject.most; time++)
      expect((await order(email, { from: `203.0.113.${time}` })).statusCode).toBe(200);
    expectLimited(
      await order(email.toUpperCase(), { from: '203.0.113.99' }),
      subject.withinMs,
      'TOO_MANY_ORDERS',
    );
    expect((await order(named(2), { from: '203.0.113.99' })).statusCode).toBe(200);
  });

  test('in a flood from one address to a stranger are three, however they are sent', async () => {
    const email = named(1);
    const sent = await Promise.all(Array.from({ length: 60 }, () => order(email)));
    expect(sent.filter(({ statusCode }) => statusCode === 200)).toHaveLength(subject.most);
    expect(await server.prisma.order.count({ where: { contactEmail: email } })).toBe(subject.most);
  });

  test('are limited for the networks around one, where somebody changes address', async () => {
    await order(named(1), { from: '203.0.113.1' });
    await server.prisma.attempt.updateMany({
      where: { count: 1 },
      data: { count: ALLOWANCES.guestOrder.neighbourhood.most },
    });
    expectLimited(await order(named(2), { from: '203.0.113.200' }), ofNetwork.withinMs, 'TOO_MANY_ORDERS');
    expect((await order(named(2), { from: '203.0.114.1' })).statusCode).toBe(200);
  });

  test('of who is signed in have a bound of their own, by account', async () => {
    const { subject: ofAccount } = ALLOWANCES.accountOrder;
    const token = await signIn(server, await aCustomer(server.prisma));
    await order(named(1), { token });
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: ofAccount.most } });
    expectLimited(
      await order(named(2), { token, from: '198.51.100.9' }),
      ofAccount.withinMs,
      'TOO_MANY_ORDERS',
    );
  });

  test('come one in a document: none is placed that its answer could not tell of', async () => {
    const contact = { name: 'Test Customer', email: named(1), phone: '9841000000' };
    const names = ['a', 'b', 'c', 'd', 'e'];
    const answer = await send(
      `mutation (${names.map((name) => `$${name}: PlaceOrderInput!`).join(', ')}) {
        ${names.map((name) => `${name}: placeOrder(input: $${name}) { order { id } }`).join(' ')}
      }`,
      Object.fromEntries(names.map((name) => [name, orderInput([line], { contact })])),
    );
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].message).toContain('A document may ask once for placeOrder');
    expect(await server.prisma.order.count({ where: { contactEmail: named(1) } })).toBe(0);
  });

  test('are limited for a network, where many shoppers may be, and not for who is signed in there', async () => {
    await order(named(1));
    await server.prisma.attempt.updateMany({ where: { count: 1 }, data: { count: ofNetwork.most } });
    expectLimited(await order(named(2)), ofNetwork.withinMs, 'TOO_MANY_ORDERS');
    const token = await signIn(server, await aCustomer(server.prisma));
    expect((await order(named(2), { token })).statusCode).toBe(200);
  });
});

describe('numbers of orders that are none', () => {
  const { network: ofNetwork } = ALLOWANCES.trackOrder;
  const TRACK = 'query ($number: String!) { trackOrder(number: $number) { number } }';

  test('are guessed from a network but so often, and then no order is shown there', async () => {
    const { number } = await anOrder(server.prisma);
    await send(TRACK, { number: 'JW-NONE' });
    const { count } = await server.prisma.attempt.findFirstOrThrow();
    expect(count).toBe(1);
    await server.prisma.attempt.updateMany({ data: { count: ofNetwork.most } });
    expectLimited(await send(TRACK, { number: 'JW-NONE' }), ofNetwork.withinMs);
    expectLimited(await send(TRACK, { number }), ofNetwork.withinMs);
    expect((await send(TRACK, { number }, { from: '203.0.113.9' })).json().data.trackOrder).toEqual({
      number,
    });
  });

  test('count, orders that are looked at do not', async () => {
    const { number } = await anOrder(server.prisma);
    await send(TRACK, { number });
    expect(await server.prisma.attempt.count()).toBe(0);
  });

  test('are limited over REST as well', async () => {
    const track = (number: string) =>
      server.app.inject({
        url: `/api/orders/track/${number}`,
        headers: { 'x-forwarded-for': network.address },
      });
    expect((await track('JW-NONE')).statusCode).toBe(404);
    await server.prisma.attempt.updateMany({ data: { count: ofNetwork.most } });
    const answer = await track('JW-NONE');
    expect([answer.statusCode, answer.json().code]).toEqual([429, 'RATE_LIMITED']);
    expect(answer.headers['retry-after']).toBe('900');
  });
});
