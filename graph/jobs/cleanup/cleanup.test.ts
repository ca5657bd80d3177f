import { beforeEach, expect, test } from 'vitest';
import { storeWords } from '#graph/modules/storefront/search/storeWords.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { jobHandlers } from '../jobHandlers.ts';
import { queueDaily } from '../queueDaily.ts';

const server = useTestServer();
const today = new Date('2026-11-20T06:00:00Z');

beforeEach(() => {
  server.clock.now = today;
});

test('removes expired rows and keeps the others', async () => {
  const { prisma } = server;
  const { id: userId } = await aCustomer(prisma);
  const { id: productId } = await aProduct(prisma);
  const orders = [await anOrder(prisma), await anOrder(prisma)];
  const oldAges = {
    failure: 3,
    sender: 2,
    link: 2,
    session: 31,
    request: 31,
    activity: 181,
    alert: 366,
    change: 2,
    job: 31,
    webhookEvent: 15,
    clientError: 31,
    parked: 8,
  };
  const youngAges = {
    failure: 1,
    sender: 0,
    link: 0,
    session: 29,
    request: 29,
    activity: 179,
    alert: 364,
    change: 0,
    job: 29,
    webhookEvent: 13,
    clientError: 29,
    parked: 6,
  };
  for (const [index, age] of [oldAges, youngAges].entries()) {
    const mark = `${index}`.repeat(64);
    await prisma.signInFailure.create({
      data: { subject: `${index}@example.com`, lastAt: subtractDays(age.failure) },
    });
    await prisma.attempt.create({
      data: { keyHash: mark, count: 1, since: subtractDays(age.sender) },
    });
    await prisma.oneTimeLink.create({
      data: { userId, purpose: 'VERIFY_EMAIL', tokenHash: mark, expiresAt: subtractDays(age.link) },
    });
    await prisma.knownDevice.create({
      data: {
        userId,
        tokenHash: mark,
        lastUsedAt: subtractDays(age.link),
        expiresAt: subtractDays(age.link),
      },
    });
    await prisma.session.create({
      data: {
        userId,
        expiresAt: subtractDays(-5),
        endedAt: subtractDays(age.session),
        refreshTokens: { create: { tokenHash: mark, expiresAt: subtractDays(-5) } },
      },
    });
    await prisma.placeOrderRequest.create({
      data: {
        keyHash: mark,
        inputHash: mark,
        orderId: orders[index]?.id ?? '',
        createdAt: subtractDays(age.request),
      },
    });
    await prisma.activity.create({
      data: { userId, type: 'CLICK', data: {}, at: subtractDays(age.activity) },
    });
    await prisma.activitySession.create({
      data: {
        userId,
        clientSessionId: mark,
        startedAt: today,
        deviceInfo: {},
        browserInfo: {},
        createdAt: subtractDays(age.activity),
      },
    });
    await prisma.parkedSale.create({
      data: {
        label: mark,
        content: {},
        pieces: 1,
        total: 1,
        parkedAt: subtractDays(15),
        expiresAt: subtractDays(age.parked),
      },
    });
    await prisma.storeEvent.create({
      data: { kind: 'EVERYTHING', writer: 'a server', at: subtractDays(age.change) },
    });
    await prisma.webhookEvent.create({
      data: {
        topic: 'order.placed',
        change: 'placed',
        subjectId: mark.slice(0, 36),
        at: subtractDays(age.webhookEvent),
      },
    });
    const error = { kind: 'SCRIPT', message: '', stack: '', screen: '/', browser: '', build: '' } as const;
    const lastAt = subtractDays(age.clientError);
    await prisma.clientError.create({
      data: { ...error, fingerprint: mark, count: 1, firstAt: subtractDays(400), lastAt },
    });
    const alert = { kind: 'BACK_IN_STOCK', productId, userId, language: 'en' } as const;
    await prisma.alert.create({ data: { ...alert, createdAt: subtractDays(age.alert) } });
    await prisma.alert.create({
      data: { ...alert, createdAt: subtractDays(400), sentAt: subtractDays(age.alert) },
    });
    await prisma.job.create({
      data: {
        id: `job-${index}`,
        kind: 'refreshFigures',
        payload: {},
        status: 'DONE',
        runAfter: subtractDays(age.job),
        finishedAt: subtractDays(age.job),
      },
    });
  }

  expect(await runCleanup()).toEqual({
    sign_in_failures: 1,
    attempts: 1,
    known_devices: 1,
    one_time_links: 1,
    email_changes: 0,
    refresh_tokens: 0,
    sessions: 1,
    place_order_requests: 1,
    parked_sales: 1,
    activities: 1,
    activity_sessions: 1,
    list_exports: 0,
    alerts: 2,
    jobs: 1,
    write_watermarks: 0,
    search_words: 0,
    events: 1,
    uploads: 0,
    exports: 0,
    webhook_events: 1,
    client_errors: 1,
  });
  expect(await prisma.signInFailure.findMany()).toMatchObject([{ subject: '1@example.com' }]);
  expect(await prisma.oneTimeLink.count()).toBe(1);
  expect(await prisma.session.count()).toBe(1);
  expect(await prisma.refreshToken.findMany()).toMatchObject([{ tokenHash: '1'.repeat(64) }]);
  expect(await prisma.placeOrderRequest.count()).toBe(1);
  expect(await prisma.activity.count()).toBe(1);
  expect(await prisma.activitySession.count()).toBe(1);
  expect(await prisma.job.findUnique({ where: { id: 'job-0' } })).toBeNull();
  expect(await prisma.order.count()).toBe(2);
});

