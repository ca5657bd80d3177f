import { beforeAll, describe, expect, test } from 'vitest';
import { getProviderSlug, ONLINE_METHODS, type OnlineMethod } from '#domain/payments/onlineMethods.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  followReturn,
  goToProvider,
  readOrderState,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

const changeOrder = async (name: string, input: Record<string, unknown>) => {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { errors { reason field } } }`;
  const { data, errors } = await staff.graphql(document, { input });
  expect(errors).toBeUndefined();
  return data?.done.errors;
};
const recordPayment = (id: string, input: Record<string, unknown> = {}) => {
  expireResults(server);
  return changeOrder('recordPayment', { id, method: 'ESEWA', amount: 11_800, ...input });
};
const markPaid = (id: string) => {
  expireResults(server);
  return changeOrder('setPaymentStatus', { id, status: 'PAID' });
};
const resolveReview = (ref: string, input: Record<string, unknown>) =>
  changeOrder('resolvePaymentReview', { ref, accept: true, note: 'Compared with the statement.', ...input });

/** Expects one payment: one entry, no refund due, one receipt email. */
async function expectPaidOnce(order: { id: string }, method = 'ESEWA') {
  const { payments, attempts, ...paid } = await readOrderState(server, order);
  expect(paid).toMatchObject({ paid: 11_800, due: 0, refundDue: 0, paymentStatus: 'PAID' });
  expect(payments).toMatchObject([{ kind: 'PAYMENT', method, amount: 11_800, attemptId: attempts[0]?.id }]);
  expect(attempts).toMatchObject([{ status: 'SETTLED', reason: null }]);
  const emails = await server.prisma.mail.findMany({ where: { orderId: order.id } });
  expect(emails.map(({ template }) => template)).toEqual(['paymentReceived']);
}

/** Creates an order that was paid at the provider, which then stops responding. */
async function createUnverifiedPayment(method: OnlineMethod = 'ESEWA') {
  const order = await anUnpaidOrder(server, { paymentMethod: method });
  const ref = await goToProvider(server, order, { method });
  const provider = getFakeProviders()[getProviderSlug(method)];
  provider.act(ref, 'payAndStay');
  provider.setOutage({ kind: 'down' });
  const names = {
    ref,
    id: provider.findPayment(ref).id,
    transactionId: provider.findPayment(ref).transactionId ?? '',
  };
  return { order, provider, names };
}

describe.each(ONLINE_METHODS)('a %s payment whose payer did not return to the store', (method) => {
  test('is found before staff record it, and recorded once', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    const ref = await goToProvider(server, order, { method });
    getFakeProviders()[getProviderSlug(method)].act(ref, 'payAndStay');
    expect(await recordPayment(order.id, { method })).toMatchObject([{ reason: 'PAID_AT_PROVIDER' }]);
    await checkPayment(server, ref);
    await expectPaidOnce(order, method);
  });

  test('is found before its order is marked as paid', async () => {
    const order = await anUnpaidOrder(server, { paymentMethod: method });
    getFakeProviders()[getProviderSlug(method)].act(
      await goToProvider(server, order, { method }),
      'payAndStay',
    );
    expect(await markPaid(order.id)).toMatchObject([{ reason: 'PAID_AT_PROVIDER' }]);
    await expectPaidOnce(order, method);
  });

  test('is not recorded while the provider does not respond, except with the provider’s reference', async () => {
    const { order, provider, names } = await createUnverifiedPayment(method);
    const unverifiedErrors = [{ reason: 'PAYMENT_UNVERIFIED', field: 'allowUnverified' }];
    expect(await recordPayment(order.id, { method })).toEqual(unverifiedErrors);
    expect(await recordPayment(order.id, { method, reference: names.transactionId })).toEqual(
      unverifiedErrors,
    );
    expect((await markPaid(order.id))[0].reason).toBe('PAYMENT_UNVERIFIED');
    expect(await recordPayment(order.id, { method, allowUnverified: true })).toMatchObject([
      { reason: 'PROVIDER_REFERENCE_MISSING', field: 'reference' },
    ]);
    // The store does not read connectIPS's own transaction number.
    const displayedId = method === 'CONNECTIPS' ? names.ref : names.transactionId;
    const reference = ` ${displayedId.slice(0, 3)}-${displayedId.slice(3).toLowerCase()} `;
    expect(await recordPayment(order.id, { method, reference, allowUnverified: true })).toEqual([]);
    provider.setOutage({ kind: 'none' });
    expect((await checkPayment(server, names.ref))?.attempt.status).toBe('SETTLED');
    await expectPaidOnce(order, method);
  });

  test('is also matched by the store’s reference', async () => {
    const { order, provider, names } = await createUnverifiedPayment(method);
    expect(await recordPayment(order.id, { method, reference: names.ref, allowUnverified: true })).toEqual(
      [],
    );
    provider.setOutage({ kind: 'none' });
    await checkPayment(server, names.ref);
    await expectPaidOnce(order, method);
  });
});

test('Khalti’s pidx also matches the payment', async () => {
  const { order, provider, names } = await createUnverifiedPayment('KHALTI');
  const { providerRef } = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref: names.ref } });
  const entry = { method: 'KHALTI', reference: providerRef, allowUnverified: true };
  expect(await recordPayment(order.id, entry)).toEqual([]);
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  await expectPaidOnce(order, 'KHALTI');
});

test('if staff recorded a different reference, the provider’s payment is put under review, and neither entered nor refunded, until staff link the two', async () => {
  const { order, provider, names } = await createUnverifiedPayment();
  expect(await recordPayment(order.id, { reference: 'TYPED-WRONG', allowUnverified: true })).toEqual([]);
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  const { payments, attempts, ...held } = await readOrderState(server, order);
  expect(held).toMatchObject({ paid: 11_800, refundDue: 0 });
  expect(attempts).toMatchObject([{ status: 'UNDER_REVIEW', reason: 'POSSIBLE_DUPLICATE' }]);

  expect(await resolveReview(names.ref, {})).toEqual([{ reason: 'POSSIBLE_DUPLICATE', field: 'paymentId' }]);
  expect(await recordPayment(order.id, { amount: 5, allowOverpayment: true })).toMatchObject([
    { reason: 'PAYMENT_UNDER_REVIEW' },
  ]);
  expect(await resolveReview(names.ref, { paymentId: payments[0]?.id })).toEqual([]);
  await expectPaidOnce(order);
});

test('a payment that staff declare separate leaves a refund due', async () => {
  const { order, provider, names } = await createUnverifiedPayment();
  await recordPayment(order.id, { reference: 'ANOTHER-TRANSFER', allowUnverified: true });
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  expect(await resolveReview(names.ref, { isSeparate: true })).toEqual([]);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 23_600, refundDue: 11_800 });
});

test('a payment recorded without a reference while its page was open is matched to the payment made on that page', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  expect(await markPaid(order.id)).toEqual([]);
  await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
  await expectPaidOnce(order);
});

test('a partial payment by phone and the remaining payment on the provider’s page both count', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order, { amount: 10_000 });
  expect(await recordPayment(order.id, { amount: 1_800, reference: 'BY-PHONE-1' })).toEqual([]);
  await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
  expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 0 });
});

test('a payment recorded as a bank transfer and then confirmed by connectIPS is put under review', async () => {
  const { order, provider, names } = await createUnverifiedPayment('CONNECTIPS');
  expect(
    await recordPayment(order.id, { method: 'BANK_TRANSFER', reference: 'NCHL-778', allowUnverified: true }),
  ).toEqual([]);
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  const { attempts, ...held } = await readOrderState(server, order);
  expect(held).toMatchObject({ paid: 11_800, refundDue: 0 });
  expect(attempts).toMatchObject([{ status: 'UNDER_REVIEW', reason: 'POSSIBLE_DUPLICATE' }]);
});

test('a bank transfer with connectIPS’s reference matches the connectIPS payment, before and after it is settled', async () => {
  const { order, provider, names } = await createUnverifiedPayment('CONNECTIPS');
  const transferInput = { method: 'BANK_TRANSFER', reference: names.ref, allowUnverified: true };
  expect(await recordPayment(order.id, transferInput)).toEqual([]);
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  await expectPaidOnce(order, 'CONNECTIPS');
  const repeatInput = {
    method: 'BANK_TRANSFER',
    reference: names.ref,
    allowDuplicateReference: true,
    allowOverpayment: true,
  };
  expect(await recordPayment(order.id, repeatInput)).toMatchObject([{ reason: 'PAYMENT_ALREADY_RECORDED' }]);
});

describe('a payment that staff record by another method while its provider does not respond', () => {
  test.each([
    ['as cash', { method: 'CASH' }],
    ['as cash on delivery', { method: 'COD' }],
    ['by card', { method: 'CARD', reference: '4242' }],
    ['as a transfer', { method: 'BANK_TRANSFER' }],
    ['by another wallet', { method: 'KHALTI', reference: 'KH-1' }],
  ])('is refused %s until staff confirm, and then put under review', async (_case, entry) => {
    const { order, provider, names } = await createUnverifiedPayment();
    expect(await recordPayment(order.id, entry)).toMatchObject([{ reason: 'PAYMENT_UNVERIFIED' }]);
    expect(await recordPayment(order.id, { ...entry, allowUnverified: true })).toEqual([]);
    provider.setOutage({ kind: 'none' });
    await checkPayment(server, names.ref);
    const { attempts, ...held } = await readOrderState(server, order);
    expect(held).toMatchObject({ paid: 11_800, refundDue: 0 });
    expect(attempts).toMatchObject([{ status: 'UNDER_REVIEW', reason: 'POSSIBLE_DUPLICATE' }]);
  });

  test.each([
    ['in parts', [1000, 10_800]],
    ['in one part', [1000]],
  ])('is put under review if it was recorded %s', async (_case, parts) => {
    const { order, provider, names } = await createUnverifiedPayment();
    for (const amount of parts)
      expect(
        await recordPayment(order.id, { method: 'BANK_TRANSFER', amount, allowUnverified: true }),
      ).toEqual([]);
    provider.setOutage({ kind: 'none' });
    await checkPayment(server, names.ref);
    const paidTotal = parts.reduce((sum, part) => sum + part, 0);
    expect(await readOrderState(server, order)).toMatchObject({
      paid: paidTotal,
      refundDue: 0,
      attempts: [{ status: 'UNDER_REVIEW' }],
    });
  });

  test('does not count for two orders, whichever methods are used', async () => {
    const { order, provider, names } = await createUnverifiedPayment();
    const other = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    const transferInput = { method: 'BANK_TRANSFER', amount: 1000, reference: names.transactionId };
    expect(await recordPayment(other.id, transferInput)).toEqual([]);
    provider.setOutage({ kind: 'none' });
    await checkPayment(server, names.ref);
    expect(await readOrderState(server, order)).toMatchObject({
      paid: 0,
      attempts: [{ status: 'UNDER_REVIEW', reason: 'USED_ELSEWHERE' }],
    });
  });

  test('cannot be recorded for another order by any method after it is settled', async () => {
    const order = await anUnpaidOrder(server);
    const ref = await goToProvider(server, order);
    await followReturn(server, getFakeProviders().esewa.act(ref, 'pay'));
    const { transactionId: reference } = await server.prisma.paymentAttempt.findUniqueOrThrow({
      where: { ref },
    });
    const other = await anOrder(server.prisma, { paymentMethod: 'BANK_TRANSFER' });
    for (const method of ['BANK_TRANSFER', 'CARD', 'KHALTI'])
      expect(await recordPayment(other.id, { method, amount: 1000, reference })).toMatchObject([
        { reason: 'PAYMENT_ALREADY_RECORDED' },
      ]);
  });
});

test('a payment settled by the provider cannot be recorded again for any order under any of its references', async () => {
  const order = await anUnpaidOrder(server, { paymentMethod: 'KHALTI' });
  const ref = await goToProvider(server, order, { method: 'KHALTI' });
  await followReturn(server, getFakeProviders().khalti.act(ref, 'pay'));
  const attempt = await server.prisma.paymentAttempt.findUniqueOrThrow({ where: { ref } });
  const other = await anOrder(server.prisma);
  for (const id of [order.id, other.id])
    for (const reference of [attempt.ref, attempt.providerRef, attempt.transactionId?.toLowerCase()])
      expect(
        await recordPayment(id, {
          method: 'KHALTI',
          reference,
          allowOverpayment: true,
          allowDuplicateReference: true,
        }),
      ).toMatchObject([{ reason: 'PAYMENT_ALREADY_RECORDED', field: 'reference' }]);
  await expectPaidOnce(order, 'KHALTI');
});

test('the reference of another order’s open payment is refused', async () => {
  const [order, other] = [await anUnpaidOrder(server), await anOrder(server.prisma)];
  const reference = await goToProvider(server, order);
  expect(await recordPayment(other.id, { reference })).toEqual([
    { reason: 'REFERENCE_ORDER_MISMATCH', field: 'reference' },
  ]);
});

test('a provider’s payment in another order’s ledger is put under review', async () => {
  const { provider, names } = await createUnverifiedPayment();
  const other = await anOrder(server.prisma);
  expect(await recordPayment(other.id, { reference: names.transactionId })).toEqual([]);
  provider.setOutage({ kind: 'none' });
  expect((await checkPayment(server, names.ref))?.attempt.status).toBe('UNDER_REVIEW');
  expect(await resolveReview(names.ref, { isSeparate: true })).toMatchObject([
    { reason: 'PAYMENT_ALREADY_RECORDED', field: 'ref' },
  ]);
});

test('a reference recorded twice at the same moment is stored once', async () => {
  const [order, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
  for (const [method, reference, reason] of [
    ['ESEWA', '0009-RACE', 'PAYMENT_ALREADY_RECORDED'],
    ['BANK_TRANSFER', 'FT-RACE-9', 'DUPLICATE_REFERENCE'],
  ]) {
    const errorLists = await Promise.all(
      [order, other].map(({ id }) => recordPayment(id, { method, reference, amount: 1_000 })),
    );
    expect(errorLists.filter((errors) => errors.length === 0)).toHaveLength(1);
    expect(errorLists.flat()).toMatchObject([{ reason }]);
  }
});

test('a payer’s return from the provider and a staff entry at the same moment record only one payment', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  const returnUrl = getFakeProviders().esewa.act(ref, 'pay');
  const { transactionId: reference } = getFakeProviders().esewa.findPayment(ref);
  await Promise.all([
    followReturn(server, returnUrl),
    recordPayment(order.id, { reference }),
    markPaid(order.id),
  ]);
  await checkPayment(server, ref);
  await expectPaidOnce(order);
});

test('an order is marked as paid only by its own method; another method is refused, not ignored', async () => {
  const order = await anUnpaidOrder(server);
  for (const status of ['PAID', 'UNPAID'])
    expect(await changeOrder('setPaymentStatus', { id: order.id, status, method: 'CASH' })).toEqual([
      { reason: 'METHOD_OF_REFUND_ONLY', field: 'method' },
    ]);
  expect(await readOrderState(server, order)).toMatchObject({ paid: 0, payments: [] });
});

test('a voided entry releases its reference for the next one', async () => {
  const { id } = await anOrder(server.prisma);
  const entry = { reference: '0007VOID', amount: 1_000 };
  expect(await recordPayment(id, entry)).toEqual([]);
  const { id: paymentId } = await server.prisma.payment.findFirstOrThrow({ where: { orderId: id } });
  expect(await changeOrder('voidPayment', { id, paymentId, reason: 'Typed for the wrong order.' })).toEqual(
    [],
  );
  expect(await recordPayment((await anOrder(server.prisma)).id, entry)).toEqual([]);
});

test('an entry linked to an attempt cannot be voided', async () => {
  const { order, provider, names } = await createUnverifiedPayment();
  await recordPayment(order.id, { reference: names.transactionId, allowUnverified: true });
  provider.setOutage({ kind: 'none' });
  await checkPayment(server, names.ref);
  const { payments } = await readOrderState(server, order);
  const voidInput = { id: order.id, paymentId: payments[0]?.id, reason: 'By mistake.' };
  expect(await changeOrder('voidPayment', voidInput)).toMatchObject([{ reason: 'PAYMENT_BY_PROVIDER' }]);
});

test('a payment of a different amount is settled if staff recorded that amount with its reference', async () => {
  const order = await anUnpaidOrder(server);
  const ref = await goToProvider(server, order);
  getFakeProviders().esewa.act(ref, 'payLess');
  getFakeProviders().esewa.setOutage({ kind: 'down' });
  const { transactionId: reference } = getFakeProviders().esewa.findPayment(ref);
  expect(await recordPayment(order.id, { amount: 10_620, reference, allowUnverified: true })).toEqual([]);
  getFakeProviders().esewa.setOutage({ kind: 'none' });
  await checkPayment(server, ref);
  const { payments, attempts, ...part } = await readOrderState(server, order);
  expect(part).toMatchObject({ paid: 10_620, due: 1_180 });
  expect([attempts[0]?.status, payments.length]).toEqual(['SETTLED', 1]);
});

test('the payment check job links a recorded payment, and an API key with a refund limit of 0 cannot refund it', async () => {
  const { order, provider, names } = await createUnverifiedPayment('KHALTI');
  await recordPayment(order.id, { method: 'KHALTI', reference: names.transactionId, allowUnverified: true });
  provider.setOutage({ kind: 'none' });
  server.clock.now = new Date(server.clock.now.getTime() + 6 * 60_000);
  await runJobs(server);
  await expectPaidOnce(order, 'KHALTI');
  const apiKey = await anApiKey(server, ['write-orders'], { refundNpr: 0 });
  const refund = `mutation ($input: RefundOrderInput!) { refundOrder(input: $input) { errors { reason } } }`;
  const input = { id: order.id, amount: 1, method: 'KHALTI', compensationReason: 'It was paid twice.' };
  const { data } = await apiKey.graphql(refund, { input });
  expect(data?.refundOrder.errors).toHaveLength(1);
  expect(await readOrderState(server, order)).toMatchObject({ refunded: 0 });
});

test('orders paid by one transfer are marked as paid together, and the transfer’s reference is recognised afterwards', async () => {
  const orders = [await anOrder(server.prisma), await anOrder(server.prisma), await anOrder(server.prisma)];
  const [first, second, third] = orders.map(({ id }) => id);
  const MARK_ORDERS_PAID = `mutation ($input: MarkOrdersPaidInput!) {
    markOrdersPaid(input: $input) { updated { id } failed { id reason } errors { reason } }
  }`;
  const markOrdersPaid = async (orderIds: unknown[], method: string, reference: string) =>
    (await staff.graphql(MARK_ORDERS_PAID, { input: { orderIds, method, reference } })).data?.markOrdersPaid;
  expect((await markOrdersPaid([first, second], 'BANK_TRANSFER', 'FT-TOGETHER')).updated).toHaveLength(2);
  expect((await markOrdersPaid([third], 'BANK_TRANSFER', 'ft together')).failed).toMatchObject([
    { reason: 'DUPLICATE_REFERENCE' },
  ]);
});

test('a wallet payment pays only one order', async () => {
  const [order, other] = [await anOrder(server.prisma), await anOrder(server.prisma)];
  const entry = { reference: '0008ONCE', amount: 1_000, allowDuplicateReference: true };
  expect(await recordPayment(order.id, entry)).toEqual([]);
  expect(await recordPayment(other.id, entry)).toMatchObject([{ reason: 'PAYMENT_ALREADY_RECORDED' }]);
});
