import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { seedAccounts } from './accounts.ts';
import { seedCollections } from './collections.ts';
import { seedCoupons } from './coupons.ts';
import { seedMedia } from './media.ts';
import { seedOrders } from './orders.ts';
import { seedProducts } from './products.ts';
import { seedRates } from './rates.ts';
import { seedReviews } from './reviews.ts';

interface Store {
  prisma: PrismaClient;
  mediaDir: string;
  now: Date;
}

/**
 * Fills a store with the demo catalog, accounts, orders and reviews. Only adds what is missing, so it may run again at
 * any time, also after it was interrupted. Answers how many rows or files each part added.
 */
export async function seed({ prisma, mediaDir, now }: Store): Promise<Record<string, number>> {
  return {
    media: await seedMedia(mediaDir),
    collections: await seedCollections(prisma),
    rates: await seedRates(prisma, now),
    products: await seedProducts(prisma, now),
    accounts: await seedAccounts(prisma, now),
    coupons: await seedCoupons(prisma, now),
    orders: await seedOrders(prisma, now),
    reviews: await seedReviews(prisma, now),
  };
}
