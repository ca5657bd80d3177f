import { beforeAll, describe, expect, test } from 'vitest';
import { today } from '#graph/modules/billing/reconciliation/testing/reconcileDesk.ts';
import type { EditTarget } from '#graph/modules/edits/planEdit.ts';
import { toJson } from '#graph/modules/orders/reprice/toJson.ts';
import { aProposal } from '#graph/testing/aProposal.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { mailsTo } from '#graph/testing/mailedLink.ts';
import { aWaitingOrder, check, goToProvider, outdateAnswers, standing } from './testing/payOnline.ts';
import { usePayingStore } from './testing/usePayingStore.ts';

const { server, fake } = usePayingStore();
let staff: Shopper;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});
type Ask = Pick<Shopper, 'ask'>['ask'];

async function change(name: string, input: Record<string, unknown>, fields: string, ask: Ask = staff.ask) {
  outdateAnswers(server);
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { done: ${name}(input: $input) { ${fields} errors { reason field } } }`;
  const { data, errors } = await ask(document, { input });
  expect(errors).toBeUndefined();
  return data?.done;
}
const one = (name: string, input: Record<string, unknown>, ask?: Ask) =>
  change(name, input, 'order { status }', ask);
const several = (name: string, input: Record<string, unknown>) =>
  change(name, input, 'updated { id } failed { reason }');
const asGuest: Ask = (document, variables) => server.graphql(document, variables);

let buyers = 0;

/** An order whose buyer paid at eSewa and did not come back; later it became cash on delivery and was sent. */
async function paidAway(given: Record<string, unknown> = {}, amount?: number) {
  buyers += 1;
  // A wallet's limit of a day counts by phone.
  const contactPhone = `+977984${String(buyers).padStart(7, '0')}`;
  const order = await aWaitingOrder(server, { contactPhone });
  const ref = await goToProvider(server, order, amount ? { amount } : {});
  fake().esewa.act(ref, 'payAndStay');
  await server.prisma.order.update({ where: { id: order.id }, data: given });
  const { version, number } = await server.prisma.order.findUniqueOrThrow({ where: { id: order.id } });
  return { ...order, ref, version, number };
}
const sent = { paymentMethod: 'COD', status: 'SHIPPED', stockHeld: true, payBy: null } as const;

async function expectPaidByEsewa(order: { id: string }, given: Record<string, unknown> = {}) {
  const { payments, ...state } = await standing(server, order);
  expect(payments).toMatchObject([{ method: 'ESEWA', amount: 11_800 }]);
  expect(state).toMatchObject({
    ...{ paid: 11_800, due: 0, paymentMethod: 'ESEWA', cashWithCourier: 0 },
    attempts: [{ status: 'SETTLED' }],
    ...given,
  });
}

describe('no cash on delivery is booked for money that is at the provider', () => {
  test('when an order is marked as delivered', async () => {
    const order = await paidAway(sent);
    expect((await one('updateOrderStatus', { id: order.id, status: 'DELIVERED' })).errors).toEqual([]);
    await expectPaidByEsewa(order, { status: 'DELIVERED', refundDue: 0 });
  });

  test('when many are, by number or id', async () => {
    const orders = await Promise.all(Array.from({ length: 7 }, () => paidAway(sent)));
    const orderIds = orders.map(({ id, number }, index) => (index % 2 ? id : number));
    const { updated, failed } = await several('bulkUpdateOrders', { orderIds, status: 'DELIVERED' });
    expect([updated.length, failed]).toEqual([7, []]);
    for (const order of orders) await expectPaidByEsewa(order, { status: 'DELIVERED' });
  });

  test('when its courier is said to have brought the cash', async () => {
    const order = await paidAway(sent);
    const input = { orderIds: [order.id], markDelivered: true };
    expect((await several('recordCodRemittance', input)).failed).toMatchObject([
      { reason: 'NO_CASH_WITH_COURIER' },
    ]);
    await expectPaidByEsewa(order);
  });

  test('when a remittance marks its parcels as delivered', async () => {
    const order = await paidAway(sent);
    const input = {
      ...{
        carrier: 'Nepal Can Move',
        reference: `ASK-${order.number}`,
        day: today(server.clock.now),
        total: 0,
      },
      ...{ parcels: [{ named: order.number }], markDelivered: true },
    };
    const { remittance, errors } = await change(
      'createRemittance',
      input,
      'remittance { lines { applied outcome } }',
    );
    expect(errors).toEqual([]);
    expect(remittance.lines).toMatchObject([{ applied: 0 }]);
    await expectPaidByEsewa(order, { status: 'DELIVERED' });
  });

  test('but for the rest of an order of which a part was paid there', async () => {
    const order = await paidAway(sent, 5_000);
    await one('updateOrderStatus', { id: order.id, status: 'DELIVERED' });
    const { payments, ...state } = await standing(server, order);
    expect(state).toMatchObject({ paid: 11_800, refundDue: 0, cashWithCourier: 6_800 });
    expect(payments.map(({ method, amount }) => [method, amount])).toEqual([
      ['ESEWA', 5_000],
      ['COD', 6_800],
    ]);
  });
});

describe('another way to pay does not replace a payment at the provider', () => {
  test('that the buyer chooses', async () => {
    const { id, guestToken, ...order } = await paidAway();
    const input = { id, guestToken, method: 'COD' };
    expect((await one('changePaymentMethod', input, asGuest)).errors).toMatchObject([
      { reason: 'NOTHING_DUE' },
    ]);
    await expectPaidByEsewa({ ...order, id });
  });

  test('that staff choose, also when they try again', async () => {
    const order = await paidAway();
    const edit = (version: number) =>
      change(
        'editOrder',
        {
          ...{ id: order.id, version, expectedTotal: 11_800, paymentMethod: 'COD' },
          ...{ agreement: 'PHONE', agreementNote: 'By phone.' },
        },
        'order { status }',
      );
    expect((await edit(order.version)).errors).toMatchObject([{ reason: 'CHANGED_MEANWHILE' }]);
    const { version } = await standing(server, order);
    expect((await edit(version)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });

  test('that the buyer agrees to', async () => {
    const order = await paidAway();
    const proposal = await aProposal(server.prisma, order);
    const target = proposal.target as unknown as EditTarget;
    const totals = { ...target.totals, shipping: 0, finalTotal: 11_800 };
    await server.prisma.orderProposal.update({
      where: { id: proposal.id },
      data: { target: toJson({ ...target, totals, paymentMethod: 'COD' }) },
    });
    const input = { id: order.id, proposalId: proposal.id, accept: true, guestToken: order.guestToken };
    expect((await one('answerOrderProposal', input, asGuest)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });
});

describe('an order is asked about before it is called off, and its money is owed back', () => {
  const ways: [string, (order: { id: string; guestToken: string }) => Promise<unknown>][] = [
    [
      'by its buyer',
      ({ id, guestToken }) => one('cancelOrder', { id, guestToken, reason: 'Not needed.' }, asGuest),
    ],
    ['by staff', ({ id }) => one('adminCancelOrder', { id, reason: 'Not needed.' })],
    ['by its status', ({ id }) => one('updateOrderStatus', { id, status: 'CANCELLED', note: 'Not needed.' })],
    [
      'with others',
      ({ id }) => several('bulkUpdateOrders', { orderIds: [id], status: 'CANCELLED', note: 'Not needed.' }),
    ],
  ];

  test.each(ways)('%s', async (how, cancel) => {
    const contactEmail = `${how.replaceAll(' ', '.')}@example.com`;
    const order = await paidAway({ contactEmail });
    expect(await cancel(order)).toMatchObject({ errors: [] });
    await expectPaidByEsewa(order, { status: 'CANCELLED', refundDue: 11_800, paymentStatus: 'PAID' });
    const [mail] = (await mailsTo(server, contactEmail)).filter(
      ({ template }) => template === 'orderCancelled',
    );
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain('What you paid is refunded the way you paid it.');
  });

  test.each(ways)('%s, and a silent provider keeps nobody from it', async (_how, cancel) => {
    const order = await paidAway();
    fake().esewa.outage({ kind: 'down' });
    expect(await cancel(order)).toMatchObject({ errors: [] });
    expect(await standing(server, order)).toMatchObject({ status: 'CANCELLED', paid: 0 });
    fake().esewa.outage({ kind: 'none' });
    await check(server, order.ref);
    expect(await standing(server, order)).toMatchObject({ paid: 11_800, refundDue: 11_800 });
  });

  test('but not for somebody who does not hold it', async () => {
    const order = await paidAway();
    const input = { id: order.id, guestToken: 'none', reason: 'Not mine.' };
    expect((await one('cancelOrder', input, asGuest)).errors).toMatchObject([{ reason: 'ORDER_NOT_FOUND' }]);
    expect(await standing(server, order)).toMatchObject({ paid: 0, attempts: [{ status: 'OPEN' }] });
  });
});

describe('a payment at the provider that was booked as cash on delivery while the provider was silent', () => {
  async function bookedAsCash() {
    const order = await paidAway(sent);
    fake().esewa.outage({ kind: 'down' });
    expect((await one('updateOrderStatus', { id: order.id, status: 'DELIVERED' })).errors).toEqual([]);
    fake().esewa.outage({ kind: 'none' });
    await check(server, order.ref);
    const { payments, attempts } = await standing(server, order);
    expect([payments[0]?.method, attempts[0]?.status]).toEqual(['COD', 'HELD']);
    const paymentId = payments[0]?.id;
    return { order, link: { ref: order.ref, accept: true, paymentId, note: 'The same money.' } };
  }
  const remit = (order: { number: string }) =>
    change(
      'createRemittance',
      {
        ...{
          carrier: 'Nepal Can Move',
          reference: `COD-${order.number}`,
          day: today(server.clock.now),
          total: 11_800,
        },
        parcels: [{ named: order.number, amount: 11_800 }],
      },
      'remittance { id lines { applied } }',
    );

  test('becomes the provider’s when it is linked: its courier owes nothing', async () => {
    const { order, link } = await bookedAsCash();
    expect((await one('resolveHeldPayment', link)).errors).toEqual([]);
    await expectPaidByEsewa(order, { status: 'DELIVERED', refundDue: 0 });
    const entries = await server.prisma.courierCashEntry.findMany({ where: { orderId: order.id } });
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect((await remit(order)).remittance.lines).toEqual([{ applied: 0 }]);
    const audit = await server.prisma.auditEntry.findFirstOrThrow({
      where: { entityId: order.id, action: 'order.decidePayment' },
    });
    expect(audit.after).toMatchObject({ recordedAs: 'COD', method: 'ESEWA' });
  });

  test('is not linked once its courier has paid the cash to the store', async () => {
    const { order, link } = await bookedAsCash();
    const { remittance } = await remit(order);
    expect(remittance.lines).toEqual([{ applied: 11_800 }]);
    expect((await one('resolveHeldPayment', link)).errors).toMatchObject([
      { reason: 'COURIER_CASH_RECEIVED' },
    ]);
    await change('voidRemittance', { id: remittance.id, reason: 'No cash came.' }, 'remittance { id }');
    expect((await one('resolveHeldPayment', link)).errors).toEqual([]);
    await expectPaidByEsewa(order);
  });
});
