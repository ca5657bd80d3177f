import { beforeAll, describe, expect, test } from 'vitest';
import {
  anUnpaidOrder,
  followReturn,
  goToProvider,
  readOrderState,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';

const { server, getFakeProviders } = usePayingStore();
const ERRORS =
  'order { staff { refundDue refunded } refunds { amount method reference } } errors { reason field message }';
const REFUND = `mutation ($input: RefundByProviderInput!) { done: refundByProvider(input: $input) { ${ERRORS} } }`;
const DECIDE = `mutation ($input: ResolveProviderRefundInput!) { done: resolveProviderRefund(input: $input) { ${ERRORS} } }`;
const REFUND_MANUALLY = `mutation ($input: RefundOrderInput!) { done: refundOrder(input: $input) { ${ERRORS} } }`;
const VOID = `mutation ($input: VoidPaymentInput!) { done: voidPayment(input: $input) { errors { reason } } }`;
const COMPENSATION_REASON = { compensationReason: 'It came with a scratch.' };
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function sendMutation(document: string, input: Record<string, unknown>) {
  const { data, errors } = await staff.graphql(document, { input });
  expect(errors).toBeUndefined();
  return data?.done;
}

/** Creates an order paid with a provider, by default Khalti. */
async function createPaidOrder(method: 'KHALTI' | 'ESEWA' = 'KHALTI') {
  const order = await anUnpaidOrder(server, { paymentMethod: method });
  const ref = await goToProvider(server, order, { method });
  await followReturn(
    server,
    (method === 'KHALTI' ? getFakeProviders().khalti : getFakeProviders().esewa).act(ref, 'pay'),
  );
  const { payments } = await readOrderState(server, order);
  return { id: order.id, ref, paymentId: payments[0]?.id ?? '', transactionId: payments[0]?.transactionId };
}

describe('a Khalti payment', () => {
  test('is refunded through the API in several parts, up to its amount', async () => {
    const { id, paymentId, transactionId } = await createPaidOrder();
    expect(
      await sendMutation(REFUND, { id, paymentId, amount: 1_800, ...COMPENSATION_REASON }),
    ).toMatchObject({
      order: { refunds: [{ amount: 1_800, method: 'KHALTI', reference: transactionId }] },
      errors: [],
    });
    expect(
      (await sendMutation(REFUND, { id, paymentId, amount: 10_001, ...COMPENSATION_REASON })).errors,
    ).toMatchObject([{ reason: 'REFUND_BEYOND_PAID', field: 'amount' }]);
    expect(
      (await sendMutation(REFUND, { id, paymentId, amount: 10_000, ...COMPENSATION_REASON })).errors,
    ).toEqual([]);
    const { refunded, paymentStatus, attempts } = await readOrderState(server, { id });
    expect([refunded, paymentStatus]).toEqual([11_800, 'REFUNDED']);
    expect(attempts[0]?.events.slice(-4).map(({ kind }) => kind)).toEqual([
      ...['REFUND_REQUESTED', 'REFUND_RESPONSE_RECEIVED', 'REFUND_REQUESTED', 'REFUND_RESPONSE_RECEIVED'],
    ]);
    const emails = await server.prisma.mail.findMany({ where: { orderId: id, template: 'orderRefunded' } });
    expect(emails).toHaveLength(2);
  });

  test('is refunded up to its own amount, regardless of other payments', async () => {
    const { id, paymentId } = await createPaidOrder();
    await sendMutation(
      'mutation ($input: RecordPaymentInput!) { done: recordPayment(input: $input) { errors { reason } } }',
      { id, method: 'CARD', amount: 500, allowOverpayment: true },
    );
    expect(
      (await sendMutation(REFUND, { id, paymentId, amount: 11_801, ...COMPENSATION_REASON })).errors,
    ).toMatchObject([{ reason: 'REFUND_BEYOND_PAYMENT', field: 'amount' }]);
  });

  test('is not refunded without a reason if no refund is due, and Khalti is not called', async () => {
    const { id, paymentId } = await createPaidOrder();
    expect((await sendMutation(REFUND, { id, paymentId, amount: 500 })).errors).toMatchObject([
      { reason: 'REFUND_ABOVE_DUE', field: 'compensationReason' },
    ]);
    expect((await readOrderState(server, { id })).attempts[0]).toMatchObject({ refundRequested: null });
  });

  test('is unchanged if Khalti refuses the refund, and the refusal is reported', async () => {
    const { id, ref, paymentId } = await createPaidOrder();
    getFakeProviders().khalti.refund(ref, 1_100_000);
    const { errors } = await sendMutation(REFUND, { id, paymentId, amount: 5_000, ...COMPENSATION_REASON });
    expect(errors).toMatchObject([
      { reason: 'REFUND_DECLINED_BY_PROVIDER', message: expect.stringMatching(/“.+”/) },
    ]);
    expect(await readOrderState(server, { id })).toMatchObject({
      refunded: 0,
      attempts: [{ refundRequested: null }],
    });
  });

  test('whose refund gets no response is left to staff, and blocks other refunds', async () => {
    const { id, ref, paymentId } = await createPaidOrder();
    getFakeProviders().khalti.setOutage({ kind: 'down' });
    expect(
      (await sendMutation(REFUND, { id, paymentId, amount: 5_000, ...COMPENSATION_REASON })).errors,
    ).toMatchObject([{ reason: 'REFUND_UNCONFIRMED' }]);
    expect(await readOrderState(server, { id })).toMatchObject({
      refunded: 0,
      attempts: [{ refundRequested: 5_000 }],
    });
    getFakeProviders().khalti.setOutage({ kind: 'none' });
    for (const response of [
      await sendMutation(REFUND, { id, paymentId, amount: 5_000, ...COMPENSATION_REASON }),
      await sendMutation(REFUND_MANUALLY, { id, amount: 100, method: 'CASH', ...COMPENSATION_REASON }),
    ])
      expect(response.errors).toMatchObject([{ reason: 'REFUND_PENDING_AT_PROVIDER', field: 'amount' }]);
    const { data } = await staff.graphql(
      '{ adminOrders(filter: { view: PAYMENTS_TO_CHECK }, first: 100) { edges { node { id } } } }',
    );
    expect(data?.adminOrders.edges).toContainEqual({ node: { id } });

    expect(await sendMutation(DECIDE, { ref, isRefunded: true, ...COMPENSATION_REASON })).toMatchObject({
      order: { staff: { refunded: 5_000 } },
      errors: [],
    });
    expect(
      (await sendMutation(DECIDE, { ref, isRefunded: true, ...COMPENSATION_REASON })).errors,
    ).toMatchObject([{ reason: 'NO_REFUND_PENDING_AT_PROVIDER' }]);
  });

  test('can be refunded again if the first refund did not take place', async () => {
    const { id, ref, paymentId } = await createPaidOrder();
    getFakeProviders().khalti.setOutage({ kind: 'down' });
    await sendMutation(REFUND, { id, paymentId, amount: 5_000, ...COMPENSATION_REASON });
    getFakeProviders().khalti.setOutage({ kind: 'none' });
    expect((await sendMutation(DECIDE, { ref, isRefunded: false })).errors).toEqual([]);
    expect(await readOrderState(server, { id })).toMatchObject({ refunded: 0 });
    expect(
      (await sendMutation(REFUND, { id, paymentId, amount: 5_000, ...COMPENSATION_REASON })).errors,
    ).toEqual([]);
  });

  test('has a refund through the API that cannot be voided', async () => {
    const { id, paymentId } = await createPaidOrder();
    await sendMutation(REFUND, { id, paymentId, amount: 500, ...COMPENSATION_REASON });
    const { payments } = await readOrderState(server, { id });
    const refund = payments.find(({ kind }) => kind === 'REFUND');
    expect(
      (await sendMutation(VOID, { id, paymentId: refund?.id, reason: 'Typed wrong' })).errors,
    ).toMatchObject([{ reason: 'PAYMENT_BY_PROVIDER' }]);
  });

  test('is refunded once if two refunds are requested at the same moment', async () => {
    const { id, paymentId } = await createPaidOrder();
    const input = { id, paymentId, amount: 11_800, ...COMPENSATION_REASON };
    const responses = await Promise.all([sendMutation(REFUND, input), sendMutation(REFUND, input)]);
    expect(responses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await readOrderState(server, { id })).toMatchObject({ refunded: 11_800 });
  });
});

test('a payment cannot be refunded through the API if its provider does not support refunds', async () => {
  const { id, paymentId } = await createPaidOrder('ESEWA');
  expect(
    (await sendMutation(REFUND, { id, paymentId, amount: 500, ...COMPENSATION_REASON })).errors,
  ).toMatchObject([{ reason: 'REFUND_NOT_BY_PROVIDER', field: 'paymentId' }]);
});
