import { expect } from '@playwright/test';
import type { Databases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';

/** Tables that the store caches in memory. */
const CACHED_TABLES = [
  'Product',
  'Variant',
  'ProductImage',
  'Gemstone',
  'Collection',
  'ProductSlug',
  'MetalRate',
  'StoreSetting',
  'Review',
];
const WRITE_OPERATION = /create|update|upsert|delete/i;

/** Wraps a client so that writes to cached tables return once the running store has applied them. */
export function waitForSnapshot({ prisma, createWriter }: Databases, storeUrl: string): PrismaClient {
  const client = prisma.$extends({
    query: {
      async $allOperations({ model = '', operation, args, query }) {
        const result = await query(args);
        if (!CACHED_TABLES.includes(model) || !WRITE_OPERATION.test(operation)) return result;
        await createWriter({ now: new Date() }).work(async ({ publish }) => publish(everythingChanged()));
        const writtenAt = Date.now() / 1000;
        await expect
          .poll(() => readAppliedUntil(storeUrl), { intervals: [50, 100] })
          .toBeGreaterThan(writtenAt);
        return result;
      },
    },
  });
  return client as unknown as PrismaClient;
}

/** Returns the time up to which the store has applied changes, in seconds since 1970. */
async function readAppliedUntil(storeUrl: string): Promise<number> {
  const metrics = await (await fetch(`${storeUrl}/metrics`)).text();
  return Number(/^events_followed_up_to_seconds (.+)$/m.exec(metrics)?.[1]);
}
