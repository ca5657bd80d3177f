import { afterEach, expect, test, vi } from 'vitest';
import { handleJob } from '#graph/jobs/jobHandler.ts';
import { jobHandlers } from '#graph/jobs/jobHandlers.ts';
import { runDueJobs } from '#graph/jobs/runDueJobs.ts';
import { sendDueEmails } from '#graph/mail/sendDueEmails.ts';
import type { EmailTransport } from '#graph/mail/transport/createEmailTransport.ts';
import { emailOrderPlacedJob } from '#graph/modules/orders/orders.jobs.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput, PLACE_ORDER } from '#graph/testing/orderInput.ts';
import { useQueryLog } from '#graph/testing/queryLog.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { queueOrderPlacedEmail } from './mailOrderPlaced.ts';

const server = useTestServer();
const { recordRoundTrips } = useQueryLog(server);
const transport: EmailTransport = { deliver: (_email, beforeSending) => beforeSending() };

afterEach(async () => {
  vi.restoreAllMocks();
  await server.prisma.mail.deleteMany();
  await server.prisma.job.deleteMany();
});

async function placeOrders(count: number) {
  const { id: productId } = await aProduct(server.prisma, { variants: [{ stock: count }] });
  for (let time = 0; time < count; time++) {
    const { data } = await server.graphql(PLACE_ORDER, {
      input: buildOrderInput([{ productId, quantity: 1 }]),
    });
    expect(data?.placeOrder.errors).toEqual([]);
  }
}

/** Runs the worker until no jobs are left, and returns its statements. */
async function runAllJobs(handlers = jobHandlers): Promise<string[]> {
  const roundTrips = await recordRoundTrips(async (_app, databases) => {
    const { app, clock, media, exportsDir, secrets, demoPaymentsUrl, outboundRules } = server;
    const sharedServices = { ...databases, log: app.log, now: () => clock.now };
    await runDueJobs({
      ...sharedServices,
      handlers,
      publicUrl: '',
      ...{ media, exportsDir, secrets, demoPaymentsUrl, outboundRules },
    });
    await sendDueEmails({ ...sharedServices, transport });
  });
  return roundTrips.flat();
}

async function findEmails() {
  const emails = await server.prisma.mail.findMany({
    select: { template: true, status: true, attempts: true },
  });
  expect(await server.prisma.job.count({ where: { status: { not: 'DONE' } } })).toBe(0);
  return emails;
}

const sentConfirmation = { template: 'orderPlaced', status: 'SENT', attempts: 1 };

test('the confirmation of a single order takes nineteen statements, including empty polls', async () => {
  await placeOrders(1);
  expect((await runAllJobs()).length).toBeLessThanOrEqual(19);
  expect(await findEmails()).toEqual([sentConfirmation]);
});

test('the confirmations of eight orders are written together, with seven statements each', async () => {
  await placeOrders(8);
  const statements = await runAllJobs();
  expect(statements.filter((statement) => /INSERT/.test(statement))).toHaveLength(1);
  expect(statements.length).toBeLessThanOrEqual(8 * 7);
  expect(await findEmails()).toEqual(Array(8).fill(sentConfirmation));
});

test('confirmations that cannot be written together are written one by one', async () => {
  await placeOrders(3);
  const failingBatchJob = vi.fn().mockRejectedValue(new Error('The disk is full'));
  const handler = handleJob(
    emailOrderPlacedJob,
    async () => queueOrderPlacedEmail,
    async () => failingBatchJob,
  );
  await runAllJobs([handler]);
  expect(failingBatchJob).toHaveBeenCalledTimes(1);
  expect(await findEmails()).toEqual(Array(3).fill(sentConfirmation));
});

test('confirmations written before a worker crashed are not written again', async () => {
  await placeOrders(3);
  await runAllJobs();
  await server.prisma.job.updateMany({
    where: { kind: emailOrderPlacedJob.name },
    data: { status: 'QUEUED', attempts: 0 },
  });
  await runAllJobs();
  expect(await findEmails()).toEqual(Array(3).fill(sentConfirmation));
});
