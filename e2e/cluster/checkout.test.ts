import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderInput } from '#tools/bench/store/orders.mjs';
import { openTrialRedis, type TrialRedis } from '#tools/redis/openTrialRedis.mjs';
import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { freePort } from '../../scripts/lib/process/ports.mjs';
import { buildServer, builtProgram } from '../../scripts/lib/serverBuild.mjs';
import { buildWeb } from '../../scripts/lib/webBuild.mjs';
import { Balancer } from '../faults/testing/balancer.ts';
import { openBooks } from '../faults/testing/books.ts';
import { errorsIn } from '../faults/testing/errorsIn.ts';
import { RecoveryMeter } from '../faults/testing/meter.ts';
import { layOut } from '../faults/testing/pieces.ts';
import { reconcile } from '../faults/testing/reconcile.ts';
import { Shoppers } from '../faults/testing/shoppers.ts';
import { type Instance, startInstance } from '../faults/testing/startInstance.ts';
import { type NodeProxy, openProxy } from './testing/haproxy.ts';
import { type Cluster, openCluster } from './testing/openCluster.ts';

let cluster: Cluster;
let proxy: NodeProxy;
let redis: TrialRedis;
let balancer: Balancer;
/** Of the node that stays. */
let databaseUrl: string;
const instances: Instance[] = [];

beforeAll(async () => {
  await buildServer();
  await buildWeb();
  cluster = await openCluster();
  const { folder, nodes } = cluster;
  const [first, second, third] = nodes;
  databaseUrl = `${third.url}/store`;
  await fillDatabase({ url: databaseUrl, dataDir: folder, demo: true, program: builtProgram });
  redis = await openTrialRedis();
  proxy = await openProxy(folder, [
    [first, second, third],
    [second, third, first],
  ]);
  for (const port of proxy.ports)
    instances.push(
      await startInstance({
        port: await freePort(),
        databaseUrl: `mysql://store:store@127.0.0.1:${port}/store`,
        dataDir: folder,
        env: { REDIS_URL: redis.url },
      }),
    );
  balancer = await Balancer.open(instances.map(({ port }) => port));
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all(instances.map(({ end }) => end()));
  await proxy?.close();
  await redis?.close();
  await cluster?.close();
});

test('of 7 pieces that 60 buyers want of two instances, 7 are sold', async () => {
  const [piece] = await layOut(databaseUrl, { kinds: 1, few: 1, stockOfFew: 7 });
  const books = await openBooks(databaseUrl);
  if (!piece) return expect.unreachable();
  for (const { port } of instances)
    await expect.poll(() => stockAt(port, piece.productId), { timeout: 20_000 }).toBe(7);

  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => buyUntilAnswered(instances[index % 2]?.port ?? 0, piece)),
  );

  const findings = await reconcile(databaseUrl, { acknowledged: [], books });
  expect(answers.filter((answer) => answer === 'sold')).toHaveLength(7);
  expect(new Set(answers)).toEqual(new Set(['sold', 'OUT_OF_STOCK']));
  expect(findings).toMatchObject({ orders: 7, duplicated: [], oversold: [], wrong: [] });
});

test('what is sold through one node is seen by the instance on another one', async () => {
  const [piece] = await layOut(databaseUrl, { kinds: 1, few: 1, stockOfFew: 50 });
  if (!piece) return expect.unreachable();
  const [first, second] = instances.map(({ port }) => port);
  await expect.poll(() => stockAt(second ?? 0, piece.productId), { timeout: 20_000 }).toBe(50);

  expect(await buyUntilAnswered(first ?? 0, piece)).toBe('sold');

  await expect.poll(() => stockAt(second ?? 0, piece.productId), { interval: 20, timeout: 5000 }).toBe(49);
});

test('a node that is killed while shoppers buy takes nothing with it', async () => {
  const pieces = await layOut(databaseUrl);
  const books = await openBooks(databaseUrl);
  const meter = new RecoveryMeter();
  const shoppers = new Shoppers(balancer.url, { pieces });
  await shoppers.nextOrderSentAfter(performance.now());

  await meter.measure(
    'a kill of a node',
    () => void cluster.nodes[0].kill(),
    (since) => shoppers.nextOrderSentAfter(since + 1000),
  );
  await shoppers.nextOrderSentAfter(performance.now() + 3000);
  await shoppers.goHome();

  const findings = await reconcile(databaseUrl, { acknowledged: shoppers.acknowledged, books });
  process.stdout.write(
    meter.report('A node killed under two instances on a cluster', shoppers.tally, findings),
  );
  expect(findings).toMatchObject({ lost: [], duplicated: [], oversold: [], wrong: [] });
  expect(findings.orders).toBe(shoppers.acknowledged.length);
  const logs = instances.map(({ output }) => output()).join('\n');
  expect(shoppers.tally.unexplained, errorsIn(logs)).toBe(0);
});

interface Wanted {
  productId: string;
  size: string | null;
}

async function buyUntilAnswered(port: number, { productId, size }: Wanted): Promise<string> {
  const input = orderInput({ productId, size }, randomUUID());
  for (;;) {
    const { data } = await ask(
      port,
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } errors { code } } }',
      { input },
    );
    if (data?.placeOrder) return data.placeOrder.order ? 'sold' : data.placeOrder.errors[0].code;
  }
}

async function stockAt(port: number, id: string): Promise<number> {
  const { data } = await ask(port, 'query ($id: ID!) { product(id: $id) { stock } }', { id });
  return data?.product?.stock;
}

/** Each as from an address of its own: the store limits what one may ask. */
async function ask(port: number, query: string, variables: object) {
  const part = () => Math.floor(Math.random() * 256);
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}
