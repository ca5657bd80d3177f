import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mgFromGrams } from '#domain/weight.ts';
import { priceProduct } from '#graph/modules/catalog/pricing/priceProduct.ts';
import { ratesInForce } from '#graph/modules/catalog/pricing/ratesInForce.ts';
import { searchTextOf } from '#graph/modules/catalog/search/searchText.ts';
import type { Category, Metal, PieceType, Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { type CatalogProduct, catalogFolder, readCatalog } from './catalogFile.ts';
import { DAY } from './time.ts';

const DAYS_BETWEEN_LAUNCHES = 7;

/** Adds the products of the catalog that are missing, priced at the rates in force, with their first stock. */
export async function seedProducts(prisma: PrismaClient, now: Date): Promise<number> {
  const known = new Set((await prisma.product.findMany({ select: { slug: true } })).map(({ slug }) => slug));
  const collections = await prisma.collection.findMany();
  const rates = await ratesInForce(prisma, now);
  const missing = readCatalog()
    .map((piece, index) => ({
      piece,
      publishedAt: new Date(now.getTime() - (index + 1) * DAYS_BETWEEN_LAUNCHES * DAY),
    }))
    .filter(({ piece }) => !known.has(piece.slug));

  const rows = await Promise.all(
    missing.map(async ({ piece, publishedAt }) => {
      const collection = collections.find(({ name }) => name === piece.collection) ?? null;
      return productRow(piece, { collection, publishedAt, photographs: await photographsOf(piece) });
    }),
  );
  for (const data of rows)
    await inTransaction(prisma, async (tx) => {
      const product = await tx.product.create({ data, include: { variants: true } });
      await tx.stockMove.createMany({
        data: product.variants
          .filter(({ stock }) => stock > 0)
          .map(({ id, stock }) => ({
            variantId: id,
            delta: stock,
            reason: 'INITIAL',
            at: product.publishedAt ?? now,
          })),
      });
      await priceProduct(tx, product, { rates, now });
    });
  return rows.length;
}

interface Surroundings {
  collection: { id: string; name: string } | null;
  publishedAt: Date;
  photographs: Prisma.ProductImageCreateWithoutProductInput[];
}

function productRow(piece: CatalogProduct, { collection, publishedAt, photographs }: Surroundings) {
  const facts = {
    sku: piece.sku,
    name: piece.name,
    description: piece.description,
    category: piece.category.toUpperCase() as Category,
    type: piece.type.toUpperCase() as PieceType,
    metal: piece.metal.kind.toUpperCase() as Metal,
    purity: piece.metal.purity,
    metalColour: piece.metal.colour,
    tags: piece.tags,
  };
  return {
    ...facts,
    slug: piece.slug,
    weightMg: mgFromGrams(piece.weightGrams),
    makingBasisPoints: Math.round(piece.makingChargePercent * 100),
    stonesPrice: piece.stoneCostNpr,
    price: 0,
    stock: piece.stock,
    sizeUnit: piece.sizes.length > 0 ? piece.sizeUnit : null,
    hallmark: piece.metal.kind === 'gold' ? 'BIS' : null,
    status: 'ACTIVE',
    featured: piece.featured,
    modelKey: piece.model,
    collectionId: collection?.id,
    searchText: searchTextOf({ ...facts, gemstones: piece.gemstones, collection }),
    publishedAt,
    variants: { create: variantsOf(piece) },
    gemstones: {
      create: piece.gemstones.map(({ carat, ...stone }, position) => ({
        ...stone,
        milliCarat: Math.round(carat * 1000),
        position,
      })),
    },
    images: { create: photographs },
  } satisfies Prisma.ProductUncheckedCreateInput;
}

/** A variant for each size; one without a size where a piece has none. */
function variantsOf({ sku, sizes, stock, stockBySize, weightGrams }: CatalogProduct) {
  const weightMg = mgFromGrams(weightGrams);
  if (sizes.length === 0) return [{ sku: `${sku}-1`, size: null, stock, weightMg, price: 0, position: 0 }];
  return sizes.map((size, position) => ({
    sku: `${sku}-${size}`,
    size: String(size),
    stock: stockBySize[size] ?? 0,
    weightMg,
    price: 0,
    position,
  }));
}

function photographsOf({ images, imageAlt, name }: CatalogProduct) {
  return Promise.all(
    images.map(async (key, position) => {
      const photograph = sharp(fileURLToPath(new URL(key, catalogFolder)));
      const [{ width, height }, mean] = await Promise.all([
        photograph.metadata(),
        photograph.clone().removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer(),
      ]);
      return {
        key,
        alt: imageAlt[position] ?? name,
        width,
        height,
        colour: `#${mean.toString('hex')}`,
        position,
      };
    }),
  );
}
