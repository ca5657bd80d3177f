import { beforeAll, beforeEach, expect, test } from 'vitest';
import { aRate } from '#graph/testing/aRate.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const toDate = (text: string) => new Date(`${text}Z`);

beforeAll(async () => {
  const { prisma } = server;
  await aRate(prisma, { perTola: 300_000, effectiveFrom: toDate('2026-08-01T05:15:00') });
  await aRate(prisma, { perTola: 304_000, effectiveFrom: toDate('2026-11-10T05:15:00') });
  await aRate(prisma, { perTola: 305_200, effectiveFrom: toDate('2026-11-20T05:15:00') });
  await aRate(prisma, { perTola: 310_000, effectiveFrom: toDate('2026-11-21T05:15:00') });
  await aRate(prisma, { metal: 'SILVER', perTola: 4_710, effectiveFrom: toDate('2026-11-01T05:15:00') });
});

beforeEach(() => {
  server.clock.now = toDate('2026-11-20T12:00:00');
});

const readCurrentRates = async () =>
  (await server.graphql('{ metalRates { metal perTola change effectiveFrom } }')).data?.metalRates;

const readHistory = async (variables: Record<string, unknown>) =>
  server.graphql(
    'query H($metal: Metal!, $days: Int) { metalRateHistory(metal: $metal, days: $days) { perTola change } }',
    variables,
  );

test('the rate in force is the newest effective rate, and includes its change', async () => {
  expect(await readCurrentRates()).toEqual([
    { metal: 'GOLD', perTola: 305_200, change: 1200, effectiveFrom: '2026-11-20T05:15:00.000Z' },
    { metal: 'SILVER', perTola: 4_710, change: null, effectiveFrom: '2026-11-01T05:15:00.000Z' },
  ]);
});

test('a rate is in force from its exact effective time', async () => {
  server.clock.now = toDate('2026-11-21T05:14:59.999');
  expect(await readCurrentRates()).toMatchObject([{ perTola: 305_200 }, {}]);
  server.clock.now = toDate('2026-11-21T05:15:00');
  expect(await readCurrentRates()).toMatchObject([{ perTola: 310_000, change: 4800 }, {}]);
});

test('no rate is in force before the first one', async () => {
  server.clock.now = toDate('2026-07-31T00:00:00');
  expect(await readCurrentRates()).toEqual([]);
});

test('the history covers the given days, oldest first, each rate with its change', async () => {
  const { data } = await readHistory({ metal: 'GOLD', days: 30 });
  expect(data?.metalRateHistory).toEqual([
    { perTola: 304_000, change: 4000 },
    { perTola: 305_200, change: 1200 },
  ]);
});

test('the history begins with the very first rate', async () => {
  const { data } = await readHistory({ metal: 'GOLD', days: 365 });
  expect(data?.metalRateHistory).toHaveLength(3);
  expect(data?.metalRateHistory[0]).toEqual({ perTola: 300_000, change: null });
});

test.each([0, 366])('a history of %i days is refused', async (days) => {
  const { errors } = await readHistory({ metal: 'GOLD', days });
  expect(errors?.[0]).toMatchObject({
    message: 'days must be from 1 to 365.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
