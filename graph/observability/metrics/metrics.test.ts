import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { createApp } from '#graph/http/app.ts';
import { createDatabases } from '#graph/prisma/databases.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { buildOrderInput } from '#graph/testing/orderInput.ts';
import { useTestServer } from '#graph/testing/server.ts';

const METRICS_TOKEN = 'a-token-for-prometheus';
const server = useTestServer({ metricsToken: METRICS_TOKEN });
const REMOTE_ADDRESS = '203.0.113.9';

describe('access to /metrics', () => {
  const requestMetrics = (remoteAddress: string, headers = {}) =>
    server.app.inject({ url: '/metrics', remoteAddress, headers });

  test('is allowed from this machine', async () => {
    expect((await requestMetrics('127.0.0.1')).body).toContain(
      '# TYPE http_request_duration_seconds histogram',
    );
  });

  test('is allowed from other machines with the token', async () => {
    const response = await requestMetrics(REMOTE_ADDRESS, { authorization: `Bearer ${METRICS_TOKEN}` });
    expect(response.statusCode).toBe(200);
  });

  test.each([
    ['a remote client without a token', REMOTE_ADDRESS, {}],
    ['a client with another token', REMOTE_ADDRESS, { authorization: 'Bearer a-token-for-others' }],
    ['a remote client behind a local load balancer', '127.0.0.1', { 'x-forwarded-for': REMOTE_ADDRESS }],
  ])('returns 404 to %s', async (_caller, address, headers) => {
    expect((await requestMetrics(address, headers)).statusCode).toBe(404);
  });
});

describe('the metrics contain', () => {
  test('the state of both pools', async () => {
    await server.graphql('{ store { name } }');
    const metrics = await readMetrics();
    for (const pool of ['prisma', 'direct']) {
      expect(metrics.get(`db_pool_connections_max{pool="${pool}"}`)).toBe(10);
      expect(metrics.get(`db_pool_waiting{pool="${pool}"}`)).toBe(0);
    }
    expect(metrics.get('db_pool_connections{pool="direct",state="idle"}')).toBeGreaterThan(0);
    expect(metrics.get('db_up')).toBe(1);
  });

  test('jobs and emails by state, with the longest wait', async () => {
    const timeAgo = (ms: number) => new Date(Date.now() - ms);
    const job = { kind: 'refreshFigures', payload: {}, createdAt: timeAgo(0) };
    await server.prisma.job.createMany({
      data: [
        { ...job, runAfter: timeAgo(120_000) },
        { ...job, runAfter: timeAgo(-3_600_000) },
        { ...job, runAfter: timeAgo(1000), status: 'RUNNING', claimedUntil: timeAgo(-60_000) },
        { ...job, runAfter: timeAgo(1000), status: 'FAILED', finishedAt: timeAgo(0) },
        { ...job, runAfter: timeAgo(3 * 86_400_000), status: 'FAILED', finishedAt: timeAgo(3 * 86_400_000) },
        { ...job, runAfter: timeAgo(1000), status: 'DONE', finishedAt: timeAgo(0) },
      ],
    });
    // Counts are cached for some seconds, so another server is scraped.
    const { prisma, direct, secrets, media, exportsDir } = server;
    const logger = pino({ level: 'silent' });
    const other = await createApp({
      ...createDatabases({ prisma, direct }),
      secrets,
      media,
      exportsDir,
      logger,
    });

    const metrics = await readMetrics(other);
    await other.close();

    const count = (state: string) => metrics.get(`store_queue_items{queue="jobs",state="${state}"}`);
    expect([count('waiting'), count('under_way'), count('failed')]).toEqual([2, 1, 1]);
    const ageSeconds = metrics.get('store_queue_oldest_due_seconds{queue="jobs"}') ?? 0;
    expect(ageSeconds).toBeGreaterThanOrEqual(120);
    expect(ageSeconds).toBeLessThan(180);
    expect(metrics.get('store_queue_oldest_due_seconds{queue="mails"}')).toBe(0);
  });

  test('placed orders with their totals, and orders refused as out of stock', async () => {
    const ring = await aProduct(server.prisma, { stock: 1 });
    const before = await readMetrics();
    await placeOrder(ring.id, 1);
    await placeOrder(ring.id, 1);
    const after = await readMetrics();

    const getIncrease = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(getIncrease('store_orders_total{channel="shop",outcome="placed"}')).toBe(1);
    expect(getIncrease('store_orders_total{channel="shop",outcome="out_of_stock"}')).toBe(1);
    const { finalTotal } = await server.prisma.order.findFirstOrThrow();
    expect(getIncrease('store_orders_npr_total{channel="shop"}')).toBe(finalTotal);
    expect(after.get('store_variants_sold_out')).toBe(1);
  });

  test('cached and computed responses', async () => {
    const before = await readMetrics();
    const requestMetrics = () =>
      server.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ store { name phone } }' } });
    await requestMetrics();
    await requestMetrics();
    const after = await readMetrics();
    for (const result of ['hit', 'miss']) {
      const name = `store_answer_cache_requests_total{result="${result}"}`;
      expect((after.get(name) ?? 0) - (before.get(name) ?? 0)).toBe(1);
    }
    expect(after.get('store_answer_cache_entries')).toBeGreaterThan(0);
  });

  test('no personal data and no URL with values', async () => {
    await server.app.inject('/api/products/himal-solitaire-ring-18k');
    const { body } = await server.app.inject('/metrics');
    expect(body).not.toContain('himal');
    expect(body).toContain('route="/api/products/:id"');
  });
});

async function placeOrder(productId: string, quantity: number) {
  const mutation = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { errors { code } } }';
  await server.graphql(mutation, { input: buildOrderInput([{ productId, quantity }]) });
}

/** Returns the metrics by name with labels. */
async function readMetrics(app = server.app): Promise<Map<string, number>> {
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}
