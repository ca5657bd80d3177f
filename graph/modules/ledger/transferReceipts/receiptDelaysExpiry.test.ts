import { expect, test } from 'vitest';
import { expireUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import { readOrderState } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, submitReceipt } from './testing/submitReceipt.ts';

const server = useTestServer();

async function anExpiringOrder() {
  const order = await aTransferOrder(server);
  const runAfter = order.payBy ?? server.clock.now;
  await server.work(({ enqueue }) => enqueue(expireUnpaidOrderJob, { orderId: order.id }, { runAfter }));
  return order;
}

async function advanceHours(hours: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000);
  await runJobs(server);
}

test('an order does not expire while its transfer receipt awaits review, nor within a day after it is declined', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await anExpiringOrder();
  const { transferReceipt } = await submitReceipt(server, order);
  for (let day = 0; day < 3; day++) await advanceHours(24);
  expect((await readOrderState(server, order)).status).toBe('PENDING');
  await staff.graphql(
    `mutation ($input: ReviewTransferReceiptInput!) { reviewTransferReceipt(input: $input) { errors { reason } } }`,
    { input: { id: transferReceipt.id, decision: 'DECLINE', reason: 'Not in our account.' } },
  );
  await advanceHours(23);
  expect((await readOrderState(server, order)).status).toBe('PENDING');
  await advanceHours(2);
  expect((await readOrderState(server, order)).status).toBe('CANCELLED');
});

test('staff can accept the receipt of a late transfer, which leaves a refund due', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await anExpiringOrder();
  await advanceHours(2);
  expect((await readOrderState(server, order)).status).toBe('CANCELLED');
  const { transferReceipt, errors } = await submitReceipt(server, order);
  expect(errors).toEqual([]);
  const tryAccept = async (allowOverpayment: boolean) =>
    staff.graphql(
      `mutation ($input: ReviewTransferReceiptInput!) { reviewTransferReceipt(input: $input) { errors { reason } } }`,
      { input: { id: transferReceipt.id, decision: 'ACCEPT', allowOverpayment } },
    );
  expect((await tryAccept(false)).data?.reviewTransferReceipt.errors).toEqual([{ reason: 'NOTHING_TO_PAY' }]);
  await tryAccept(true);
  expect(await readOrderState(server, order)).toMatchObject({
    status: 'CANCELLED',
    paid: 11_800,
    refundDue: 11_800,
  });
});
