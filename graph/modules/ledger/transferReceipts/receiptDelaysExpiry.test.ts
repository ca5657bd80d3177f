import { expect, test } from 'vitest';
import { endUnpaidOrderJob } from '#graph/modules/orders/orders.jobs.ts';
import { standing } from '#graph/modules/payments/attempts/testing/payOnline.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTransferOrder, sendSlip } from './testing/sendSlip.ts';

const server = useTestServer();

async function aWaiting() {
  const order = await aTransferOrder(server);
  const runAfter = order.payBy ?? server.clock.now;
  await server.work(({ enqueue }) => enqueue(endUnpaidOrderJob, { orderId: order.id }, { runAfter }));
  return order;
}

async function later(hours: number): Promise<void> {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000);
  await runJobs(server);
}

test('an order does not expire while its slip waits to be checked; after a refusal it waits a day for another', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await aWaiting();
  const { slip } = await sendSlip(server, order);
  for (let day = 0; day < 3; day++) await later(24);
  expect((await standing(server, order)).status).toBe('PENDING');
  await staff.ask(
    `mutation ($input: DecideTransferSlipInput!) { decideTransferSlip(input: $input) { errors { reason } } }`,
    { input: { id: slip.id, decision: 'DECLINE', reason: 'Not in our account.' } },
  );
  await later(23);
  expect((await standing(server, order)).status).toBe('PENDING');
  await later(2);
  expect((await standing(server, order)).status).toBe('CANCELLED');
});

test('the slip of a transfer that came too late is taken in, and its money is owed back', async () => {
  const staff = await aShopper(server, { role: 'ADMIN' });
  const order = await aWaiting();
  await later(2);
  expect((await standing(server, order)).status).toBe('CANCELLED');
  const { slip, errors } = await sendSlip(server, order);
  expect(errors).toEqual([]);
  const decide = async (allowOverpayment: boolean) =>
    staff.ask(
      `mutation ($input: DecideTransferSlipInput!) { decideTransferSlip(input: $input) { errors { reason } } }`,
      { input: { id: slip.id, decision: 'ACCEPT', allowOverpayment } },
    );
  expect((await decide(false)).data?.decideTransferSlip.errors).toEqual([{ reason: 'NOTHING_TO_PAY' }]);
  await decide(true);
  expect(await standing(server, order)).toMatchObject({
    status: 'CANCELLED',
    paid: 11_800,
    refundDue: 11_800,
  });
});
