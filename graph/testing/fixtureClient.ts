import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Connections } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { loadSnapshot } from '#graph/snapshot/loadSnapshot.ts';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import { runUnobserved } from './observeWrites.ts';

const WRITE_OPERATION = /create|update|upsert|delete|execute/i;

/**
 * Returns a client for test fixtures: after its writes, the server reloads its snapshot before the next request. The
 * server's own writes must update the snapshot through their events, which is checked when the server closes.
 */
export function createFixtureClient(app: FastifyInstance, { prisma, direct }: Connections): PrismaClient {
  let isStale = false;
  let reloadPromise = Promise.resolve();
  app.addHook('onRequest', async () => {
    if (isStale) reloadPromise = app.snapshots.reload();
    isStale = false;
    await reloadPromise;
  });
  app.addHook('preClose', async () => {
    const { current } = app.snapshots;
    if (current && !isStale) await expectCurrentSnapshot(current, { prisma, direct });
  });
  const client = prisma.$extends({
    query: {
      async $allOperations({ operation, args, query }) {
        const result = await runUnobserved(() => query(args));
        isStale ||= WRITE_OPERATION.test(operation);
        return result;
      },
    },
  });
  return client as unknown as PrismaClient;
}

/** Fails if the snapshot does not match the database. */
export async function expectCurrentSnapshot(snapshot: Snapshot, databases: Connections): Promise<void> {
  expect(toComparable(snapshot)).toEqual(toComparable(await loadSnapshot(databases, 0)));
}

/** Returns the content of a snapshot with product ids instead of positions in memory, and without sequence numbers. */
function toComparable({ catalog, content, rates, settings, offers }: Snapshot) {
  const { products, orders, sets, words, collections } = catalog;
  const getId = (position: number) => products[position]?.id;
  return {
    products: new Map(
      products.flatMap((product) => (product ? [[product.id, { ...product, changedAt: 0 }]] : [])),
    ),
    orders: Object.entries(orders).map(([sort, places]) => [sort, Array.from(places, getId)]),
    sets: Object.entries(sets).map(([facet, values]) => [
      facet,
      new Map([...values].map(([value, set]) => [value, new Set(set.array().map(getId))])),
    ]),
    words: words.toString(),
    collections,
    content,
    rates,
    settings,
    offers,
  };
}
