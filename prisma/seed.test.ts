import { execFile } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { hasMeasurement, toMeasurements } from '#domain/catalog/measurements.ts';
import places from '#domain/customers/nepal-places.json' with { type: 'json' };
import { findPlaceProblem } from '#domain/customers/places.ts';
import { derivePaymentStatus } from '#domain/orders/ledger.ts';
import { canChangeStatus, ORDER_STATUSES } from '#domain/orders/orderLifecycle.ts';
import { calculateTotals } from '#domain/orders/orderTotals.ts';
import { findPaymentProblem } from '#domain/orders/payment.ts';
import { getStockState } from '#domain/stock/getStockState.ts';
import { DEFAULT_SETTINGS } from '#domain/store/storeSettings.ts';
import { computePriceBreakdown } from '#graph/modules/pricing/computePriceBreakdown.ts';
import { repriceProducts } from '#graph/modules/pricing/rates/repriceProducts.ts';
import { readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import { createFolderStore } from '#graph/storage/folderStore.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';
import { earringsBanner, goldBanner, wornChokerPhoto } from '#web/shop/about/banners.ts';
import { DEFAULT_HERO_URL, heroImage } from '#web/shop/home/heroImage.ts';
import { metalTiles, typeTiles } from '#web/shop/home/shopByTiles.ts';
import { catalogFolder, readCatalog } from './seed/catalogFile.ts';
import { seedStorePictures } from './seed/media.ts';
import { seed } from './seed/seed.ts';
import { isWorkingTime } from './seed/time.ts';

const server = useTestServer();
// A Saturday morning in Kathmandu, when the store is closed and no rates are published.
const now = new Date('2026-11-21T03:00:00Z');

beforeAll(() => runSeedAt());

function runSeedAt(at = now) {
  return seed({ ...server, now: at });
}

function findOrders() {
  return server.prisma.order.findMany({
    include: { lines: { include: { product: true } }, timeline: { orderBy: { at: 'asc' } }, payments: true },
  });
}

async function countAllRows() {
  const { prisma } = server;
  return {
    products: await prisma.product.count({ where: { status: 'ACTIVE', price: { gt: 0 } } }),
    variants: await prisma.variant.count(),
    images: await prisma.productImage.count(),
    collections: await prisma.collection.count(),
    users: await prisma.user.count(),
    coupons: await prisma.coupon.count(),
    orders: await prisma.order.count(),
    moves: await prisma.stockMove.count(),
    reviews: await prisma.review.count(),
    priceChanges: await prisma.priceChange.count(),
  };
}

test('creates the complete demo store', async () => {
  expect(await countAllRows()).toMatchObject({
    products: 47,
    images: 235,
    collections: 4,
    users: 43,
    coupons: 4,
    orders: 350,
    priceChanges: 47,
  });
});

test('a second run changes nothing', async () => {
  const rowsBefore = [await countAllRows(), await findOrders(), await server.prisma.product.findMany()];
  const addedCounts = await runSeedAt(new Date('2026-11-23T05:00:00Z'));
  expect(Object.values(addedCounts).every((count) => count === 0)).toBe(true);
  expect([await countAllRows(), await findOrders(), await server.prisma.product.findMany()]).toEqual(
    rowsBefore,
  );
});

test('every referenced photo, banner and model is in the media store', async () => {
  const { prisma, mediaDir } = server;
  const files = await readdir(mediaDir, { recursive: true });
  const images = await prisma.productImage.findMany();
  const products = await prisma.product.findMany({ where: { modelKey: { not: null } } });
  const collections = await prisma.collection.findMany();
  const referencedKeys = [
    ...images.map(({ key }) => key),
    ...products.map(({ modelKey }) => modelKey),
    ...collections.map(({ bannerKey }) => bannerKey),
  ];
  expect(referencedKeys.filter((key) => key === null || !files.includes(key))).toEqual([]);
});

test('each product has front, dark, detail, scale and back photos, with descriptions in both languages', async () => {
  const products = await server.prisma.product.findMany({
    include: { images: { orderBy: { position: 'asc' } } },
  });
  for (const { images } of products) {
    expect(images.map(({ role }) => role)).toEqual(['FRONT', 'DARK', 'DETAIL', 'SCALE', 'BACK']);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(5);
    for (const { altNe } of images) expect(altNe).toMatch(/[\u0900-\u097F]/);
  }
});

test('the catalogue states the actual sizes and colours of its pictures', async () => {
  const catalogImages = readCatalog().flatMap(({ images }) => images);
  // Measuring a colour decodes the complete picture, so only one picture of each role is checked.
  for (const [index, { file, width, height, colour }] of catalogImages.entries()) {
    const picture = sharp(fileURLToPath(new URL(file, catalogFolder)));
    expect(await picture.metadata()).toMatchObject({ width, height });
    if (index >= 5) continue;
    const averageColour = await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    expect(`#${averageColour.toString('hex')}`).toBe(colour);
  }
});

test('each product and its stones have measurements', async () => {
  const products = await server.prisma.product.findMany({ include: { gemstones: true } });
  for (const { type, measurements, measuredSize, gemstones } of products) {
    expect(toMeasurements(measurements).length).toBeGreaterThan(0);
    expect(toMeasurements(measurements).every(({ kind }) => hasMeasurement(kind, type))).toBe(true);
    expect(measuredSize).toBe(type === 'RINGS' ? '14' : null);
    for (const { lengthUm } of gemstones) expect(lengthUm).toBeGreaterThan(0);
  }
});

test('related metals and colours of a design are linked', async () => {
  const designs = await server.prisma.product.groupBy({
    by: ['design'],
    where: { design: { not: null } },
    _count: true,
  });
  expect(designs.length).toBe(12);
  expect(designs.filter(({ _count }) => _count < 2)).toEqual([]);
});

test('the home page, the collections and the page about the store use different pictures', async () => {
  const banners = await server.prisma.collection.findMany({ select: { bannerKey: true } });
  const imageUrls = [
    ...[...metalTiles, ...typeTiles].map(({ image }) => image.url),
    ...[earringsBanner, wornChokerPhoto].map(({ url }) => url),
    ...banners.map(({ bannerKey }) => `/media/${bannerKey}`),
    DEFAULT_HERO_URL,
  ];
  expect(imageUrls).toHaveLength(13);
  expect(new Set(imageUrls).size).toBe(imageUrls.length);
});

test('the latest rates are NPR 305,200 for gold and 4,710 for silver', async () => {
  const { GOLD, SILVER } = await readRatesInForce(server.prisma, now);
  expect([GOLD?.perTola, SILVER?.perTola]).toEqual([305_200, 4710]);
  expect(await server.prisma.metalRate.count({ where: { effectiveFrom: { gt: now } } })).toBe(0);
});

test('every price matches the current rates', async () => {
  expect(await repriceProducts({ ...server, now })).toBe(0);
});

test('some variants are low in stock, but no one-of-a-kind variant is', async () => {
  const lowVariants = await server.prisma.variant.findMany({ where: { lowStock: { not: null } } });
  expect(lowVariants.length).toBeGreaterThan(3);
  for (const { stock, lowStock, peakStock } of lowVariants) {
    expect(peakStock).toBeGreaterThan(1);
    expect(getStockState(stock, lowStock ?? 0)).toBe('LOW');
  }
});

test('stock levels are the sums of their moves, and available stock is the total of locations that serve orders', async () => {
  const products = await server.prisma.product.findMany({
    include: {
      variants: {
        include: {
          stockMoves: { orderBy: [{ at: 'asc' }, { delta: 'desc' }] },
          levels: { include: { location: true } },
        },
      },
    },
  });
  for (const { stock, variants } of products) {
    expect(variants.reduce((sum, variant) => sum + variant.stock, 0)).toBe(stock);
    for (const variant of variants) {
      const servingLevels = variant.levels.filter(({ location }) => location.servesOrders);
      expect(servingLevels.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(variant.stock);
      const levels = new Map<string, number>();
      for (const { locationId, delta } of variant.stockMoves) {
        const level = (levels.get(locationId) ?? 0) + delta;
        expect(level).toBeGreaterThanOrEqual(0);
        levels.set(locationId, level);
      }
      for (const { locationId, quantity } of variant.levels)
        expect(levels.get(locationId) ?? 0).toBe(quantity);
    }
  }
});

test('the status changes of every order are valid, in the past and during working hours', async () => {
  for (const { status, placedAt, timeline } of await findOrders()) {
    const [first, ...laterEntries] = timeline;
    expect(first).toMatchObject({ status: 'PENDING', at: placedAt });
    expect(timeline.at(-1)?.status).toBe(status);
    for (const [index, { status: to, at }] of laterEntries.entries()) {
      expect(canChangeStatus(timeline[index]?.status ?? to, to)).toBe(true);
      expect(at <= now && (to === 'CANCELLED' || isWorkingTime(at))).toBe(true);
    }
  }
});

test('there are orders in every status, and the demo shopper has orders in every status', async () => {
  const { prisma } = server;
  const statusGroups = await prisma.order.groupBy({ by: ['status'] });
  const shopperGroups = await prisma.order.groupBy({
    by: ['status'],
    where: { user: { email: 'shopper@example.com' } },
  });
  expect(statusGroups.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort());
  expect(shopperGroups.map(({ status }) => status).sort()).toEqual([...ORDER_STATUSES].sort());
});

test('the totals of every order add up and use the rates of its day', async () => {
  const orders = await findOrders();
  const rates = await server.prisma.metalRate.findMany({ orderBy: { effectiveFrom: 'desc' } });
  for (const order of orders) {
    const lines = order.lines.map(({ unitPrice, quantity }) => ({ price: unitPrice, quantity }));
    const totals = calculateTotals({ lines, discount: order.discount, rules: DEFAULT_SETTINGS });
    const { itemsTotal: items, discount, shipping, tax, finalTotal } = order;
    expect(totals).toMatchObject({ items, discount, shipping, tax, finalTotal });
    for (const { product, metal, weightMg, unitPrice, lineTotal, quantity, breakdown } of order.lines) {
      const rate = rates.find((rate) => rate.metal === metal && rate.effectiveFrom <= order.placedAt);
      expect(product && computePriceBreakdown(product, weightMg, { [metal]: rate })).toEqual(breakdown);
      expect(breakdown).toMatchObject({ total: unitPrice });
      expect(lineTotal).toBe(unitPrice * quantity);
      expect(product?.publishedAt && product.publishedAt <= order.placedAt).toBe(true);
    }
  }
});

test('every order has an allowed payment method and a payment that matches its status', async () => {
  for (const order of await findOrders()) {
    const { paymentMethod, paymentStatus, finalTotal, status, payments } = order;
    expect(findPaymentProblem(paymentMethod, finalTotal, DEFAULT_SETTINGS.codLimit)).toBeNull();
    expect(derivePaymentStatus(order)).toBe(paymentStatus);
    const moneyEntries = payments.filter(({ kind }) => kind !== 'CREDIT');
    for (const payment of moneyEntries)
      expect(payment).toMatchObject({ amount: finalTotal, method: paymentMethod });
    const credits = payments.filter(({ kind }) => kind === 'CREDIT').map(({ amount }) => amount);
    expect(credits.reduce((sum, amount) => sum + amount, 0)).toBe(order.credited);
    const ledgerAmounts = moneyEntries.map(({ kind, amount }) => (kind === 'PAYMENT' ? amount : -amount));
    expect(ledgerAmounts.reduce((sum, amount) => sum + amount, 0)).toBe(order.paid - order.refunded);
    if (status === 'PENDING') expect(paymentStatus).toBe('UNPAID');
    if (status === 'DELIVERED') expect(paymentStatus).toBe('PAID');
    if (status === 'RETURNED') expect(paymentStatus).toBe('REFUNDED');
  }
});

test('returned items have a return, and some returns wait for staff', async () => {
  for (const order of await findOrders())
    if (order.status === 'RETURNED') expect(order.credited).toBe(order.finalTotal);
  const returns = await server.prisma.return.groupBy({ by: ['status'], _count: true });
  const countRows = Object.fromEntries(returns.map(({ status, _count }) => [status, _count]));
  expect(countRows).toMatchObject({ REQUESTED: 2, APPROVED: 1, RECEIVED: 1 });
  expect(countRows.CLOSED).toBe(await server.prisma.order.count({ where: { status: 'RETURNED' } }));
});

test('every order has a valid address in Nepal', async () => {
  for (const { province, district, municipality, ward } of await findOrders())
    expect(
      findPlaceProblem(places, { province, district, municipality, ward: ward ?? undefined }),
    ).toBeNull();
});

test('each coupon counts its redemptions, and one is used up', async () => {
  const coupons = await server.prisma.coupon.findMany({ include: { redemptions: true } });
  for (const { code, usedCount, redemptions } of coupons) {
    expect(redemptions.length).toBe(usedCount);
    expect(await server.prisma.order.count({ where: { couponCode: code } })).toBe(usedCount);
  }
  expect(coupons.filter(({ usageLimit, usedCount }) => usageLimit === usedCount)).toHaveLength(1);
});

test('each rating is the average of the published reviews', async () => {
  const products = await server.prisma.product.findMany({
    include: { reviews: { where: { status: 'PUBLISHED' } } },
  });
  expect(products.filter(({ reviewCount }) => reviewCount > 0).length).toBeGreaterThan(35);
  for (const { reviews, reviewCount, ratingHundredths } of products) {
    const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, reviews.length);
    expect([reviewCount, ratingHundredths]).toEqual([reviews.length, Math.round(average * 100)]);
  }
  expect(await server.prisma.review.count({ where: { status: 'PENDING' } })).toBe(5);
  expect(await server.prisma.review.count({ where: { createdAt: { gt: now } } })).toBe(0);
});

test('the sales figures include every order that was not cancelled or returned', async () => {
  const countedOrders = await server.prisma.order.count({
    where: { status: { notIn: ['CANCELLED', 'RETURNED'] } },
  });
  const { _sum } = await server.prisma.dailyOrderFigure.aggregate({
    _sum: { orders: true, newCustomers: true },
  });
  expect(_sum.orders).toBe(countedOrders);
  const customers = await server.prisma.order.groupBy({ by: ['contactEmail'] });
  expect(await server.prisma.order.count({ where: { isFirst: true } })).toBe(customers.length);
  expect(_sum.newCustomers).toBeGreaterThan(20);
});

test('popularity reflects current sales', async () => {
  const [bestseller] = await server.prisma.product.findMany({ orderBy: { popularity: 'desc' }, take: 1 });
  expect(bestseller?.popularity).toBeGreaterThan(5);
});

test.each([
  ['shopper@example.com', 'Shopper-2026!'],
  ['admin@example.com', 'Admin-2026!'],
  ['super@example.com', 'Super-2026!'],
])('%s can sign in', async (email, password) => {
  expect(await signIn(server, { email, password })).toMatch(/^ey/);
});

describe('a price with tax', () => {
  interface ListedProduct {
    id: string;
    priceWithTax: number;
    variants: { size: string | null; priceWithTax: number }[];
  }

  async function listProducts(filter: object = {}): Promise<ListedProduct[]> {
    const { data } = await server.graphql(
      `query ($filter: ProductFilter) {
        products(filter: $filter, first: 100) {
          edges { node { id priceWithTax variants { size priceWithTax } } }
        }
      }`,
      { filter },
    );
    return data?.products.edges.map(({ node }: { node: ListedProduct }) => node);
  }

  test('equals, for each variant, the total of an order for one item, excluding shipping', async () => {
    const { variant } = server.prisma;
    const soldOutFilter = {
      id: { in: (await variant.findMany({ where: { stock: 0 } })).map(({ id }) => id) },
    };
    await variant.updateMany({ where: soldOutFilter, data: { stock: 1 } });
    onTestFinished(async () => {
      await variant.updateMany({ where: soldOutFilter, data: { stock: 0 } });
    });
    const products = await listProducts();
    expect(products).toHaveLength(47);
    for (const { id, priceWithTax, variants } of products) {
      for (const { size, priceWithTax } of variants) {
        const { data } = await server.graphql(
          `query ($lines: [LineInput!]!) {
            quote(input: { lines: $lines }) { totals { shipping finalTotal } errors { message } }
          }`,
          { lines: [{ productId: id, size, quantity: 1 }] },
        );
        const { totals, errors } = data?.quote ?? {};
        expect(errors).toEqual([]);
        expect(priceWithTax).toBe(totals.finalTotal - totals.shipping);
      }
      expect(priceWithTax).toBe(Math.min(...variants.map((variant) => variant.priceWithTax)));
    }
  });

  test('can be filtered by an inclusive minimum or maximum', async () => {
    const products = await listProducts();
    const sortIds = (rows: readonly ListedProduct[]) => rows.map(({ id }) => id).sort();
    for (const price of new Set(products.map(({ priceWithTax }) => priceWithTax)))
      for (const budget of [price - 1, price, price + 1]) {
        const productsWithinBudget = products.filter(({ priceWithTax }) => priceWithTax <= budget);
        expect(sortIds(await listProducts({ maxPriceWithTax: budget }))).toEqual(
          sortIds(productsWithinBudget),
        );
        const productsFromBudget = products.filter(({ priceWithTax }) => priceWithTax >= budget);
        expect(sortIds(await listProducts({ minPriceWithTax: budget }))).toEqual(sortIds(productsFromBudget));
      }
  });
});

test('a later run keeps changes and deletions by staff and restores a missing photo', async () => {
  const { prisma, mediaDir } = server;
  const { id } = await prisma.product.findFirstOrThrow();
  await prisma.product.update({ where: { id }, data: { name: 'Renamed' } });
  await prisma.coupon.delete({ where: { code: 'TEEJ15' } });
  const photoPath = join(mediaDir, 'catalog/banner-gold.webp');
  const content = await readFile(photoPath);
  await rm(photoPath);

  expect(await runSeedAt()).toEqual({ media: 1 });
  expect(await prisma.product.findUnique({ where: { id } })).toMatchObject({ name: 'Renamed' });
  expect(await prisma.coupon.count({ where: { code: 'TEEJ15' } })).toBe(0);
  expect((await readFile(photoPath)).equals(content)).toBe(true);
});

test('the next run completes an interrupted run', async () => {
  const { prisma } = server;
  await prisma.storeSetting.deleteMany();
  await prisma.review.deleteMany();
  await prisma.product.delete({ where: { slug: 'lahar-tennis-necklace-white-18k' } });
  const addedCounts = await runSeedAt();
  expect(addedCounts).toMatchObject({ products: 1, orders: 0, accounts: 0, rates: 0 });
  expect(addedCounts.reviews).toBeGreaterThan(60);
  expect(await prisma.product.count({ where: { price: { gt: 0 } } })).toBe(47);
});

test('seeds nothing in production and rejects DEMO=1', async () => {
  // The run succeeds without a reachable database, so it wrote nothing.
  expect(await runSeed({ NODE_ENV: 'production' })).toMatchObject({ failed: false });
  const productionRun = await runSeed({ NODE_ENV: 'production', DEMO: '1' });
  expect(productionRun).toMatchObject({ failed: true, stderr: expect.stringContaining('production') });
});

/** Runs the seed with an unreachable database. */
function runSeed(env: Record<string, string>) {
  const unreachableUrl = 'mysql://nobody@127.0.0.1:1/none';
  const secret = 'a secret of more than 32 characters for this test only';
  const secrets = { JWT_SECRET: secret, SECRETS_KEY: secret };
  const baseEnv = { DATABASE_URL: unreachableUrl, ...secrets, DATA_DIR: join(server.mediaDir, 'data') };
  const options = { env: { ...process.env, ...baseEnv, ...env } };
  return new Promise<{ failed: boolean; stdout: string; stderr: string }>((resolve) =>
    execFile(process.execPath, ['--import', 'tsx', 'prisma/seed.ts'], options, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    ),
  );
}

test('a store without demo data gets only the pictures of the store’s own screens', async () => {
  const mediaDir = join(server.mediaDir, 'of-an-empty-store');
  expect(await seedStorePictures(createFolderStore(mediaDir))).toBeGreaterThan(0);
  const names = await readdir(join(mediaDir, 'catalog'));
  const imageUrls = [
    heroImage.src,
    ...[...metalTiles, ...typeTiles].map(({ image }) => image.url),
    ...[earringsBanner, goldBanner, wornChokerPhoto].map(({ url }) => url),
  ];
  expect(names).toEqual(expect.arrayContaining(imageUrls.map((url) => /([\w-]+\.webp)/.exec(url)?.[1])));
  expect(names.length).toBeLessThan(14);
  expect(await seedStorePictures(createFolderStore(mediaDir))).toBe(0);
});
