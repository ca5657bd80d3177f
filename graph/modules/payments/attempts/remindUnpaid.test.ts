import { beforeEach, expect, test } from 'vitest';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { aTransferSlip } from '#graph/testing/aTransferSlip.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { remindUnpaidJob } from '../payments.jobs.ts';
import { aWaitingOrder } from './testing/payOnline.ts';

const server = useTestServer();
const PAY_BY = new Date('2026-11-30T06:00:00Z');
const transfer = { paymentMethod: 'BANK_TRANSFER', payBy: PAY_BY } as const;

/** The work of the first minutes of a day in Kathmandu. */
async function dayBegins(day: string) {
  server.clock.now = new Date(`${day}T00:05:00+05:45`);
  await queueDaily(server.prisma, server.clock.now, [remindUnpaidJob]);
  await runJobs(server);
}

function remindersOf({ id: orderId }: { id: string }) {
  return server.prisma.mail.findMany({ where: { orderId, template: 'paymentReminder' } });
}

beforeEach(async () => {
  await server.prisma.job.deleteMany();
  server.clock.now = new Date('2026-11-27T06:00:00Z');
});

test('who has not paid is reminded once, on the morning of the day before the last', async () => {
  const order = await aWaitingOrder(server, transfer);
  await dayBegins('2026-11-28');
  expect(await remindersOf(order)).toEqual([]);
  await dayBegins('2026-11-29');
  await dayBegins('2026-11-29');
  await dayBegins('2026-11-30');
  const [mail, ...more] = await remindersOf(order);
  expect(more).toEqual([]);
  expect(mail?.nextAttemptAt).toEqual(new Date('2026-11-29T09:00:00+05:45'));
  expect(mail?.subject).toBe(`Please pay for your order ${order.number} by 30 November 2026 at 11:45`);
  expect(mail?.text).toContain('We hold your pieces until 30 November 2026 at 11:45.');
  expect(mail?.text).toContain(`/#/order-success/${order.id}?pay=rest&number=${order.number}&open=`);
  expect(mail?.text).toContain('Please transfer NPR 11,800');
});

test('the rest of what is paid in part is asked for', async () => {
  const order = await aWaitingOrder(server, { ...transfer, paid: 10_000, paymentStatus: 'PART_PAID' });
  await dayBegins('2026-11-29');
  const [mail] = await remindersOf(order);
  expect(mail?.text).toContain(`We have not received NPR 1,800 for your order ${order.number} yet.`);
});

test('who has paid, has cancelled or whose payment is checked is not reminded', async () => {
  const paid = await aWaitingOrder(server, { ...transfer, paymentStatus: 'PAID' });
  const cancelled = await aWaitingOrder(server, { ...transfer, status: 'CANCELLED' });
  const checked = await aWaitingOrder(server, transfer);
  await aTransferSlip(server.prisma, checked);
  const held = await aWaitingOrder(server, { payBy: PAY_BY });
  await aPaymentAttempt(server.prisma, held, {
    ...{ status: 'HELD', reason: 'AMOUNT_DIFFERS', receivedPaisa: 686_800 },
  });
  await dayBegins('2026-11-29');
  for (const order of [paid, cancelled, checked, held]) expect(await remindersOf(order)).toEqual([]);
});
