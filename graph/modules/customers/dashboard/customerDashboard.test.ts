import { expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const DASHBOARD = `{ customerDashboard {
  stats { orders inProgress spent wishlist }
  recentOrders { number status lines { name } }
  wishlist { product { slug images { url } } }
  recentlyViewed { product { slug } }
  defaultAddress { street isDefault }
} }`;

async function fetchDashboard({ graphql }: Shopper) {
  const { data, errors } = await graphql(DASHBOARD);
  expect(errors).toBeUndefined();
  return data?.customerDashboard;
}

test('a new customer has an empty dashboard', async () => {
  expect(await fetchDashboard(await aShopper(server))).toEqual({
    stats: { orders: 0, inProgress: 0, spent: 0, wishlist: 0 },
    recentOrders: [],
    wishlist: [],
    recentlyViewed: [],
    defaultAddress: null,
  });
});

test('a dashboard shows only the account’s own orders, sums and lists', async () => {
  const { prisma } = server;
  const shopper = await aShopper(server);
  const userId = shopper.user.id;
  const statuses = [
    'PENDING',
    'CONFIRMED',
    'PROCESSING',
    'SHIPPED',
    'DELIVERED',
    'DELIVERED',
    'CANCELLED',
    'RETURNED',
  ] as const;
  const orderNumbers: string[] = [];
  for (const [day, status] of statuses.entries()) {
    const placedAt = new Date(Date.UTC(2026, 9, day + 1));
    const finalTotal = 2_000_000_000 + day;
    const paymentStatus = status === 'DELIVERED' ? 'PAID' : status === 'CANCELLED' ? 'REFUNDED' : 'UNPAID';
    orderNumbers.unshift(
      (await anOrder(prisma, { userId, status, placedAt, finalTotal, paymentStatus })).number,
    );
  }
  const slugs: string[] = [];
  for (let index = 0; index < 10; index++) {
    const { id: productId, slug } = await aProduct(prisma);
    const addedAt = new Date(Date.UTC(2026, 9, index + 1));
    await prisma.wishlistItem.create({ data: { userId, productId, addedAt } });
    await prisma.recentlyViewedItem.create({ data: { userId, productId, viewedAt: addedAt } });
    slugs.unshift(slug);
  }
  const addressFields = { name: 'Asha', phone: '+9779841000000', province: 'Bagmati', district: 'Lalitpur' };
  const address = { ...addressFields, userId, municipality: 'Lalitpur' };
  await prisma.savedAddress.create({ data: { ...address, street: 'Pulchowk', defaultOfId: userId } });
  await prisma.savedAddress.create({ data: { ...address, street: 'Jhamsikhel' } });
  const archivedProduct = await aProduct(prisma, { status: 'ARCHIVED' });
  await prisma.wishlistItem.create({ data: { userId, productId: archivedProduct.id } });
  await anOrder(prisma, { status: 'DELIVERED' });

  const dashboardData = await fetchDashboard(shopper);

  expect(dashboardData).toMatchObject({
    stats: { orders: 8, inProgress: 4, spent: 4_000_000_009, wishlist: 10 },
    defaultAddress: { street: 'Pulchowk', isDefault: true },
  });
  expect(dashboardData.recentOrders.map(({ number }: { number: string }) => number)).toEqual(
    orderNumbers.slice(0, 5),
  );
  const readSlugs = (items: { product: { slug: string } }[]) => items.map(({ product }) => product.slug);
  expect(readSlugs(dashboardData.wishlist)).toEqual(slugs.slice(0, 8));
  expect(readSlugs(dashboardData.recentlyViewed)).toEqual(slugs.slice(0, 8));
  expect((await fetchDashboard(await aShopper(server))).stats.orders).toBe(0);
});

test('a guest has no dashboard', async () => {
  const { errors } = await server.graphql(DASHBOARD);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
