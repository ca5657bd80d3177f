import { MAIN_LOCATION_ID } from '#domain/stock/locations.ts';
import { readRatesInForce } from '#graph/modules/pricing/readRatesInForce.ts';
import { writePrices } from '#graph/modules/pricing/writePrices.ts';
import { storeWords } from '#graph/modules/storefront/search/storeWords.ts';
import { Prisma, type PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { type CatalogProduct, readCatalog, readNepaliTexts } from '../catalogFile.ts';
import { runInSeedTransaction, type SeedContext } from '../seedTransaction.ts';
import { DAY } from '../time.ts';
import { createProductRow, toGemstones, toPhotos, toVariants } from './productRow.ts';

const DAYS_BETWEEN_LAUNCHES = 7;
/** Coprime to the number of products, so that each product is launched in a different week and the types are mixed. */
const LAUNCH_STRIDE = 17;

interface NewProduct {
  product: CatalogProduct;
  row: Prisma.ProductCreateManyInput;
}

/** Adds missing catalogue products, priced at the current rates, with their initial stock. */
export async function seedProducts(seedContext: SeedContext, now: Date): Promise<number> {
  const { prisma } = seedContext;
  const newProducts = await findMissingProducts(prisma, now);
  const rates = await readRatesInForce(prisma, now);
  await runInSeedTransaction(seedContext, async (work) => {
    const savedProducts = await writeProducts(work.db, newProducts);
    await writePrices(work, savedProducts, { rates, now });
    await writeCosts(work.db, savedProducts);
  });
  return newProducts.length;
}

/** Sets the cost of four in five products, which leaves a margin of 10 to 20 %. */
async function writeCosts(tx: Transaction, savedProducts: readonly { id: string }[]): Promise<void> {
  if (savedProducts.length === 0) return;
  await tx.$executeRaw`
    UPDATE products SET cost = ROUND(price * (80 + CRC32(slug) % 11) / 100)
    WHERE id IN (${Prisma.join(savedProducts.map(({ id }) => id))}) AND CRC32(slug) % 5 > 0`;
}

async function findMissingProducts(prisma: PrismaClient, now: Date): Promise<NewProduct[]> {
  const existingSlugs = new Set(
    (await prisma.product.findMany({ select: { slug: true } })).map(({ slug }) => slug),
  );
  const collections = await prisma.collection.findMany();
  const catalog = readCatalog();
  const nepaliTexts = readNepaliTexts();
  const launchedProducts = catalog.map((product, index) => {
    const weeksAgo = 1 + ((index * LAUNCH_STRIDE) % catalog.length);
    return {
      product,
      publishedAt: new Date(now.getTime() - weeksAgo * DAYS_BETWEEN_LAUNCHES * DAY),
    };
  });
  return launchedProducts
    .filter(({ product }) => !existingSlugs.has(product.slug))
    .map(({ product, publishedAt }) => {
      const collection = collections.find(({ name }) => name === product.collection) ?? null;
      return {
        product,
        row: createProductRow(product, { collection, nepaliTexts: nepaliTexts[product.slug], publishedAt }),
      };
    });
}

async function writeProducts(tx: Transaction, products: NewProduct[]) {
  const addProductId = await createRows(tx, products);
  await tx.variant.createMany({
    data: products.flatMap(({ product }) => addProductId(product, toVariants(product))),
  });
  await tx.gemstone.createMany({
    data: products.flatMap(({ product }) => addProductId(product, toGemstones(product))),
  });
  await tx.productImage.createMany({
    data: products.flatMap(({ product }) => addProductId(product, toPhotos(product))),
  });
  const savedProducts = await tx.product.findMany({
    where: { slug: { in: products.map(({ product }) => product.slug) } },
    include: { variants: true },
    orderBy: { slug: 'asc' },
  });
  await tx.stockLevel.createMany({ data: savedProducts.flatMap(toFirstLevels) });
  await tx.stockMove.createMany({ data: savedProducts.flatMap(toFirstMoves) });
  await storeWords(
    tx,
    savedProducts.map(({ searchText }) => searchText),
  );
  return savedProducts;
}

/** Writes the products. Returns a function that adds a product's id to its rows. */
async function createRows(tx: Transaction, products: NewProduct[]) {
  await tx.product.createMany({ data: products.map(({ row }) => row) });
  const savedProducts = await tx.product.findMany({ select: { id: true, slug: true } });
  const ids = new Map(savedProducts.map(({ id, slug }) => [slug, id]));

  return <Row>({ slug }: CatalogProduct, rows: Row[]) => {
    const productId = ids.get(slug);
    return productId === undefined ? [] : rows.map((row) => ({ ...row, productId }));
  };
}

function toFirstLevels({ variants }: Prisma.ProductGetPayload<{ include: { variants: true } }>) {
  return variants.map(({ id, stock }) => ({ variantId: id, locationId: MAIN_LOCATION_ID, quantity: stock }));
}

function toFirstMoves({ variants, publishedAt }: Prisma.ProductGetPayload<{ include: { variants: true } }>) {
  return variants
    .filter(({ stock }) => stock > 0)
    .map(({ id, stock }) => ({
      variantId: id,
      delta: stock,
      reason: 'INITIAL' as const,
      at: publishedAt ?? undefined,
    }));
}
