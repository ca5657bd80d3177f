import { beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { generateOrderNumber } from '#graph/modules/orders/orderNumber.ts';
import type { Order } from '#graph/prisma/generated/client.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { aGuestOrder } from '#graph/testing/aGuestOrder.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { findEmailsTo } from '#graph/testing/mailedLink.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const { recordStatements: captureStatements } = useQueryLog(server);
const NOT_FOUND = {
  order: null,
  guestToken: null,
  errors: [
    {
      code: 'NOT_FOUND',
      field: null,
      message: 'We couldn’t find an order with this number and phone number or email address.',
    },
  ],
};
const OPEN = `mutation ($input: OpenOrderInput!) {
  openOrder(input: $input) { order { id number } guestToken errors { code field message } }
}`;
const REQUEST = `mutation ($input: RequestTrackingLinksInput!) {
  requestTrackingLinks(input: $input) { requested errors { code field } }
}`;
let order: Order;

beforeEach(async () => {
  await server.prisma.attempt.deleteMany();
  await server.prisma.mail.deleteMany();
  await server.prisma.order.deleteMany();
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  order = await aGuestOrder(server, { contactEmail: 'sita@example.com', contactPhone: '+9779841000001' });
});

describe('openOrder', () => {
  test.each([
    ['email address', ' Sita@example.com '],
    ['phone number', '984 1000001'],
  ])('opens a guest’s order by its number and the %s', async (_case, contact) => {
    const openResult = (await open(order.number.toLowerCase(), contact)).data?.openOrder;

    expect(openResult).toMatchObject({ order: { id: order.id }, errors: [] });
    const { data } = await server.graphql(
      'query ($id: ID!, $guestToken: String) { order(id: $id, guestToken: $guestToken) { contact { email } } }',
      { id: order.id, guestToken: openResult.guestToken },
    );
    expect(data?.order.contact.email).toBe('sita@example.com');
  });

  test('returns the same response for every mismatch', async () => {
    const { id: userId } = await aCustomer(server.prisma);
    const accountOrder = await anOrder(server.prisma, { userId, contactEmail: 'sita@example.com' });
    const mismatches = [
      await open(order.number, 'gita@example.com'),
      await open(order.number, '9841000009'),
      await open(generateOrderNumber(), 'sita@example.com'),
      await open('nonsense', 'sita@example.com'),
      await open(accountOrder.number, 'sita@example.com'),
    ];

    expect(new Set(mismatches.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { data } of mismatches) expect(data?.openOrder).toEqual(NOT_FOUND);
  });

  test('runs the same queries for every mismatch, so that timing reveals nothing', async () => {
    const { id: userId } = await aCustomer(server.prisma);
    const accountOrder = await anOrder(server.prisma, { userId, contactEmail: 'sita@example.com' });
    const captureLookup = (number: string, contact: string) =>
      captureStatements(OPEN, { input: { number, contact } });

    const statements = await captureLookup(order.number, 'gita@example.com');

    expect(statements.join('\n')).toContain('orders');
    expect(await captureLookup(generateOrderNumber(), 'sita@example.com')).toEqual(statements);
    expect(await captureLookup('nonsense', '9841000009')).toEqual(statements);
    expect(await captureLookup(accountOrder.number, 'sita@example.com')).toEqual(statements);
  });

  test('refuses a value that is neither a phone number nor an email address', async () => {
    const { errors } = (await open(order.number, 'Sita')).data?.openOrder ?? {};
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'contact' }]);
  });

  test('limits guesses for an order from one network, including aliases in one document', async () => {
    const { limit } = RATE_LIMITS.orderLookup.subjectFromNetwork;
    const aliases = Array.from(
      { length: limit },
      (_, index) =>
        `g${index}: openOrder(input: { number: "${order.number}", contact: "984100${1000 + index}" }) { errors { code } }`,
    );
    expect((await server.graphql(`mutation { ${aliases.join(' ')} }`)).status).toBe(200);

    const { status, errors } = await open(order.number, 'sita@example.com');

    expect([status, errors?.[0]?.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  });

  test('does not lock the customer out after guesses from another network, but limits guesses across all networks', async () => {
    const { subject, subjectFromNetwork } = RATE_LIMITS.orderLookup;
    for (let time = 0; time < subjectFromNetwork.limit; time++)
      await openFromNetwork('203.0.113.1', order.number, 'gita@example.com');
    expect(await openFromNetwork('203.0.113.1', order.number, 'sita@example.com')).toBe(429);
    expect(await openFromNetwork('203.0.113.2', order.number, 'sita@example.com')).toBe(200);

    await server.prisma.attempt.updateMany({ data: { count: subject.limit } });
    expect(await openFromNetwork('203.0.113.3', order.number, 'sita@example.com')).toBe(429);
  });

  test('limits attempts from one network across all orders', async () => {
    await open(generateOrderNumber(), 'sita@example.com');
    await server.prisma.attempt.updateMany({ data: { count: RATE_LIMITS.orderLookup.network.limit } });

    expect((await open(generateOrderNumber(), 'sita@example.com')).status).toBe(429);
  });

  test('does not count successful attempts', async () => {
    for (let time = 0; time <= RATE_LIMITS.orderLookup.subjectFromNetwork.limit; time++)
      expect((await open(order.number, 'sita@example.com')).data?.openOrder.errors).toEqual([]);
  });
});

describe('requestTrackingLinks', () => {
  test.each(['sita@example.com', '9841000001'])(
    'emails the links to the order’s own address: %s',
    async (contact) => {
      await anOrder(server.prisma, { contactEmail: 'gita@example.com', contactPhone: '+9779841000002' });

      expect((await request(contact)).data?.requestTrackingLinks).toEqual({ requested: true, errors: [] });

      const [email] = await findEmailsTo(server, 'sita@example.com');
      expect(email?.template).toBe('trackingLinks');
      expect(email?.text).toContain(`/#/track-order?number=${order.number}`);
      expect(await server.prisma.mail.count()).toBe(1);
    },
  );

  test('sends each address only its own orders if two share a phone number', async () => {
    const otherOrder = await aGuestOrder(server, {
      contactEmail: 'gita@example.com',
      contactPhone: order.contactPhone,
    });

    await request('9841000001');

    const [emailToSita] = await findEmailsTo(server, 'sita@example.com');
    const [emailToGita] = await findEmailsTo(server, 'gita@example.com');
    expect(emailToSita?.text).not.toContain(otherOrder.number);
    expect(emailToGita?.text).toContain(otherOrder.number);
    expect(emailToGita?.text).not.toContain(order.number);
  });

  test('returns the same response if there is no order, and sends no email', async () => {
    const knownContactResponse = await request('sita@example.com');
    expect(await request('nobody@example.com')).toEqual(knownContactResponse);
    expect(await findEmailsTo(server, 'nobody@example.com')).toEqual([]);
  });

  test('runs the same queries if there is no order', async () => {
    const statements = await captureStatements(REQUEST, { input: { contact: 'sita@example.com' } });
    expect(statements.length).toBeGreaterThan(2);
    expect(await captureStatements(REQUEST, { input: { contact: 'nobody@example.com' } })).toEqual(
      statements,
    );
    expect(await captureStatements(REQUEST, { input: { contact: '9841000001' } })).toEqual(statements);
  });

  test('uses the language of the order', async () => {
    await server.prisma.order.update({ where: { id: order.id }, data: { language: 'NE' } });

    await request('sita@example.com');

    const [email] = await findEmailsTo(server, 'sita@example.com');
    expect(email).toMatchObject({ subject: 'Aabhushan मा तपाईंका अर्डर' });
    expect(email?.text).toContain('४ मङ्सिर २०८३');
  });

  test('is limited per contact and per mailbox', async () => {
    const { limit } = RATE_LIMITS.trackingLinks.subject;
    for (let time = 0; time < limit; time++) await request('sita@example.com');
    expect((await request('sita@example.com')).status).toBe(429);
    await request('9841000001');
    expect(await findEmailsTo(server, 'sita@example.com')).toHaveLength(3);
  });
});

async function openFromNetwork(ipAddress: string, number: string, contact: string): Promise<number> {
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'x-forwarded-for': ipAddress },
    payload: { query: OPEN, variables: { input: { number, contact } } },
  });
  return statusCode;
}

function open(number: string, contact: string) {
  return server.graphql(OPEN, { input: { number, contact } });
}

function request(contact: string) {
  return server.graphql(REQUEST, { input: { contact } });
}
