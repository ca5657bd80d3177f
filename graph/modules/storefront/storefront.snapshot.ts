import type { Connections } from '#graph/prisma/databases.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { buildCatalog, type Catalog, replaceProducts } from './snapshot/catalog.ts';
import { readAllProducts, readProducts, readStock, replaceStock } from './snapshot/readShopProducts.ts';
import { COLLECTION_INCLUDE, type ShopCollection, toShopCollection } from './snapshot/shopCollection.ts';
import type { ShopProduct } from './snapshot/shopProduct.ts';

/** Ids of products to reload, ids of products whose stock to reload, and whether to reload the collections. */
interface StaleParts {
  products: readonly string[];
  stock: readonly string[];
  collections: boolean;
}

/** Loads the catalogue from the database. */
export async function loadCatalog({ prisma, direct }: Connections, sequence: number): Promise<Catalog> {
  const [products, collections] = await Promise.all([
    readAllProducts(direct, sequence),
    readCollections(prisma),
  ]);
  return buildCatalog(products, collections);
}

/** Returns the catalogue with its stale parts reloaded. */
export async function refreshCatalog(
  { prisma, direct }: Connections,
  catalog: Catalog,
  staleParts: StaleParts,
  sequence: number,
): Promise<Catalog> {
  const stockOnlyIds = staleParts.stock.filter((id) => !staleParts.products.includes(id));
  const [products, stock, collections] = await Promise.all([
    staleParts.products.length > 0 ? readProducts(direct, staleParts.products, sequence) : [],
    stockOnlyIds.length > 0 ? readStock(direct, stockOnlyIds) : new Map<string, number>(),
    staleParts.collections ? readCollections(prisma) : catalog.collections,
  ]);
  const hasDeletedProduct = products.length < new Set(staleParts.products).size;
  const replacements = new Map<string, ShopProduct | null>(staleParts.products.map((id) => [id, null]));
  for (const product of products) replacements.set(product.id, product);
  for (const id of stockOnlyIds) {
    const product = catalog.products[catalog.slotsById.get(id) ?? -1];
    if (product) replacements.set(id, replaceStock(product, stock, sequence));
  }
  return {
    ...replaceProducts(catalog, replacements),
    // A deleted product has also left its collections.
    collections: hasDeletedProduct && !staleParts.collections ? await readCollections(prisma) : collections,
  };
}

async function readCollections(prisma: PrismaClient): Promise<ShopCollection[]> {
  const rows = await prisma.collection.findMany({
    include: COLLECTION_INCLUDE,
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(toShopCollection);
}
