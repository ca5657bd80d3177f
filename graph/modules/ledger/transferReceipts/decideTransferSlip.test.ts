import { beforeAll, expect, test } from 'vitest';
import { standing } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, sendSlip } from './testing/sendSlip.ts';

const server = useTestServer();
let staff: Shopper;
const DECIDE = `mutation ($input: DecideTransferSlipInput!) {
  decideTransferSlip(input: $input) {
    slip { status reason received decidedBy order { paymentStatus due } }
    errors { reason field params }
  }
}`;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function decide(id: string, input: Record<string, unknown> = {}) {
  const { data } = await staff.ask(DECIDE, { input: { id, decision: 'ACCEPT', ...input } });
  return data?.decideTransferSlip;
}

/** An order of NPR 11,800 with a slip that waits. */
async function sent(input: Record<string, unknown> = {}) {
  const order = await aTransferOrder(server);
  const { slip } = await sendSlip(server, order, { reference: `FT-${order.number}`, ...input });
  return { order, slip };
}

test('accepting enters the money once, with its reference and day, and thanks the buyer', async () => {
  const { order, slip } = await sent();
  expect(await decide(slip.id)).toMatchObject({
    slip: { status: 'ACCEPTED', received: 11_800, order: { paymentStatus: 'PAID', due: 0 } },
    errors: [],
  });
  expect((await decide(slip.id)).errors).toMatchObject([{ reason: 'SLIP_DECIDED' }]);
  const { payments } = await standing(server, order);
  expect(payments).toMatchObject([
    { method: 'BANK_TRANSFER', amount: 11_800, reference: `FT-${order.number}`, actorId: staff.user.id },
  ]);
  const mails = await server.prisma.mail.findMany({ where: { orderId: order.id } });
  expect(mails.map(({ template }) => template)).toEqual(['paymentReceived']);
  const audit = await server.prisma.auditEntry.findMany({ where: { entityId: order.id } });
  expect(audit.map(({ action }) => action)).toEqual(['order.acceptSlip']);
});

test('two who accept at the same moment enter it once', async () => {
  const { order, slip } = await sent();
  await Promise.all([decide(slip.id), decide(slip.id)]);
  expect((await standing(server, order)).payments).toHaveLength(1);
});

test('another amount than on the slip takes a word; a part leaves the rest due', async () => {
  const { slip } = await sent();
  expect((await decide(slip.id, { amount: 5_000 })).errors).toMatchObject([
    { reason: 'SLIP_NOTE_ASKED', field: 'note' },
  ]);
  expect((await decide(slip.id, { amount: 5_000, note: 'The bank shows 5,000.' })).slip).toMatchObject({
    received: 5_000,
    order: { paymentStatus: 'PART_PAID', due: 6_800 },
  });
});

test('more than is due is confirmed', async () => {
  const { slip } = await sent({ amount: 12_000 });
  expect((await decide(slip.id)).errors).toMatchObject([
    { reason: 'MORE_THAN_DUE', field: 'allowOverpayment' },
  ]);
  expect((await decide(slip.id, { allowOverpayment: true })).slip).toMatchObject({ received: 12_000 });
});

test('a reference that was noted for another order is told, and confirmed where one transfer pays both', async () => {
  const first = await sent({ reference: 'FT-BOTH' });
  const second = await sent({ reference: 'ft-both' });
  expect((await decide(first.slip.id)).errors).toEqual([]);
  expect((await decide(second.slip.id)).errors).toMatchObject([
    {
      reason: 'REFERENCE_NOTED_BEFORE',
      field: 'allowDuplicateReference',
      params: { number: first.order.number },
    },
  ]);
  expect((await decide(second.slip.id, { allowDuplicateReference: true })).errors).toEqual([]);
});

test('declining takes a reason, which the buyer reads and is mailed; another slip can follow', async () => {
  const { order, slip } = await sent();
  expect((await decide(slip.id, { decision: 'DECLINE' })).errors).toMatchObject([{ field: 'reason' }]);
  const reason = 'Nothing of it is in our account.';
  expect((await decide(slip.id, { decision: 'DECLINE', reason })).slip).toMatchObject({
    ...{ status: 'DECLINED', reason, received: null },
    order: { paymentStatus: 'UNPAID' },
  });
  const mail = await server.prisma.mail.findFirstOrThrow({ where: { orderId: order.id } });
  expect([mail.template, mail.text]).toEqual(['slipDeclined', expect.stringContaining(reason)]);
  expect((await sendSlip(server, order)).errors).toEqual([]);
});

test('only who may record payments decides', async () => {
  const { order, slip } = await sent();
  const { data } = await server.graphql(DECIDE, { input: { id: slip.id, decision: 'ACCEPT' } });
  expect(data?.decideTransferSlip ?? null).toBeNull();
  expect(await standing(server, order)).toMatchObject({ paid: 0 });
});
