import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import {
  anUnpaidOrder,
  followReturn,
  goToProvider,
} from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { usePayingStore } from '#graph/modules/payments/attempts/testing/usePayingStore.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { createStatementActions, formatToday } from '../testing/statementActions.ts';

const { server, getFakeProviders } = usePayingStore();
let staff: Shopper;
let token: string;
const actions = createStatementActions(() => staff, getFakeProviders);

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
  token = await signIn(server, await aCustomer(server.prisma, { role: 'ADMIN' }));
});

const CLOSING = `query ($day: String!) { dayClosing(day: $day) {
  received refunded cashAtCounter collectedByCarriers remitted carrierCharges carrierDeposits arrived cashWithCarriers
  methods { method payments received refunds refunded fees matched matchedAmount unmatched unmatchedAmount } } }`;

function createPayment(orderId: string, paymentFields: Record<string, unknown>) {
  return server.prisma.payment.create({
    data: {
      orderId,
      kind: 'PAYMENT',
      method: 'CASH',
      amount: 1,
      settledAt: server.clock.now,
      ...paymentFields,
    },
  });
}

async function fetchRows(url: string, authToken = token): Promise<Record<string, string>[]> {
  const response = await server.app.inject({ url, headers: { authorization: `Bearer ${authToken}` } });
  expect(response.statusCode).toBe(200);
  return parse(response.body, { bom: true, columns: true });
}

