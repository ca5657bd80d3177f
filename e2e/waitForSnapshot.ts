import { expect } from '@playwright/test';
import type { Databases } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { everythingChanged } from '#graph/work/storeEvents.ts';

/** What of the database the store has in memory. */
const IN_MEMORY = [
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
const WRITES = /create|update|upsert|delete/i;

/** A client whose writes of what shoppers see are in the running store's memory once they are done. */
export function followed({ prisma, writingFor }: Databases, storeUrl: string): PrismaClient {
  const client = prisma.$extends({
    query: {
      async $allOperations({ model = '', operation, args, query }) {
        const result = await query(args);
        if (!IN_MEMORY.includes(model) || !WRITES.test(operation)) return result;
        await writingFor({ now: new Date() }).work(async ({ publish }) => publish(everythingChanged()));
        const writtenAt = Date.now() / 1000;
        await expect.poll(() => followedUpTo(storeUrl), { intervals: [50, 100] }).toBeGreaterThan(writtenAt);
        return result;
      },
    },
  });
  return client as unknown as PrismaClient;
}

/** The moment up to which the store has taken in what was changed, in seconds since 1970. */
async function followedUpTo(storeUrl: string): Promise<number> {
  const metrics = await (await fetch(`${storeUrl}/metrics`)).text();
  return Number(/^events_followed_up_to_seconds (.+)$/m.exec(metrics)?.[1]);
}
