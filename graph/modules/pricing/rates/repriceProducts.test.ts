import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { repriceProducts } from './repriceProducts.ts';

const server = useTestServer();
const now = new Date('2026-11-20T06:00:00.000Z');

beforeEach(async () => {
  await server.prisma.product.deleteMany();
  await server.prisma.metalRate.deleteMany();
  await aRate(server.prisma, { perTola: 305_200 });
});

const rateBasedProduct = {
  pricingMode: 'RATE',
  purity: '24K',
  makingBasisPoints: 1000,
  price: 0,
  variants: [
    { size: '12', weightMg: 11_664 },
    { size: '14', weightMg: 23_328 },
    { size: '16', weightMg: 11_664 },
  ],
} as const;

async function findPrices(id: string) {
  const product = await server.prisma.product.findUniqueOrThrow({
    where: { id },
    include: { variants: { orderBy: { position: 'asc' } }, priceChanges: { orderBy: { at: 'asc' } } },
  });
  return {
    price: product.price,
    sizes: product.variants.map(({ price }) => price),
    changes: product.priceChanges.map(({ oldPrice, newPrice, at }) => ({ oldPrice, newPrice, at })),
  };
}

test('a new product is priced by size, and its history begins', async () => {
  const { id } = await aProduct(server.prisma, {
    ...rateBasedProduct,
    variants: [...rateBasedProduct.variants],
  });
  expect(await repriceProducts({ ...server, now })).toBe(1);
  expect(await findPrices(id)).toEqual({
    price: 335_720,
    sizes: [335_720, 671_440, 335_720],
    changes: [{ oldPrice: null, newPrice: 335_720, at: now }],
  });
});

test('a second run at the same rate changes nothing', async () => {
  const { id } = await aProduct(server.prisma, {
    ...rateBasedProduct,
    variants: [...rateBasedProduct.variants],
  });
  await repriceProducts({ ...server, now });
  const before = await findPrices(id);
  expect(await repriceProducts({ ...server, now })).toBe(0);
  expect(await findPrices(id)).toEqual(before);
});

test('a new rate changes the prices when it comes into force, and the history names it', async () => {
  const { prisma } = server;
  const { id } = await aProduct(prisma, { ...rateBasedProduct, variants: [...rateBasedProduct.variants] });
  await repriceProducts({ ...server, prisma, now });
  const rate = await aRate(prisma, { perTola: 310_000, effectiveFrom: new Date('2026-11-21T05:15:00Z') });
  expect(await repriceProducts({ ...server, prisma, now })).toBe(0);

  const nextDay = new Date('2026-11-21T06:00:00.000Z');
  expect(await repriceProducts({ ...server, prisma, now: nextDay })).toBe(1);
  expect(await findPrices(id)).toEqual({
    price: 341_000,
    sizes: [341_000, 682_000, 341_000],
    changes: [
      { oldPrice: null, newPrice: 335_720, at: now },
      { oldPrice: 335_720, newPrice: 341_000, at: nextDay },
    ],
  });
  const [, last] = await prisma.priceChange.findMany({ where: { productId: id }, orderBy: { at: 'asc' } });
  expect(last?.rateId).toBe(rate.id);
});

test('a fixed price is independent of the rate', async () => {
  const { id } = await aProduct(server.prisma, { pricingMode: 'FIXED', price: 1500 });
  expect(await repriceProducts({ ...server, now })).toBe(0);
  expect(await findPrices(id)).toMatchObject({ price: 1500, sizes: [1500], changes: [] });
});

test('a fixed making charge and stones are added to the metal', async () => {
  const { id } = await aProduct(server.prisma, {
    pricingMode: 'RATE',
    purity: '18K',
    weightMg: 11_664,
    makingFixed: 2500,
    stonesPrice: 40_000,
    price: 0,
  });
  await repriceProducts({ ...server, now });
  expect((await findPrices(id)).price).toBe(228_900 + 2500 + 40_000);
});

test('archived products keep their price, drafts are priced', async () => {
  const archivedProduct = await aProduct(server.prisma, {
    pricingMode: 'RATE',
    status: 'ARCHIVED',
    price: 7,
  });
  const draftProduct = await aProduct(server.prisma, { pricingMode: 'RATE', status: 'DRAFT', price: 7 });
  expect(await repriceProducts({ ...server, now })).toBe(1);
  expect((await findPrices(archivedProduct.id)).price).toBe(7);
  expect((await findPrices(draftProduct.id)).price).toBeGreaterThan(7);
});

test('products are priced in several transactions if there are too many for one', async () => {
  for (let index = 0; index < 60; index++)
    await aProduct(server.prisma, { pricingMode: 'RATE', price: 0, weightMg: 1000 + index });
  expect(await repriceProducts({ ...server, now })).toBe(60);
  expect(await server.prisma.product.count({ where: { price: 0 } })).toBe(0);
});

test('a metal without a rate stops the run with an error that names the product', async () => {
  const { sku } = await aProduct(server.prisma, { pricingMode: 'RATE', metal: 'SILVER', purity: '925' });
  await expect(repriceProducts({ ...server, now })).rejects.toThrow(
    `${sku} cannot be priced: 925 SILVER, RATE.`,
  );
});
