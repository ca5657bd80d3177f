import { beforeAll, expect, test } from 'vitest';
import { readOrderState } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, submitReceipt } from './testing/submitReceipt.ts';

const server = useTestServer();
let staff: Shopper;
const DECIDE = `mutation ($input: ReviewTransferReceiptInput!) {
  reviewTransferReceipt(input: $input) {
    transferReceipt { status reason received decidedBy order { paymentStatus due } }
    errors { reason field params }
  }
}`;

beforeAll(async () => {
  staff = await aShopper(server, { role: 'ADMIN' });
});

async function reviewReceipt(id: string, input: Record<string, unknown> = {}) {
  const { data } = await staff.graphql(DECIDE, { input: { id, decision: 'ACCEPT', ...input } });
  return data?.reviewTransferReceipt;
}

/** Creates an order of NPR 11,800 with a submitted transfer receipt. */
async function createOrderWithReceipt(input: Record<string, unknown> = {}) {
  const order = await aTransferOrder(server);
  const { transferReceipt } = await submitReceipt(server, order, {
    reference: `FT-${order.number}`,
    ...input,
  });
  return { order, transferReceipt };
}

test('accepting records the payment once, with its reference and day, and emails the customer', async () => {
  const { order, transferReceipt } = await createOrderWithReceipt();
  expect(await reviewReceipt(transferReceipt.id)).toMatchObject({
    transferReceipt: { status: 'ACCEPTED', received: 11_800, order: { paymentStatus: 'PAID', due: 0 } },
    errors: [],
  });
  expect((await reviewReceipt(transferReceipt.id)).errors).toMatchObject([
    { reason: 'TRANSFER_RECEIPT_ALREADY_REVIEWED' },
  ]);
  const { payments } = await readOrderState(server, order);
  expect(payments).toMatchObject([
    { method: 'BANK_TRANSFER', amount: 11_800, reference: `FT-${order.number}`, actorId: staff.user.id },
  ]);
  const emails = await server.prisma.mail.findMany({ where: { orderId: order.id } });
  expect(emails.map(({ template }) => template)).toEqual(['paymentReceived']);
  const auditEntries = await server.prisma.auditEntry.findMany({ where: { entityId: order.id } });
  expect(auditEntries.map(({ action }) => action)).toEqual(['order.acceptTransferReceipt']);
});

test('two simultaneous acceptances record the payment once', async () => {
  const { order, transferReceipt } = await createOrderWithReceipt();
  await Promise.all([reviewReceipt(transferReceipt.id), reviewReceipt(transferReceipt.id)]);
  expect((await readOrderState(server, order)).payments).toHaveLength(1);
});

test('an amount that differs from the receipt requires a note; a smaller amount leaves the difference due', async () => {
  const { transferReceipt } = await createOrderWithReceipt();
  expect((await reviewReceipt(transferReceipt.id, { amount: 5_000 })).errors).toMatchObject([
    { reason: 'TRANSFER_RECEIPT_NOTE_REQUIRED', field: 'note' },
  ]);
  expect(
    (await reviewReceipt(transferReceipt.id, { amount: 5_000, note: 'The bank shows 5,000.' }))
      .transferReceipt,
  ).toMatchObject({
    received: 5_000,
    order: { paymentStatus: 'PART_PAID', due: 6_800 },
  });
});

test('an amount above the amount due requires confirmation', async () => {
  const { transferReceipt } = await createOrderWithReceipt({ amount: 12_000 });
  expect((await reviewReceipt(transferReceipt.id)).errors).toMatchObject([
    { reason: 'AMOUNT_ABOVE_DUE', field: 'allowOverpayment' },
  ]);
  expect((await reviewReceipt(transferReceipt.id, { allowOverpayment: true })).transferReceipt).toMatchObject(
    { received: 12_000 },
  );
});

test('a reference recorded for another order is reported, and accepted if staff confirm that one transfer pays both', async () => {
  const first = await createOrderWithReceipt({ reference: 'FT-BOTH' });
  const second = await createOrderWithReceipt({ reference: 'ft-both' });
  expect((await reviewReceipt(first.transferReceipt.id)).errors).toEqual([]);
  expect((await reviewReceipt(second.transferReceipt.id)).errors).toMatchObject([
    {
      reason: 'DUPLICATE_REFERENCE',
      field: 'allowDuplicateReference',
      params: { number: first.order.number },
    },
  ]);
  expect((await reviewReceipt(second.transferReceipt.id, { allowDuplicateReference: true })).errors).toEqual(
    [],
  );
});

test('declining requires a reason, which is emailed to the customer; another receipt can follow', async () => {
  const { order, transferReceipt } = await createOrderWithReceipt();
  expect((await reviewReceipt(transferReceipt.id, { decision: 'DECLINE' })).errors).toMatchObject([
    { field: 'reason' },
  ]);
  const reason = 'Nothing of it is in our account.';
  expect(
    (await reviewReceipt(transferReceipt.id, { decision: 'DECLINE', reason })).transferReceipt,
  ).toMatchObject({
    ...{ status: 'DECLINED', reason, received: null },
    order: { paymentStatus: 'UNPAID' },
  });
  const email = await server.prisma.mail.findFirstOrThrow({ where: { orderId: order.id } });
  expect([email.template, email.text]).toEqual(['transferReceiptDeclined', expect.stringContaining(reason)]);
  expect((await submitReceipt(server, order)).errors).toEqual([]);
});

test('only staff who can record payments can accept or decline a receipt', async () => {
  const { order, transferReceipt } = await createOrderWithReceipt();
  const { data } = await server.graphql(DECIDE, { input: { id: transferReceipt.id, decision: 'ACCEPT' } });
  expect(data?.reviewTransferReceipt ?? null).toBeNull();
  expect(await readOrderState(server, order)).toMatchObject({ paid: 0 });
});
