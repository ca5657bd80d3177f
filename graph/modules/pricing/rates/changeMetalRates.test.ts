import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTolaProduct, findPrice } from './testing/aTola.ts';

const server = useTestServer();
const DAY = 86_400_000;
const now = new Date('2026-11-20T06:00:00.000Z');

const RATE = 'rate { id metal perTola effectiveFrom state source enteredByName createdAt }';

let admin: Shopper;
let owner: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
});

beforeEach(async () => {
  const { prisma } = server;
  server.clock.now = now;
  await prisma.product.deleteMany();
  await prisma.metalRate.deleteMany();
  await prisma.job.deleteMany();
  const sessionTimes = { lastUsedAt: now, expiresAt: new Date(now.getTime() + 60 * DAY) };
  await prisma.session.updateMany({ data: sessionTimes });
});

async function publishRate(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `mutation ($input: PublishMetalRateInput!) {
      publishMetalRate(input: $input) { ${RATE} jobId errors { code field message } }
    }`,
    { input: { metal: 'GOLD', ...input } },
  );
  expect(errors).toBeUndefined();
  return data?.publishMetalRate;
}

async function deleteRate(id: string) {
  const { data, errors } = await owner.graphql(
    'mutation ($id: ID!) { deleteMetalRate(input: { id: $id }) { deleted jobId errors { code field message } } }',
    { id },
  );
  expect(errors).toBeUndefined();
  return data?.deleteMetalRate;
}

function createErrorPayload(field: string, message: string) {
  return { rate: null, jobId: null, errors: [{ code: 'INVALID', field, message }] };
}

describe('a published rate', () => {
  test('is in force immediately, and a job prices every product and records the price history', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const { id } = await aTolaProduct(server.prisma);
    const { rate, jobId, errors } = await publishRate({ perTola: 310_000, source: 'FENEGOSIDA' });
    expect(errors).toEqual([]);
    expect(rate).toEqual({
      id: expect.any(String),
      metal: 'GOLD',
      perTola: 310_000,
      effectiveFrom: now.toISOString(),
      state: 'IN_FORCE',
      source: 'FENEGOSIDA',
      enteredByName: 'Maya Staff',
      createdAt: now.toISOString(),
    });
    expect(await findPrice(server.prisma, id)).toBe(330_000);

    await runJobs(server);
    expect(await findPrice(server.prisma, id)).toBe(341_000);
    const { data } = await admin.graphql(
      'query ($id: ID!) { job(id: $id) { kind status done total result } }',
      {
        id: jobId,
      },
    );
    expect(data?.job).toEqual({
      kind: 'repriceProducts',
      status: 'DONE',
      done: 1,
      total: 1,
      result: { changed: 1 },
    });
    const history = await admin.graphql(
      'query ($id: ID!) { priceHistory(productId: $id) { edges { node { oldPrice newPrice rate { id } } } } }',
      { id },
    );
    expect(history.data?.priceHistory.edges).toEqual([
      { node: { oldPrice: 330_000, newPrice: 341_000, rate: { id: rate.id } } },
    ]);
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: rate.id } })).toMatchObject({
      action: 'rate.publish',
      actorId: admin.user.id,
      before: { perTola: 300_000 },
      after: { metal: 'GOLD', perTola: 310_000 },
    });
  });

  test('leaves the prices unchanged until it comes into force', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const { id } = await aTolaProduct(server.prisma);
    const effectiveFrom = new Date(now.getTime() + DAY);
    const { rate } = await publishRate({ perTola: 310_000, effectiveFrom: effectiveFrom.toISOString() });
    expect(rate.state).toBe('UPCOMING');

    await runJobs(server);
    expect(await findPrice(server.prisma, id)).toBe(330_000);
    server.clock.now = effectiveFrom;
    await runJobs(server);
    expect(await findPrice(server.prisma, id)).toBe(341_000);
  });

  test('needs no confirmation if it is the first of its metal', async () => {
    expect((await publishRate({ perTola: 300_000 })).errors).toEqual([]);
    expect((await publishRate({ metal: 'SILVER', perTola: 4700 })).errors).toEqual([]);
  });

  test('must be confirmed if it differs by more than 8 percent', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const buildMessage = (change: string) =>
      `This is ${change} than the previous rate. Confirm a change of more than 8%.`;
    expect(await publishRate({ perTola: 3_100_000 })).toEqual(
      createErrorPayload('confirm', buildMessage('933.33% more')),
    );
    expect(await publishRate({ perTola: 270_000 })).toEqual(
      createErrorPayload('confirm', buildMessage('10% less')),
    );
    expect(await server.prisma.job.count()).toBe(0);
    expect((await publishRate({ perTola: 324_000 })).errors).toEqual([]);
    expect((await publishRate({ perTola: 270_000, confirm: true })).rate).toMatchObject({ perTola: 270_000 });
  });

  test('is compared with the rate before it, even an upcoming one', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    await aRate(server.prisma, { perTola: 350_000, effectiveFrom: new Date(now.getTime() + DAY) });
    const effectiveFrom = new Date(now.getTime() + 2 * DAY).toISOString();
    expect((await publishRate({ perTola: 360_000, effectiveFrom })).errors).toEqual([]);
    expect((await publishRate({ perTola: 310_000, effectiveFrom })).errors).toMatchObject([
      { field: 'confirm' },
    ]);
  });

  test.each([
    [{ perTola: 99 }, 'perTola', 'Enter the rupees per tola as a whole number from 100 to 1,00,00,000.'],
    [{ source: 'x'.repeat(81) }, 'source', 'Use at most 80 characters for the source.'],
    [
      { effectiveFrom: '2025-12-31T00:00:00.000Z' },
      'effectiveFrom',
      'A rate can’t start before the one in force.',
    ],
    [
      { effectiveFrom: '2026-12-20T06:00:00.001Z' },
      'effectiveFrom',
      'A rate can be published at most 30 days ahead.',
    ],
  ])('with %j is refused', async (input, field, message) => {
    await aRate(server.prisma, { perTola: 300_000 });
    expect(await publishRate({ perTola: 301_000, ...input })).toEqual(createErrorPayload(field, message));
    expect(await server.prisma.metalRate.count()).toBe(1);
  });
});

