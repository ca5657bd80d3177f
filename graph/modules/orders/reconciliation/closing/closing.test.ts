import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { aWaitingOrder, comeBack, goToProvider } from '../../payments/testing/payOnline.ts';
import { usePayingStore } from '../../payments/testing/usePayingStore.ts';
import { reconcileDesk, today } from '../testing/reconcileDesk.ts';

const { server, fake } = usePayingStore();
let staff: Shopper;
let token: string;
const desk = reconcileDesk(() => staff, fake);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

const CLOSING = `query ($day: String!) { dayClosing(day: $day) {
  received refunded cashAtCounter remitted cashWithCouriers
  methods { method payments received refunds refunded fees matched matchedAmount unmatched unmatchedAmount } } }`;

function enter(orderId: string, given: Record<string, unknown>) {
  return server.prisma.payment.create({
    data: { orderId, kind: 'PAYMENT', method: 'CASH', amount: 1, settledAt: server.clock.now, ...given },
  });
}

async function rowsAt(url: string, by = token): Promise<Record<string, string>[]> {
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${by}` } });
  expect(answer.statusCode).toBe(200);
  return parse(answer.body, { bom: true, columns: true });
}

test('a day’s closing sums what the ledger holds, by each way to pay, and what a statement bears out', async () => {
  const order = await aWaitingOrder(server);
  await comeBack(server, fake().esewa.act(await goToProvider(server, order), 'pay'));
  await desk.loadToday('ESEWA');
  const counter = await anOrder(server.prisma, { channel: 'COUNTER', handover: 'COUNTER' });
  await enter(counter.id, { amount: 5_000 });
  await enter(counter.id, { kind: 'REFUND', amount: 500 });
  await enter(counter.id, { amount: 9_999, voidedAt: server.clock.now });
  await enter(counter.id, { kind: 'CREDIT', amount: 100 });
  await enter(counter.id, { amount: 77, settledAt: new Date('2026-01-01T06:00:00Z') });
  const fetched = await anOrder(server.prisma, { handover: 'PICKUP' });
  await enter(fetched.id, { method: 'COD', amount: 2_000 });
  const delivered = await anOrder(server.prisma, { cashWithCourier: 3_000 });
  await enter(delivered.id, { method: 'COD', amount: 3_000 });
  await enter(delivered.id, { method: 'BANK_TRANSFER', amount: 400 });

  const { data } = await staff.ask(CLOSING, { day: today() });
  expect(data?.dayClosing).toMatchObject({
    ...{ received: 22_200, refunded: 500, cashAtCounter: 6_500, remitted: 0, cashWithCouriers: 3_000 },
    methods: [
      { method: 'COD', payments: 2, received: 5_000, matched: null },
      { method: 'BANK_TRANSFER', received: 400, matched: 0, unmatched: 1, unmatchedAmount: 400 },
      { method: 'ESEWA', received: 11_800, fees: 177, matched: 1, matchedAmount: 11_800, unmatched: 0 },
      { method: 'CASH', payments: 1, received: 5_000, refunds: 1, refunded: 500 },
    ],
  });
  const entries = await server.prisma.payment.findMany({
    where: { voidedAt: null, kind: { not: 'CREDIT' }, settledAt: { gte: new Date('2026-02-01') } },
  });
  const ledger = entries.reduce((sum, { kind, amount }) => sum + (kind === 'REFUND' ? -amount : amount), 0);
  expect(data?.dayClosing.received - data?.dayClosing.refunded).toBe(ledger);

  const rows = await rowsAt(`/closing/day.csv?day=${today()}`);
  expect(rows.map(({ Method }) => Method)).toEqual([
    ...['Cash on delivery', 'Bank transfer', 'eSewa', 'Cash', 'All'],
    ...['Cash expected at the counter', 'Brought by couriers', 'With couriers now'],
  ]);
  expect(rows[4]).toMatchObject({ 'Received (NPR)': '22200', 'Refunded (NPR)': '500', 'Net (NPR)': '21700' });
});

test('the register of sales has the invoices of some days, and takes off what was credited', async () => {
  const order = await anOrder(server.prisma, {
    itemsTotal: 11_000,
    discount: 1_000,
    shipping: 200,
    finalTotal: 12_000,
  });
  const issuedAt = new Date('2026-10-05T06:00:00Z');
  const billed = { fiscalYear: '2083/84', taxable: 10_000, tax: 1_800, total: 12_000, issuedAt };
  await server.prisma.invoice.create({
    data: {
      ...{ ...billed, orderId: order.id, serial: 9_001, orderNumber: order.number },
      ...{ buyerName: '=Sita', buyerPan: '123456789' },
      creditNotes: {
        create: { ...billed, serial: 9_001, reason: 'COMPENSATION', taxable: 100, tax: 18, total: 118 },
      },
    },
  });
  const rows = await rowsAt('/closing/sales-register.csv?from=2026-10-05&to=2026-10-05');
  expect(rows).toMatchObject([
    {
      ...{ Document: 'Invoice', Number: '2083/84-009001', Buyer: "'=Sita", PAN: '123456789' },
      ...{ 'Goods (NPR)': '11000', 'Discount (NPR)': '1000', 'Taxable (NPR)': '10000', 'Tax (NPR)': '1800' },
      ...{ 'Delivery (NPR)': '200', 'Total (NPR)': '12000' },
    },
    { Document: 'Credit note', 'Of invoice': '2083/84-009001', 'Total (NPR)': '-118' },
  ]);
  expect(await rowsAt('/closing/sales-register.csv?from=2026-10-06&to=2026-10-07')).toEqual([]);
});

test('only staff who note payments and take lists out have the files, of days that there are', async () => {
  const status = async (url: string, by?: string) =>
    (await server.app.inject({ url, headers: by ? { authorization: `Bearer ${by}` } : {} })).statusCode;
  expect(await status('/closing/day.csv?day=2026-10-05')).toBe(401);
  const customer = await signIn(server, await aCustomer(server.prisma));
  expect(await status('/closing/sales-register.csv?from=2026-10-05&to=2026-10-05', customer)).toBe(403);
  expect(await status('/closing/day.csv?day=yesterday', token)).toBe(400);
  expect(await status('/closing/sales-register.csv?from=2020-01-01&to=2026-10-05', token)).toBe(400);
});
