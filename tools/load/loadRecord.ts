import { z } from 'zod';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** Kept beside the store settings, as that of the demo data is. */
const KEY = 'loadData';

const recordSchema = z.object({
  products: z.int(),
  orders: z.int(),
  customers: z.int(),
  seed: z.int(),
  until: z.string(),
  done: z.boolean(),
});

/** What a store was loaded with; not `done` while it is written, or when that was interrupted. */
export type LoadRecord = z.infer<typeof recordSchema>;
export type Amounts = Omit<LoadRecord, 'done'>;

export async function readRecord(prisma: PrismaClient): Promise<LoadRecord | null> {
  const found = await prisma.storeSetting.findUnique({ where: { key: KEY } });
  return found && recordSchema.parse(found.value);
}

export async function writeRecord(prisma: PrismaClient, value: LoadRecord): Promise<void> {
  await prisma.storeSetting.upsert({ where: { key: KEY }, create: { key: KEY, value }, update: { value } });
}

export async function removeRecord(prisma: PrismaClient): Promise<void> {
  await prisma.storeSetting.deleteMany({ where: { key: KEY } });
}

export function sameAmounts(one: Amounts, other: Amounts): boolean {
  return describe(one) === describe(other);
}

export function describe({ products, orders, customers, seed, until }: Amounts): string {
  const amounts = [
    [products, 'products'],
    [orders, 'orders'],
    [customers, 'customers'],
  ] as const;
  const parts = amounts.map(([count, name]) => `${count.toLocaleString('en')} ${name}`);
  return `${parts.join(', ')} up to ${until} (seed ${seed})`;
}
