import { beforeAll, describe, expect, test } from 'vitest';
import { formatToday } from '#graph/modules/billing/reconciliation/testing/statementActions.ts';
import type { EditTarget } from '#graph/modules/edits/planEdit.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import { aProposal } from '#graph/testing/aProposal.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { findEmailsTo } from '#graph/testing/mailedLink.ts';
import {
  anUnpaidOrder,
  checkPayment,
  expireResults,
  goToProvider,
  readOrderState,
} from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, getFakeProviders } = usePayingStore();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});
type Send = Shopper['graphql'];

async function runMutation(
  name: string,
  input: Record<string, unknown>,
  fields: string,
  send: Send = staff.graphql,
) {
  expireResults(server);
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} errors { reason field } } }`;
  const { data, errors } = await send(document, { input });
  expect(errors).toBeUndefined();
  return data?.done;
}
const changeOrder = (name: string, input: Record<string, unknown>, send?: Send) =>
  runMutation(name, input, 'order { status }', send);
const changeOrders = (name: string, input: Record<string, unknown>) =>
  runMutation(name, input, 'updated { id } failed { reason }');
const sendAsGuest: Send = (document, variables) => server.graphql(document, variables);

let customerCount = 0;

/**
 * Creates an order whose customer paid at eSewa without returning. The order was then changed to cash on delivery and
 * shipped.
 */
async function createPaidOrder(fields: Record<string, unknown> = {}, amount?: number) {
  customerCount += 1;
  // A wallet's daily limit is counted by phone number.
  const contactPhone = `+977984${String(customerCount).padStart(7, '0')}`;
  const order = await anUnpaidOrder(server, { contactPhone });
  const ref = await goToProvider(server, order, amount ? { amount } : {});
  getFakeProviders().esewa.act(ref, 'payAndStay');
  await server.prisma.order.update({ where: { id: order.id }, data: fields });
  const { version, number } = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
  return { ...order, ref, version, number };
}
const shippedCodFields = {
  paymentMethod: 'COD',
  status: 'SHIPPED',
  isStockReserved: true,
  payBy: null,
} as const;

async function expectPaidByEsewa(order: { id: string }, fields: Record<string, unknown> = {}) {
  const { payments, ...state } = await readOrderState(server, order);
  expect(payments).toMatchObject([{ method: 'ESEWA', amount: 11_800 }]);
  expect(state).toMatchObject({
    ...{ paid: 11_800, due: 0, paymentMethod: 'ESEWA', cashWithCarrier: 0 },
    attempts: [{ status: 'SETTLED' }],
    ...fields,
  });
}

describe('no cash on delivery is recorded for an order paid with a provider', () => {
  test('when the order is marked as delivered', async () => {
    const order = await createPaidOrder(shippedCodFields);
    expect((await changeOrder('updateOrderStatus', { id: order.id, status: 'DELIVERED' })).errors).toEqual(
      [],
    );
    await expectPaidByEsewa(order, { status: 'DELIVERED', refundDue: 0 });
  });

  test('when several orders are marked as delivered, by number or id', async () => {
    const orders = await Promise.all(Array.from({ length: 7 }, () => createPaidOrder(shippedCodFields)));
    const orderIds = orders.map(({ id, number }, index) => (index % 2 ? id : number));
    const { updated, failed } = await changeOrders('bulkUpdateOrders', { orderIds, status: 'DELIVERED' });
    expect([updated.length, failed]).toEqual([7, []]);
    for (const order of orders) await expectPaidByEsewa(order, { status: 'DELIVERED' });
  });

  test('when the carrier’s cash is recorded', async () => {
    const order = await createPaidOrder(shippedCodFields);
    const input = { orderIds: [order.id], markDelivered: true };
    expect((await changeOrders('recordCodRemittance', input)).failed).toMatchObject([
      { reason: 'NO_CASH_WITH_CARRIER' },
    ]);
    await expectPaidByEsewa(order);
  });

  test('when a remittance marks its parcels as delivered', async () => {
    const order = await createPaidOrder(shippedCodFields);
    const input = {
      ...{
        carrier: 'Nepal Can Move',
        reference: `ASK-${order.number}`,
        day: formatToday(server.clock.now),
        total: 0,
      },
      ...{ parcels: [{ named: order.number }], markDelivered: true },
    };
    const { remittance, errors } = await runMutation(
      'createRemittance',
      input,
      'remittance { lines { applied outcome } }',
    );
    expect(errors).toEqual([]);
    expect(remittance.lines).toMatchObject([{ applied: 0 }]);
    await expectPaidByEsewa(order, { status: 'DELIVERED' });
  });

  test('except the remaining amount of an order partly paid with a provider', async () => {
    const order = await createPaidOrder(shippedCodFields, 5_000);
    await changeOrder('updateOrderStatus', { id: order.id, status: 'DELIVERED' });
    const { payments, ...state } = await readOrderState(server, order);
    expect(state).toMatchObject({ paid: 11_800, refundDue: 0, cashWithCarrier: 6_800 });
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['ESEWA', 5_000],
      ['COD', 6_800],
    ]);
  });
});

describe('a change of payment method does not replace a payment with the provider', () => {
  test('when the customer changes the method', async () => {
    const { id, guestToken, ...order } = await createPaidOrder();
    const input = { id, guestToken, method: 'COD' };
    expect((await changeOrder('changePaymentMethod', input, sendAsGuest)).errors).toMatchObject([
      { reason: 'NOTHING_DUE' },
    ]);
    await expectPaidByEsewa({ ...order, id });
  });

  test('when staff change the method, even on a second attempt', async () => {
    const order = await createPaidOrder();
    const edit = (version: number) =>
      runMutation(
        'editOrder',
        {
          ...{ id: order.id, version, expectedTotal: 11_800, paymentMethod: 'COD' },
          ...{ agreement: 'PHONE', agreementNote: 'By phone.' },
        },
        'order { status }',
      );
    expect((await edit(order.version)).errors).toMatchObject([{ reason: 'VERSION_CONFLICT' }]);
    const { version } = await readOrderState(server, order);
    expect((await edit(version)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });

  test('when the customer accepts a proposal that changes the method', async () => {
    const order = await createPaidOrder();
    const proposal = await aProposal(server.prisma, order);
    const target = proposal.target as unknown as EditTarget;
    const totals = { ...target.totals, shipping: 0, finalTotal: 11_800 };
    await server.prisma.orderProposal.update({
      where: { id: proposal.id },
      data: { target: toJson({ ...target, totals, paymentMethod: 'COD' }) },
    });
    const input = { id: order.id, proposalId: proposal.id, accept: true, guestToken: order.guestToken };
    expect((await changeOrder('answerOrderProposal', input, sendAsGuest)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });
});

describe('cancelling an order queries its providers first, and leaves a refund due', () => {
  const cancellations: [string, (order: { id: string; guestToken: string }) => Promise<unknown>][] = [
    [
      'by its buyer',
      ({ id, guestToken }) =>
        changeOrder('cancelOrder', { id, guestToken, reason: 'Not needed.' }, sendAsGuest),
    ],
    ['by staff', ({ id }) => changeOrder('adminCancelOrder', { id, reason: 'Not needed.' })],
    [
      'by its status',
      ({ id }) => changeOrder('updateOrderStatus', { id, status: 'CANCELLED', note: 'Not needed.' }),
    ],
    [
      'with others',
      ({ id }) =>
        changeOrders('bulkUpdateOrders', { orderIds: [id], status: 'CANCELLED', note: 'Not needed.' }),
    ],
  ];

  test.each(cancellations)('%s', async (caseName, cancelOrder) => {
    const contactEmail = `${caseName.replaceAll(' ', '.')}@example.com`;
    const order = await createPaidOrder({ contactEmail });
    expect(await cancelOrder(order)).toMatchObject({ errors: [] });
    await expectPaidByEsewa(order, { status: 'CANCELLED', refundDue: 11_800, paymentStatus: 'PAID' });
    const [email] = (await findEmailsTo(server, contactEmail)).filter(
      ({ template }) => template === 'orderCancelled',
    );
    expect(email?.text.replaceAll(/\s+/g, ' ')).toContain('We will refund you the way you paid.');
  });

  test.each(cancellations)('%s, even if the provider does not respond', async (_caseName, cancelOrder) => {
    const order = await createPaidOrder();
    getFakeProviders().esewa.setOutage({ kind: 'down' });
    expect(await cancelOrder(order)).toMatchObject({ errors: [] });
    expect(await readOrderState(server, order)).toMatchObject({ status: 'CANCELLED', paid: 0 });
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    await checkPayment(server, order.ref);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 11_800, refundDue: 11_800 });
  });

  test('except for someone without access to the order', async () => {
    const order = await createPaidOrder();
    const input = { id: order.id, guestToken: 'none', reason: 'Not mine.' };
    expect((await changeOrder('cancelOrder', input, sendAsGuest)).errors).toMatchObject([
      { reason: 'ORDER_NOT_FOUND' },
    ]);
    expect(await readOrderState(server, order)).toMatchObject({ paid: 0, attempts: [{ status: 'OPEN' }] });
  });
});

describe('a provider’s payment recorded as cash on delivery while the provider did not respond', () => {
  async function createCashOrder() {
    const order = await createPaidOrder(shippedCodFields);
    getFakeProviders().esewa.setOutage({ kind: 'down' });
    expect((await changeOrder('updateOrderStatus', { id: order.id, status: 'DELIVERED' })).errors).toEqual(
      [],
    );
    getFakeProviders().esewa.setOutage({ kind: 'none' });
    await checkPayment(server, order.ref);
    const { payments, attempts } = await readOrderState(server, order);
    expect([payments[0]?.method, attempts[0]?.status]).toEqual(['COD', 'UNDER_REVIEW']);
    const paymentId = payments[0]?.id;
    return { order, link: { ref: order.ref, accept: true, paymentId, note: 'The same money.' } };
  }
  const recordRemittance = (order: { number: string }) =>
    runMutation(
      'createRemittance',
      {
        ...{
          carrier: 'Nepal Can Move',
          reference: `COD-${order.number}`,
          day: formatToday(server.clock.now),
          total: 11_800,
        },
        parcels: [{ named: order.number, amount: 11_800 }],
      },
      'remittance { id lines { applied } }',
    );

  test('is attributed to the provider when linked, so that the carrier owes nothing', async () => {
    const { order, link } = await createCashOrder();
    expect((await changeOrder('resolvePaymentReview', link)).errors).toEqual([]);
    await expectPaidByEsewa(order, { status: 'DELIVERED', refundDue: 0 });
    const entries = await server.prisma.carrierCashEntry.findMany({ where: { orderId: order.id } });
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect((await recordRemittance(order)).remittance.lines).toEqual([{ applied: 0 }]);
    const auditEntry = await server.prisma.auditEntry.findFirstOrThrow({
      where: { entityId: order.id, action: 'order.resolvePaymentReview' },
    });
    expect(auditEntry.after).toMatchObject({ recordedAs: 'COD', method: 'ESEWA' });
  });

  test('cannot be linked after the carrier has remitted the cash', async () => {
    const { order, link } = await createCashOrder();
    const { remittance } = await recordRemittance(order);
    expect(remittance.lines).toEqual([{ applied: 11_800 }]);
    expect((await changeOrder('resolvePaymentReview', link)).errors).toMatchObject([
      { reason: 'CARRIER_CASH_ALREADY_REMITTED' },
    ]);
    await runMutation('voidRemittance', { id: remittance.id, reason: 'No cash came.' }, 'remittance { id }');
    expect((await changeOrder('resolvePaymentReview', link)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });
});
