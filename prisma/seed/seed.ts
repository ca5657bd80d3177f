import { ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';
import { sumFigures } from '../sumFigures.ts';
import { seedAccounts } from './accounts.ts';
import { seedCollections } from './collections.ts';
import { seedCoupons } from './coupons.ts';
import { SEEDED } from './isSeeded.ts';
import { seedMedia } from './media.ts';
import { seedOrders } from './orders/seedOrders.ts';
import { seedProducts } from './products/seedProducts.ts';
import { seedRates } from './rates.ts';
import { seedReviews } from './reviews/seedReviews.ts';
import type { Seeding } from './seedTransaction.ts';
import { seedStock } from './stock/seedStock.ts';

interface Store extends Seeding {
  media: FileStore;
  now: Date;
  /** Told of each part when it is done, and how many rows or files it added. */
  report?: (part: string, added: number) => void;
}

type Part = (store: Store) => Promise<number>;

/** In this order: later parts build on earlier ones. */
const ROWS: Record<string, Part> = {
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
 * Fills a store with the demo catalog, accounts, orders and reviews, once. A run that was interrupted is completed by
 * the next one; after that only lost photographs come back, and what staff changed or deleted stays so. Answers how
 * many rows or files each part added. A bucket that does not respond keeps no row from being written; its error is thrown
 * after that.
 */
export async function seed(store: Store): Promise<Record<string, number>> {
  const { prisma, media, report } = store;
  let problem: StorageUnavailable | undefined;
  const added: Record<string, number> = {};
  const run = async (part: string, count: Promise<number>) => {
    added[part] = await count;
    report?.(part, added[part]);
  };

  await run('media', seedMedia(media)).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error;
    problem = error;
  });
  if (!(await prisma.storeSetting.findUnique({ where: { key: SEEDED } }))) {
    for (const [part, seedPart] of Object.entries(ROWS)) await run(part, seedPart(store));
    await sumFigures(prisma);
    await prisma.storeSetting.create({ data: { key: SEEDED, value: { seededAt: store.now.toISOString() } } });
  }
  if (problem) throw problem;
  return added;
}

/** Every provider by its demo, which has its own keys. */
async function seedProviders(prisma: PrismaClient): Promise<number> {
  const { count } = await prisma.paymentProvider.createMany({
    data: ONLINE_METHODS.map((method) => ({ method, isEnabled: true, mode: 'DEMO', keys: '' })),
    skipDuplicates: true,
  });
  return count;
}