describe('deleting a rate', () => {
  test('changes nothing else if the rate is upcoming', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const { id } = await aRate(server.prisma, { effectiveFrom: new Date(now.getTime() + DAY) });
    expect(await deleteRate(id)).toEqual({ deleted: true, jobId: null, errors: [] });
    expect(await server.prisma.metalRate.count()).toBe(1);
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: id } })).toMatchObject({
      action: 'rate.delete',
      actorId: owner.user.id,
    });
  });

  test('restores the previous rate and updates prices if the deleted rate was in force', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    const { id } = await aTolaProduct(server.prisma);
    const { rate } = await publishRate({ perTola: 310_000 });
    await runJobs(server);
    expect(await deleteRate(rate.id)).toMatchObject({ deleted: true, jobId: expect.any(String) });
    await runJobs(server);
    expect(await findPrice(server.prisma, id)).toBe(330_000);
    expect(await server.prisma.priceChange.findMany({ where: { productId: id } })).toHaveLength(2);
  });

  test('is refused if no other rate would be in force', async () => {
    const { id } = await aRate(server.prisma);
    await aRate(server.prisma, { effectiveFrom: new Date(now.getTime() + DAY) });
    await aRate(server.prisma, { metal: 'SILVER' });
    expect(await deleteRate(id)).toEqual({
      deleted: null,
      jobId: null,
      errors: [
        { code: 'NOT_ALLOWED', field: 'id', message: 'No other rate would be in force. Publish one first.' },
      ],
    });
    expect((await deleteRate('none')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
  });

  test('requires a super_admin', async () => {
    const { id } = await aRate(server.prisma);
    const { errors } = await admin.graphql(
      'mutation ($id: ID!) { deleteMetalRate(input: { id: $id }) { deleted } }',
      { id },
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
