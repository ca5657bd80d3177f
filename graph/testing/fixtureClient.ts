import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import type { Connections } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { loadSnapshot } from '#graph/snapshot/loadSnapshot.ts';
import type { Snapshot } from '#graph/snapshot/snapshot.ts';
import { arranging } from './watchWrites.ts';

const WRITES = /create|update|upsert|delete|execute/i;

/**
 * A client for a test, which arranges what the server finds: after it wrote, the server reads its snapshot anew before it
 * answers. What the server writes itself goes by its own client, and has to reach the snapshot by the changes that it
 * records: whether it did is looked at when the server closes.
 */
export function withSnapshotOf(app: FastifyInstance, { prisma, direct }: Connections): PrismaClient {
  let isStale = false;
  let reloaded = Promise.resolve();
  app.addHook('onRequest', async () => {
    if (isStale) reloaded = app.snapshots.reload();
    isStale = false;
    await reloaded;
  });
  app.addHook('preClose', async () => {
    const { current } = app.snapshots;
    if (current && !isStale) await expectTrue(current, { prisma, direct });
  });
  const client = prisma.$extends({
    query: {
      async $allOperations({ operation, args, query }) {
        const result = await arranging(() => query(args));
        isStale ||= WRITES.test(operation);
        return result;
      },
    },
  });
  return client as unknown as PrismaClient;
}

/** Fails when a snapshot is not what the database has. */
export async function expectTrue(snapshot: Snapshot, databases: Connections): Promise<void> {
  expect(toFacts(snapshot)).toEqual(toFacts(await loadSnapshot(databases, 0)));
}

/** What it says, without where in memory it stands and when it came there. */
function toFacts({ catalog, content, rates, settings, offers }: Snapshot) {
  const { products, orders, sets, words, collections } = catalog;
  const idAt = (place: number) => products[place]?.id;
  return {
    products: new Map(
      products.flatMap((product) => (product ? [[product.id, { ...product, changedAt: 0 }]] : [])),
    ),
    orders: Object.entries(orders).map(([sort, places]) => [sort, Array.from(places, idAt)]),
    sets: Object.entries(sets).map(([facet, values]) => [
      facet,
      new Map([...values].map(([value, set]) => [value, new Set(set.array().map(idAt))])),
    ]),
    words: words.toString(),
    collections,
    content,
    rates,
    settings,
    offers,
  };
}