test('removes an expired session after a month even if it was never ended', async () => {
  const { id: userId } = await aCustomer(server.prisma);
  const { id } = await server.prisma.session.create({ data: { userId, expiresAt: subtractDays(31) } });

  await runCleanup();

  expect(await server.prisma.session.findUnique({ where: { id } })).toBeNull();
});

test('removes more rows than fit in a batch', async () => {
  const emails = Array.from({ length: 2_500 }, (_, index) => `many-${index}@example.com`);
  await server.prisma.signInFailure.createMany({
    data: emails.map((subject) => ({ subject, lastAt: subtractDays(9) })),
  });

  expect((await runCleanup()).sign_in_failures).toBe(2_500);
});

test('removes search words that no product contains any more', async () => {
  await aProduct(server.prisma, { searchText: 'lotus ring gold' });
  await storeWords(server.prisma, ['lotus ring gold', 'withdrawn brooch']);

  expect((await runCleanup()).search_words).toBe(2);

  const searchWords = await server.prisma.searchWord.findMany({ orderBy: { word: 'asc' } });
  expect(searchWords.map(({ word }) => word)).toEqual(expect.arrayContaining(['gold', 'lotus', 'ring']));
  expect(searchWords.map(({ word }) => word)).not.toContain('brooch');
});

test('the cleanup is queued once per Kathmandu day, however many servers are running', async () => {
  const eveningTime = new Date('2026-11-25T18:00:00Z');
  await Promise.all(
    [eveningTime, eveningTime, eveningTime].map((now) => queueDaily(server.prisma, now, jobHandlers)),
  );
  await queueDaily(server.prisma, new Date('2026-11-25T18:15:00Z'), jobHandlers);

  const jobs = await server.prisma.job.findMany({
    where: { id: { gte: 'cleanup-2026-11-25', lt: 'cleanup-3' } },
    orderBy: { id: 'asc' },
  });
  expect(jobs.map(({ id }) => id)).toEqual(['cleanup-2026-11-25', 'cleanup-2026-11-26']);
});

let day = 0;

async function runCleanup(): Promise<Record<string, number>> {
  const id = `cleaning-${++day}`;
  await server.prisma.job.create({ data: { id, kind: 'cleanup', payload: {}, runAfter: today } });
  await runJobs(server);
  const job = await server.prisma.job.findUniqueOrThrow({ where: { id } });
  expect(job).toMatchObject({ status: 'DONE', error: null });
  return job.result as Record<string, number>;
}

function subtractDays(days: number): Date {
  return new Date(today.getTime() - days * 86_400_000);
}
