import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { StorageUnavailableError } from '#graph/storage/StorageUnavailableError.ts';
import { sumFigures } from '../sumFigures.ts';
import { seedAccounts } from './accounts.ts';
import { seedCollections } from './collections.ts';
import { seedCoupons } from './coupons.ts';
import { SEEDED_SETTING_KEY } from './isSeeded.ts';
import { seedMedia } from './media.ts';
import { seedOrders } from './orders/seedOrders.ts';
import { seedProducts } from './products/seedProducts.ts';
import { seedRates } from './rates.ts';
import { seedReviews } from './reviews/seedReviews.ts';
import type { SeedContext } from './seedTransaction.ts';
import { seedStock } from './stock/seedStock.ts';

interface SeedStore extends SeedContext {
  media: FileStore;
  now: Date;
  /** Called after each part with the number of rows or files that were added. */
  report?: (part: string, addedCount: number) => void;
}

type PartSeeder = (store: SeedStore) => Promise<number>;

/** Order matters: later parts build on earlier ones. */
const ROW_SEEDERS: Record<string, PartSeeder> = {
  collections: ({ prisma }) => seedCollections(prisma),
  rates: ({ prisma, now }) => seedRates(prisma, now),
  products: (store) => seedProducts(store, store.now),
  accounts: ({ prisma, now }) => seedAccounts(prisma, now),
  providers: ({ prisma }) => seedProviders(prisma),
  coupons: ({ prisma, now }) => seedCoupons(prisma, now),
  orders: (store) => seedOrders(store, store.now),
  reviews: (store) => seedReviews(store, store.now),
  stock: (store) => seedStock(store, store.now),
};

/**
 * Creates the demo catalogue, accounts, orders and reviews once. The next run completes an interrupted one. Later runs
 * only restore missing photos and do not undo changes by staff. Returns the number of rows or files each part added. If
 * the media bucket does not respond, all rows are still written before its error is thrown.
 */
export async function seed(store: SeedStore): Promise<Record<string, number>> {
  const { prisma, media, report } = store;
  let problem: StorageUnavailableError | undefined;
  const addedCounts: Record<string, number> = {};
  const runPart = async (part: string, count: Promise<number>) => {
    addedCounts[part] = await count;
    report?.(part, addedCounts[part]);
  };

  await runPart('media', seedMedia(media)).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailableError)) throw error;
    problem = error;
  });
  if (!(await prisma.storeSetting.findUnique({ where: { key: SEEDED_SETTING_KEY } }))) {
    for (const [part, seedPart] of Object.entries(ROW_SEEDERS)) await runPart(part, seedPart(store));
    await sumFigures(prisma);
    await prisma.storeSetting.create({
      data: { key: SEEDED_SETTING_KEY, value: { seededAt: store.now.toISOString() } },
    });
  }
  if (problem) throw problem;
  return addedCounts;
}

/** Adds every payment provider in demo mode, which uses its own keys. */
async function seedProviders(prisma: PrismaClient): Promise<number> {
  const { count } = await prisma.paymentProvider.createMany({
    data: ONLINE_METHODS.map((method) => ({ method, isEnabled: true, mode: 'DEMO', keys: '' })),
    skipDuplicates: true,
  });
  return count;
}
