import { beforeEach, expect, test } from 'vitest';
import { queueDaily } from '#graph/jobs/queueDaily.ts';
import { aPaymentAttempt } from '#graph/testing/aPaymentAttempt.ts';
import { aTransferReceipt } from '#graph/testing/aTransferReceipt.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { remindUnpaidJob } from '../payments.jobs.ts';
import { anUnpaidOrder } from './testing/payOnline.ts';

const server = useTestServer();
const PAY_BY = new Date('2026-11-30T06:00:00Z');
const transferFields = { paymentMethod: 'BANK_TRANSFER', payBy: PAY_BY } as const;

/** Runs the jobs of the first minutes of a Kathmandu day. */
async function runMorningJobs(day: string) {
  server.clock.now = new Date(`${day}T00:05:00+05:45`);
  await queueDaily(server.prisma, server.clock.now, [remindUnpaidJob]);
  await runJobs(server);
}

function listReminders({ id: orderId }: { id: string }) {
  return server.prisma.mail.findMany({ where: { orderId, template: 'paymentReminder' } });
}

beforeEach(async () => {
  await server.prisma.job.deleteMany();
  server.clock.now = new Date('2026-11-27T06:00:00Z');
});

test('the customer of an unpaid order is reminded once, on the morning of the day before its deadline', async () => {
  const order = await anUnpaidOrder(server, transferFields);
  await runMorningJobs('2026-11-28');
  expect(await listReminders(order)).toEqual([]);
  await runMorningJobs('2026-11-29');
  await runMorningJobs('2026-11-29');
  await runMorningJobs('2026-11-30');
  const [email, ...otherEmails] = await listReminders(order);
  expect(otherEmails).toEqual([]);
  expect(email?.nextAttemptAt).toEqual(new Date('2026-11-29T09:00:00+05:45'));
  expect(email?.subject).toBe(`Please pay for your order ${order.number} by 11:45 on 30 November 2026`);
  expect(email?.text).toContain('Your pieces are reserved until 11:45 on 30 November 2026.');
  expect(email?.text).toContain(`/#/order-success/${order.id}?pay=rest&number=${order.number}&open=`);
  expect(email?.text).toContain('Please transfer NPR 11,800');
});

test('the customer of a partly paid order is reminded of the amount due', async () => {
  const order = await anUnpaidOrder(server, { ...transferFields, paid: 10_000, paymentStatus: 'PART_PAID' });
  await runMorningJobs('2026-11-29');
  const [email] = await listReminders(order);
  expect(email?.text).toContain(`We have not yet received NPR 1,800 for your order ${order.number}.`);
});

test('no reminder is sent for an order that is paid, cancelled or has a payment under review', async () => {
  const paidOrder = await anUnpaidOrder(server, { ...transferFields, paymentStatus: 'PAID' });
  const cancelledOrder = await anUnpaidOrder(server, { ...transferFields, status: 'CANCELLED' });
  const orderWithReceipt = await anUnpaidOrder(server, transferFields);
  await aTransferReceipt(server.prisma, orderWithReceipt);
  const orderUnderReview = await anUnpaidOrder(server, { payBy: PAY_BY });
  await aPaymentAttempt(server.prisma, orderUnderReview, {
    ...{ status: 'UNDER_REVIEW', reason: 'AMOUNT_DIFFERS', receivedPaisa: 686_800 },
  });
  await runMorningJobs('2026-11-29');
  for (const order of [paidOrder, cancelledOrder, orderWithReceipt, orderUnderReview])
    expect(await listReminders(order)).toEqual([]);
});
