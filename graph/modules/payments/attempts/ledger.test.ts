import { expect, test } from 'vitest';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { anUnpaidOrder } from './testing/payOnline.ts';

const server = useTestServer();
const LEDGER = `query ($id: ID!, $guestToken: String) {
  order(id: $id, guestToken: $guestToken) {
    due ledger { kind method amount reference at }
    paymentAttempts { status isAbandoned }
  }
}`;

async function readOrder({ id, guestToken }: { id: string; guestToken: string }) {
  const { data, errors } = await server.graphql(LEDGER, { id, guestToken });
  expect(errors).toBeUndefined();
  return data?.order;
}

const toDate = (day: number) => new Date(`2026-11-0${day}T06:00:00Z`);

test('customers see payments and refunds with their references, oldest first and without voided entries', async () => {
  const order = await anUnpaidOrder(server, { paid: 11_000, refunded: 1_000, paymentStatus: 'PART_PAID' });
  const createEntryFields = (day: number) => ({
    orderId: order.id,
    createdAt: toDate(day),
    settledAt: toDate(day),
  });
  await server.prisma.payment.createMany({
    data: [
      { ...createEntryFields(3), kind: 'REFUND', method: 'BANK_TRANSFER', amount: 1_000, reference: 'FT-2' },
      { ...createEntryFields(1), kind: 'PAYMENT', method: 'ESEWA', amount: 6_000, transactionId: '000AWEO' },
      { ...createEntryFields(2), kind: 'PAYMENT', method: 'BANK_TRANSFER', amount: 5_000, reference: 'FT-1' },
      {
        ...createEntryFields(2),
        kind: 'PAYMENT',
        method: 'CARD',
        amount: 9_000,
        reference: 'X',
        voidedAt: toDate(3),
      },
    ],
  });
  const createExpectedEntry = (
    kind: string,
    method: string,
    amount: number,
    reference: string,
    day: number,
  ) => ({
    ...{ kind, method, amount, reference, at: toDate(day).toISOString() },
  });
  expect(await readOrder(order)).toMatchObject({
    due: 1_800,
    ledger: [
      createExpectedEntry('PAYMENT', 'ESEWA', 6_000, '000AWEO', 1),
      createExpectedEntry('PAYMENT', 'BANK_TRANSFER', 5_000, 'FT-1', 2),
      createExpectedEntry('REFUND', 'BANK_TRANSFER', 1_000, 'FT-2', 3),
    ],
  });
});

test('customers do not see the reference of a cash on delivery payment, because it is the carrier’s', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'COD', paid: 11_800, paymentStatus: 'PAID' });
  await server.prisma.payment.create({
    data: {
      ...{ orderId: order.id, kind: 'PAYMENT', method: 'COD', amount: 11_800, reference: 'NCM-7846' },
      settledAt: toDate(1),
    },
  });
  expect((await readOrder(order)).ledger).toMatchObject([{ amount: 11_800, reference: null }]);
});

const createAttemptFields = (state: string, statusText: string) => ({
  answer: { state, word: statusText, amountPaisa: null, transactionId: null, feePaisa: null },
});

test.each([
  ['is open and was not checked with its provider', {}, false],
  ['was cancelled', { status: 'CANCELLED' }, true],
  ['is open and unpaid according to eSewa', createAttemptFields('PENDING', 'PENDING'), true],
  ['is in process at Khalti', createAttemptFields('PENDING', 'Pending'), false],
  ['is open while its provider does not respond', createAttemptFields('UNAVAILABLE', 'no answer'), false],
  ['never got a payment page', { redirect: undefined }, true],
  [
    'is under review by staff',
    { status: 'UNDER_REVIEW', ...createAttemptFields('PENDING', 'PENDING') },
    false,
  ],
  ['is paid', { status: 'SETTLED' }, false],
] as const)(
  'reports correctly whether an attempt that %s (%j) is abandoned',
  async (_case, overrides, isAbandoned) => {
    const order = await anUnpaidOrder(server);
    await aPaymentAttempt(server.prisma, order, overrides as object);
    expect((await readOrder(order)).paymentAttempts).toMatchObject([{ isAbandoned }]);
  },
);

test.each([
  ['PENDING', false],
  ['UNKNOWN', false],
  ['CANCELLED', true],
] as const)(
  'after a return with the claim %s, a pending attempt counts as abandoned: %j',
  async (claim, isAbandoned) => {
    const order = await anUnpaidOrder(server);
    const overrides = createAttemptFields('PENDING', 'PENDING');
    const { id } = await aPaymentAttempt(server.prisma, order, overrides);
    await server.prisma.paymentEvent.create({
      data: { attemptId: id, kind: 'RETURNED', source: 'RETURN', data: { claims: claim }, at: toDate(1) },
    });
    expect((await readOrder(order)).paymentAttempts).toMatchObject([{ isAbandoned }]);
  },
);

test.each([
  ['UNPAID', true],
  ['PAID', false],
] as const)(
  'anyone with the number of an order that is %s can see its payment deadline: %j',
  async (paymentStatus, isVisible) => {
    const { number, payBy } = await anUnpaidOrder(server, { paymentStatus });
    const { data } = await server.graphql(
      'query ($number: String!) { trackOrder(number: $number) { payBy } }',
      {
        number,
      },
    );
    expect(data?.trackOrder.payBy).toBe(isVisible ? payBy?.toISOString() : null);
  },
);