test('a daily closing sums the ledger by payment method, and the amounts confirmed by statements', async () => {
  const order = await anUnpaidOrder(server);
  await followReturn(server, getFakeProviders().esewa.act(await goToProvider(server, order), 'pay'));
  await actions.loadToday('ESEWA');
  const counterOrder = await anOrder(server.prisma, { channel: 'COUNTER', fulfilment: 'COUNTER' });
  await createPayment(counterOrder.id, { amount: 5_000 });
  await createPayment(counterOrder.id, { kind: 'REFUND', amount: 500 });
  await createPayment(counterOrder.id, { amount: 9_999, voidedAt: server.clock.now });
  await createPayment(counterOrder.id, { kind: 'CREDIT', amount: 100 });
  await createPayment(counterOrder.id, { amount: 77, settledAt: new Date('2026-01-01T06:00:00Z') });
  const pickupOrder = await anOrder(server.prisma, { fulfilment: 'PICKUP' });
  await createPayment(pickupOrder.id, { method: 'COD', amount: 2_000 });
  const deliveredOrder = await anOrder(server.prisma, { cashWithCarrier: 3_000 });
  await createPayment(deliveredOrder.id, { method: 'COD', amount: 3_000 });
  await createPayment(deliveredOrder.id, { method: 'BANK_TRANSFER', amount: 400 });

  const { data } = await staff.graphql(CLOSING, { day: formatToday(server.clock.now) });
  expect(data?.dayClosing).toMatchObject({
    ...{ received: 22_200, refunded: 500, cashAtCounter: 6_500, remitted: 0, cashWithCarriers: 3_000 },
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
  const ledgerTotal = entries.reduce(
    (sum, { kind, amount }) => sum + (kind === 'REFUND' ? -amount : amount),
    0,
  );
  expect(data?.dayClosing.received - data?.dayClosing.refunded).toBe(ledgerTotal);

  const rows = await fetchRows(`/closing/day.csv?day=${formatToday(server.clock.now)}`);
  expect(rows.map(({ Method }) => Method)).toEqual([
    ...['Cash on delivery', 'Bank transfer', 'eSewa', 'Cash', 'All'],
    ...['Cash expected at the counter', 'Collected by couriers', 'Parcels settled by couriers'],
    ...['Courier charges', 'Paid by couriers, net', 'Total received by the store'],
    'With couriers at the end of the day',
  ]);
  expect(rows[4]).toMatchObject({ 'Received (NPR)': '22200', 'Refunded (NPR)': '500', 'Net (NPR)': '21700' });
});

test('each rupee collected by carriers counts as arrived once, regardless of when and how it is remitted', async () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
  const fetchClosings = async () => {
    const responses = await Promise.all(days.map((day) => staff.graphql(CLOSING, { day })));
    return responses.map(({ data }) => data?.dayClosing);
  };
  const getNoon = (day: string) => new Date(`${day}T06:15:00Z`);
  /** Creates a parcel whose cash was collected on the given day, in both ledgers. */
  const createCollectedParcel = async (day: string, amount: number) => {
    const order = await anOrder(server.prisma, {
      ...{ status: 'DELIVERED', paymentStatus: 'PAID', placedAt: getNoon(day) },
      ...{ finalTotal: amount, cashWithCarrier: amount, carrier: 'Nepal Can Move' },
    });
    await server.prisma.payment.updateMany({
      where: { orderId: order.id },
      data: { settledAt: getNoon(day) },
    });
    return order;
  };
  const [first, second, third] = [
    await createCollectedParcel('2026-03-01', 5_186),
    await createCollectedParcel('2026-03-01', 2_000),
    await createCollectedParcel('2026-03-02', 3_000),
  ];
  const createRemittance = async (input: Record<string, unknown>) => {
    const { data } = await staff.graphql(
      `mutation ($input: CreateRemittanceInput!) { createRemittance(input: $input) {
        remittance { id } errors { reason } } }`,
      { input: { carrier: 'Nepal Can Move', ...input } },
    );
    expect(data?.createRemittance.errors).toEqual([]);
    return data?.createRemittance.remittance.id;
  };
  const charges = [{ label: 'Delivery charge', amount: 150.5 }];
  await createRemittance({
    ...{ reference: 'C-1', day: '2026-03-02', total: 6_849.5, charges },
    parcels: [
      { named: first.number, amount: 5_000 },
      { named: second.number, amount: 2_000 },
    ],
  });
  await createRemittance({
    ...{ reference: 'C-2', day: '2026-03-03', total: 186, deposit: 'CASH' },
    parcels: [{ named: first.number, amount: 186 }],
  });
  const wrongRemittanceId = await createRemittance({
    ...{ reference: 'C-3', day: '2026-03-03', total: 900 },
    parcels: [{ named: third.number, amount: 900 }],
  });
  await staff.graphql(
    'mutation ($input: VoidRemittanceInput!) { voidRemittance(input: $input) { errors { reason } } }',
    { input: { id: wrongRemittanceId, reason: 'Of another store' } },
  );
  const { version } = await server.prisma.order.findUniqueOrThrow({ where: { id: third.id } });
  await staff.graphql(
    'mutation ($input: RecordCodRemittanceInput!) { recordCodRemittance(input: $input) { errors { reason } } }',
    {
      input: {
        orderIds: [third.id],
        amount: 1_000,
        receivedAt: getNoon('2026-03-04').toISOString(),
        version,
      },
    },
  );

  const dayClosings = await fetchClosings();
  expect(dayClosings).toMatchObject([
    { received: 7_186, collectedByCarriers: 7_186, remitted: 0, carrierDeposits: 0, arrived: 0 },
    { received: 3_000, remitted: 7_000, carrierCharges: 150.5, carrierDeposits: 6_849.5, arrived: 6_849.5 },
    { received: 0, remitted: 186, carrierDeposits: 186, cashAtCounter: 186, arrived: 186 },
    { received: 0, remitted: 1_000, carrierCharges: 0, carrierDeposits: 1_000, arrived: 1_000 },
  ]);
  const sum = (field: string) => dayClosings.reduce((total, closing) => total + closing[field], 0);
  // All collected cash is at the store, deducted as charges, or still with the carrier.
  expect(sum('arrived') + sum('carrierCharges') + 2_000).toBe(sum('received'));
  const remainingCash = dayClosings.map(({ cashWithCarriers }) => cashWithCarriers);
  const initialCash = remainingCash[0] - 7_186;
  expect(remainingCash.map((amount) => amount - initialCash)).toEqual([7_186, 3_186, 3_000, 2_000]);
});

test('cash of a delivered order without a recorded payment counts as arrived once, with the carrier’s remittance', async () => {
  const day = '2026-05-01';
  const order = await anOrder(server.prisma, {
    ...{ status: 'DELIVERED', placedAt: new Date('2026-04-28T06:00:00Z') },
    ...{ finalTotal: 5_186, carrier: 'Nepal Can Move' },
  });
  const parcels = [{ named: order.number, amount: 5_186 }];
  const { data } = await staff.graphql(
    `mutation ($input: CreateRemittanceInput!) { createRemittance(input: $input) {
      remittance { lines { outcome applied } } } }`,
    { input: { carrier: 'Nepal Can Move', reference: 'V-1', day, total: 5_186, parcels } },
  );
  expect(data?.createRemittance.remittance.lines).toEqual([{ outcome: 'PAID', applied: 5_186 }]);
  const closing = (await staff.graphql(CLOSING, { day })).data?.dayClosing;
  expect(closing).toMatchObject({
    received: 5_186,
    collectedByCarriers: 5_186,
    remitted: 5_186,
    arrived: 5_186,
  });
});

test('the remittances of one day can exceed a database integer in paisa', async () => {
  const day = '2026-04-01';
  for (const reference of ['B-1', 'B-2', 'B-3'])
    await server.prisma.remittance.create({
      data: {
        ...{ carrier: 'Nepal Can Move', reference, day: new Date(day), createdAt: server.clock.now },
        ...{ total: 20_000_000, totalPaisa: 2_000_000_000 },
        charges: { create: { position: 0, label: 'Delivery charge', amountPaisa: 1_000_000_000 } },
        lines: { create: { position: 0, named: reference, amountPaisa: 2_000_000_000, expected: 0 } },
      },
    });
  const { data } = await staff.graphql(CLOSING, { day });
  expect(data?.dayClosing).toMatchObject({ carrierDeposits: 60_000_000, carrierCharges: 30_000_000 });
});

test('the sales register lists the invoices of a period, and its credit notes as negative amounts', async () => {
  const order = await anOrder(server.prisma, {
    itemsTotal: 11_000,
    discount: 1_000,
    shipping: 200,
    finalTotal: 12_000,
  });
  const issuedAt = new Date('2026-10-05T06:00:00Z');
  const billFields = { fiscalYear: '2083/84', taxable: 10_000, tax: 1_800, total: 12_000, issuedAt };
  await server.prisma.invoice.create({
    data: {
      ...{ ...billFields, orderId: order.id, serial: 9_001, orderNumber: order.number },
      ...{ buyerName: '=Sita', buyerPan: '123456789' },
      creditNotes: {
        create: { ...billFields, serial: 9_001, reason: 'COMPENSATION', taxable: 100, tax: 18, total: 118 },
      },
    },
  });
  const rows = await fetchRows('/closing/sales-register.csv?from=2026-10-05&to=2026-10-05');
  expect(rows).toMatchObject([
    {
      ...{
        Date: '2026-10-05',
        Document: 'Invoice',
        Number: '2083/84-009001',
        Buyer: "'=Sita",
        PAN: '123456789',
      },
      ...{ 'Goods (NPR)': '11000', 'Discount (NPR)': '1000', 'Taxable (NPR)': '10000', 'Tax (NPR)': '1800' },
      ...{ 'Shipping (NPR)': '200', 'Total (NPR)': '12000' },
    },
    { Document: 'Credit note', 'Original invoice': '2083/84-009001', 'Total (NPR)': '-118' },
  ]);
  expect(await fetchRows('/closing/sales-register.csv?from=2026-10-06&to=2026-10-07')).toEqual([]);
});

test('the files require permission to record payments and to export, and a valid day', async () => {
  const fetchStatus = async (url: string, authToken?: string) =>
    (await server.app.inject({ url, headers: authToken ? { authorization: `Bearer ${authToken}` } : {} }))
      .statusCode;
  expect(await fetchStatus('/closing/day.csv?day=2026-10-05')).toBe(401);
  const customer = await signIn(server, await aCustomer(server.prisma));
  expect(await fetchStatus('/closing/sales-register.csv?from=2026-10-05&to=2026-10-05', customer)).toBe(403);
  expect(await fetchStatus('/closing/day.csv?day=yesterday', token)).toBe(400);
  expect(await fetchStatus('/closing/sales-register.csv?from=2020-01-01&to=2026-10-05', token)).toBe(400);
});
