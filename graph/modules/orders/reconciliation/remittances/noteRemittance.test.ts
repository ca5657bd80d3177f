import { beforeAll, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { today } from '../testing/reconcileDesk.ts';

const server = useTestServer();
let staff: Shopper;
const LINES = 'lines { named amount expected outcome orderNumber } parcelsTotal';
const NOTE = `mutation ($input: NoteRemittanceInput!) { done: noteRemittance(input: $input) {
  remittance { id carrier day total createdBy ${LINES} }
  preview { columns parcelColumn amountColumn ${LINES} }
  errors { reason field params } } }`;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN', name: 'Binita' });
});

async function note(input: Record<string, unknown>) {
  const plain = { carrier: 'Nepal Can Move', day: today(), total: 11_800 };
  const { data, errors } = await staff.ask(NOTE, { input: { ...plain, ...input } });
  expect(errors).toBeUndefined();
  return data?.done;
}

/** A parcel whose cash its courier has. */
function parcel(trackingNumber: string, given: Parameters<typeof anOrder>[1] = {}) {
  return anOrder(server.prisma, {
    ...{ status: 'DELIVERED', paymentStatus: 'PAID', cashWithCourier: 11_800 },
    ...{ carrier: 'Nepal Can Move', trackingNumber, ...given },
  });
}

const cashOf = async (id: string) =>
  (await server.prisma.order.findUniqueOrThrow({ where: { id } })).cashWithCourier;

test('a courier’s list brings in what agrees, and tells what is short, over, unknown or not there', async () => {
  const [right, short, over] = [await parcel('T-1'), await parcel('T-2'), await parcel('T-3')];
  const brought = await parcel('T-4', { cashWithCourier: 0 });
  const csv = [
    'SN,Tracking ID,COD Amount',
    `1,${right.number},"11,800.00"`,
    '2,t-2,11000',
    '3,T-3,12000',
    '4,T-4,11800',
    '5,T-99,500',
  ].join('\n');
  const total = 47_100;

  const { preview } = await note({ csv, total, reference: 'R-1', dryRun: true });
  expect(preview).toMatchObject({
    parcelColumn: 'Tracking ID',
    amountColumn: 'COD Amount',
    parcelsTotal: 47_100,
  });
  expect(preview.lines).toMatchObject([
    { outcome: 'BROUGHT', orderNumber: right.number },
    { outcome: 'SHORT', amount: 11_000, expected: 11_800, orderNumber: short.number },
    { outcome: 'OVER', orderNumber: over.number },
    { outcome: 'NOTHING_THERE', orderNumber: brought.number },
    { outcome: 'UNKNOWN', named: 'T-99', orderNumber: null },
  ]);
  expect(await cashOf(right.id)).toBe(11_800);

  const { remittance, errors } = await note({ csv, total, reference: 'R-1' });
  expect(errors).toEqual([]);
  expect(remittance).toMatchObject({ carrier: 'Nepal Can Move', day: today(), total, createdBy: 'Binita' });
  expect(remittance.lines).toEqual(preview.lines);
  expect([await cashOf(right.id), await cashOf(short.id), await cashOf(over.id)]).toEqual([
    0, 11_800, 11_800,
  ]);
  const audit = await server.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } });
  expect(audit.map(({ action }) => action)).toEqual(['remittance.note', 'order.remitted']);
  expect(audit[1]).toMatchObject({ entityId: right.id, after: { reference: 'R-1', day: today() } });
});

test('parcels are named one by one, all that the courier has of each where no amount is said', async () => {
  const one = await parcel('T-10');
  const { remittance } = await note({ reference: 'R-2', parcels: [{ named: one.number }] });
  expect(remittance.lines).toMatchObject([{ outcome: 'BROUGHT', amount: 11_800 }]);
  expect(await cashOf(one.id)).toBe(0);
});

test('a remittance is noted once, names each parcel once and lies in no future', async () => {
  const one = await parcel('T-20');
  const parcels = [{ named: one.number }];
  expect((await note({ reference: 'R-2', parcels })).errors).toMatchObject([
    { reason: 'REMITTANCE_NOTED', field: 'reference' },
  ]);
  expect((await note({ reference: 'R-3', parcels: [...parcels, { named: 'T-20' }] })).errors).toMatchObject([
    { reason: 'REMITTANCE_PARCEL_TWICE' },
  ]);
  expect((await note({ reference: 'R-3', parcels, day: '2099-01-01' })).errors).toMatchObject([
    { reason: 'REMITTANCE_DAY_AHEAD' },
  ]);
  expect((await note({ reference: 'R-3', parcels: [] })).errors).toMatchObject([
    { reason: 'REMITTANCE_WITHOUT_PARCELS' },
  ]);
  expect(await cashOf(one.id)).toBe(11_800);
});

test('the same sent again brings in what was left when it broke off, and nothing twice', async () => {
  const [one, other] = [await parcel('T-40'), await parcel('T-41')];
  const input = {
    reference: 'R-4',
    total: 23_600,
    parcels: [{ named: one.number }, { named: other.number }],
  };
  const { remittance } = await note(input);
  await server.prisma.order.update({ where: { id: other.id }, data: { cashWithCourier: 11_800 } });
  expect(await note(input)).toMatchObject({ remittance: { id: remittance.id }, errors: [] });
  expect([await cashOf(one.id), await cashOf(other.id)]).toEqual([0, 0]);
  const remitted = { action: 'order.remitted', entityId: one.id };
  expect(await server.prisma.auditEntry.count({ where: remitted })).toBe(1);
});

test('what couriers have is told by carrier', async () => {
  await parcel('T-30', { carrier: 'Upaya', cashWithCourier: 500 });
  const { data } = await staff.ask('{ courierCash { carrier parcels amount } }');
  expect(data?.courierCash).toContainEqual({ carrier: 'Upaya', parcels: 1, amount: 500 });
});
