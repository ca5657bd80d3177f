import type { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { type Statement, selectRows } from '#graph/prisma/direct/statement.ts';
import { toColumn } from '#graph/prisma/direct/toColumn.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';
import { toRatingCounts } from '../ratingCounts.ts';
import { type IndexedWords, readSearchText } from '../search/searchText.ts';
import { internString } from './internString.ts';
import {
  GEMSTONE_COLUMNS,
  type GemstoneFacts,
  IMAGE_COLUMNS,
  type ImageAttributes,
  PRODUCT_COLUMNS,
  type ProductAttributes,
  type ShopProduct,
  VARIANT_COLUMNS,
  type VariantFacts,
} from './shopProduct.ts';
import { toShopProduct } from './toShopProduct.ts';

const BATCH_SIZE = 1000;

/** Reads every product for sale. */
export async function readAllProducts(direct: DirectDatabase, sequence: number): Promise<ShopProduct[]> {
  const products: ShopProduct[] = [];
  for (let afterId = ''; ; ) {
    const [productRows] = await direct.send(
      selectProductRows(Prisma.sql`status = 'ACTIVE' AND id > ${afterId} ORDER BY id LIMIT ${BATCH_SIZE}`),
    );
    const lastProduct = productRows.at(-1);
    if (!lastProduct) return products;
    const [fromId, toId] = [afterId, lastProduct.id];
    const parts = await direct.send(
      ...selectPartRows(Prisma.sql`product_id > ${fromId} AND product_id <= ${toId}`),
    );
    products.push(...composeProducts(productRows, parts, sequence));
    afterId = lastProduct.id;
  }
}

/** Reads the given products that are for sale now, and omits the others. */
export async function readProducts(
  direct: DirectDatabase,
  ids: readonly string[],
  sequence: number,
): Promise<ShopProduct[]> {
  const list = Prisma.join([...ids]);
  const [productRows, ...parts] = await direct.send(
    selectProductRows(Prisma.sql`status = 'ACTIVE' AND id IN (${list})`),
    ...selectPartRows(Prisma.sql`product_id IN (${list})`),
  );
  return composeProducts(productRows, parts, sequence);
}

/** Reads the stock of the products' variants, by variant id. */
export async function readStock(
  direct: DirectDatabase,
  productIds: readonly string[],
): Promise<Map<string, number>> {
  const [variants] = await direct.send(
    selectRows<Pick<VariantFacts, 'id' | 'stock'>>(
      Prisma.sql`SELECT id, stock FROM variants WHERE product_id IN (${Prisma.join([...productIds])})`,
    ),
  );
  return new Map(variants.map(({ id, stock }) => [id, stock]));
}

/** Returns the product with the current stock of its variants. */
export function replaceStock(
  product: ShopProduct,
  stock: ReadonlyMap<string, number>,
  sequence: number,
): ShopProduct {
  const variants = product.parts.variants.map((variant) => ({
    ...variant,
    stock: stock.get(variant.id) ?? variant.stock,
  }));
  return toShopProduct(product, {
    ...product,
    stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    parts: { ...product.parts, variants },
    changedAt: sequence,
  });
}

/** Row as returned by the database driver. */
type ProductRow = Omit<ProductAttributes, 'isFeatured'> & { isFeatured: number };
type Part<Facts> = Facts & { productId: string };
type PartRows = [
  Part<VariantFacts>[],
  Part<ImageAttributes>[],
  Part<GemstoneFacts>[],
  Part<RatingCount>[],
  Part<{ searchText: string }>[],
  Part<{ slug: string }>[],
];
type StatementsFor<Answers extends readonly unknown[]> = {
  [Index in keyof Answers]: Statement<Answers[Index]>;
};

function selectProductRows(condition: Prisma.Sql): Statement<ProductRow[]> {
  return selectRows(Prisma.sql`SELECT ${toColumnList(PRODUCT_COLUMNS)} FROM products WHERE ${condition}`);
}

/** Reads the parts of the products whose `product_id` matches the condition. */
function selectPartRows(condition: Prisma.Sql): StatementsFor<PartRows> {
  const selectPart = <Row>(table: string, fields: readonly string[]): Statement<Row[]> =>
    selectRows(
      Prisma.sql`SELECT ${toColumnList(['productId', ...fields])} FROM ${Prisma.raw(table)}
        WHERE ${condition} ORDER BY product_id, position`,
    );
  return [
    selectPart('variants', VARIANT_COLUMNS),
    selectPart('product_images', IMAGE_COLUMNS),
    selectPart('gemstones', GEMSTONE_COLUMNS),
    selectRows(Prisma.sql`SELECT product_id AS productId, rating AS stars, COUNT(*) AS count FROM reviews
      WHERE status = 'PUBLISHED' AND ${condition} GROUP BY product_id, rating`),
    selectRows(Prisma.sql`SELECT product_id AS productId, search_text AS searchText
      FROM (SELECT id AS product_id, search_text FROM products) texts WHERE ${condition}`),
    selectRows(
      Prisma.sql`SELECT product_id AS productId, LOWER(slug) AS slug FROM product_slugs
        WHERE ${condition} ORDER BY product_id, slug`,
    ),
  ];
}

function toColumnList(fields: readonly string[]): Prisma.Sql {
  return Prisma.raw(fields.map((field) => `\`${toColumn(field)}\` AS \`${field}\``).join(', '));
}

function composeProducts(
  productRows: readonly ProductRow[],
  parts: PartRows,
  sequence: number,
): ShopProduct[] {
  const [variants, images, gemstones, ratings, texts, slugs] = parts;
  const getVariants = groupByProduct(variants);
  const getImages = groupByProduct(images);
  const getGemstones = groupByProduct(gemstones);
  const getRatings = groupByProduct(ratings);
  const getTexts = groupByProduct(texts);
  const getSlugs = groupByProduct(slugs);
  return productRows.map((row) =>
    toShopProduct(internTexts(row), {
      formerSlugs: emptyToNull(getSlugs(row.id).map(({ slug }) => slug)),
      stock: row.stock,
      isFeatured: row.isFeatured === 1,
      tags: readJson(row.tags),
      relatedIds: emptyToNull(readJson(row.relatedIds)),
      measurements: readJson(row.measurements),
      parts: {
        variants: getVariants(row.id),
        images: getImages(row.id),
        gemstones: getGemstones(row.id),
        ratingCounts: toRatingCounts(getRatings(row.id)),
      },
      words: toWords(getTexts(row.id)[0]?.searchText ?? ''),
      changedAt: sequence,
    }),
  );
}

/** MariaDB returns JSON as text. */
function readJson(value: Prisma.JsonValue): Prisma.JsonValue {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

/** Returns null for an empty list. Most products have one, and an empty array for each would waste memory. */
function emptyToNull<List>(list: List): List | null {
  return Array.isArray(list) && list.length > 0 ? list : null;
}

function toWords(searchText: string): IndexedWords {
  const { names, facts: productRows, mentions } = readSearchText(searchText);
  return {
    names: names.map(internString),
    facts: productRows.map(internString),
    mentions: mentions.map(internString),
  };
}

/**
 * Groups the parts by product. The rows created by the driver are not copied: a copy without a field would be a
 * dictionary-mode object, several times as large. Parts of one product share the string of its id.
 */
function groupByProduct<Facts extends object>(parts: readonly Part<Facts>[]): (id: string) => Part<Facts>[] {
  const groups = new Map<string, Part<Facts>[]>();
  for (const part of parts) {
    const group = groups.get(part.productId);
    if (group) group.push(part);
    else groups.set(part.productId, [part]);
  }
  return (id) => {
    const group = groups.get(id) ?? [];
    for (const part of group) internTexts(part).productId = id;
    return group;
  };
}

/** Interns the short strings of a row, so that equal ones share memory. */
function internTexts<Row extends object>(row: Row): Row {
  const texts = row as Record<string, unknown>;
  for (const field in texts) {
    const value = texts[field];
    if (typeof value === 'string') texts[field] = internString(value);
  }
  return row;
}
