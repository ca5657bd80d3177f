import type { ReadContext } from '#graph/context.ts';
import { asc, createKeyset, desc, instant, integer, type Keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, readPage } from '#graph/pagination/page.ts';
import { getPageStartTime, isCompleteFilter } from '#graph/pagination/readChanges.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { readHorizon } from '#graph/prisma/writes/watermark.ts';
import type { QueryStockItemsArgs, StockItemSort } from '#graph/schema/schema.generated.ts';
import { addStockLevels, type StockItem } from './addStockLevels.ts';
import { type StockRow, selectStock } from './stockSelection.ts';

export type StockItemPage = Page<StockItem>;

const order = (columns: Parameters<typeof createKeyset<StockRow, never>>[0]) =>
  createKeyset<StockRow, never>(columns, 'stock');

export const stockItemSorts = {
  SKU: order({ sku: asc(text) }),
  NAME: order({ name: asc(text), sku: asc(text) }),
  STOCK_ASC: order({ stock: asc(integer), id: asc(text) }),
  STOCK_DESC: order({ stock: desc(integer), id: desc(text) }),
  UPDATED: order({ updatedAt: asc(instant), id: asc(text) }),
} satisfies Record<StockItemSort, unknown>;

const COLUMNS: Record<string, Prisma.Sql> = {
  sku: Prisma.sql`v.sku`,
  name: Prisma.sql`p.name`,
  stock: Prisma.sql`v.stock`,
  updatedAt: Prisma.sql`v.updated_at`,
  id: Prisma.sql`v.id`,
};

/** Returns a page of variants with their stock levels at each location. */
export async function listStockItems(
  { prisma }: ReadContext,
  { filter, sort, ...args }: Partial<QueryStockItemsArgs>,
): Promise<StockItemPage> {
  // The horizon is read before the rows, so that everything written before it is included.
  const horizon = sort === 'UPDATED' ? await readHorizon(prisma) : null;
  const { columns, from, where } = await selectStock(prisma, filter ?? {});
  const sortKeyset = stockItemSorts[sort ?? 'SKU'];
  const range = horizon
    ? buildChangeRange(horizon, sortKeyset, { from: filter?.updatedFrom, after: args.after })
    : null;
  const after = args.after == null ? Prisma.sql`1 = 1` : buildCursorCondition(sortKeyset, args.after);
  const page = await readPage<StockRow, never>(args, {
    order: sortKeyset,
    find: ({ take, skip, orderBy }) =>
      prisma.$queryRaw<StockRow[]>`
      SELECT ${columns} FROM ${from} WHERE ${where} AND ${range ?? Prisma.sql`1 = 1`} AND ${after} ORDER BY ${toOrderBy(orderBy)} LIMIT ${take} OFFSET ${skip}`.then(
        (rows) => rows.map(convertToNumbers),
      ),
    count: async () => {
      const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT COUNT(*) AS count FROM ${from} WHERE ${where} AND ${horizon ? Prisma.sql`v.updated_at < ${horizon}` : Prisma.sql`1 = 1`}`;
      return Number(row?.count ?? 0);
    },
  });
  const items = await addStockLevels(
    prisma,
    page.edges.map(({ node }) => node),
    filter?.locationId,
  );
  return {
    ...page,
    pageInfo: {
      ...page.pageInfo,
      completeUntil: isCompleteFilter({ filter, offset: args.offset }, ['productId', 'productIds'])
        ? horizon
        : null,
    },
    edges: page.edges.flatMap(({ cursor }, index) => {
      const node = items[index];
      return node ? [{ cursor, node }] : [];
    }),
  };
}

function buildChangeRange(
  horizon: Date,
  sortKeyset: Keyset<StockRow, never>,
  pageStart: { from: Date | null | undefined; after?: string | null },
): Prisma.Sql {
  const minUpdatedAt = getPageStartTime(sortKeyset, 'updatedAt', pageStart);
  return Prisma.sql`v.updated_at < ${horizon} AND ${minUpdatedAt ? Prisma.sql`v.updated_at >= ${minUpdatedAt}` : Prisma.sql`1 = 1`}`;
}

/** Converts the bigints that the driver returns for COALESCE. */
function convertToNumbers(row: StockRow): StockRow {
  return { ...row, quantity: Number(row.quantity), lowStockThreshold: Number(row.lowStockThreshold) };
}

function toOrderBy(orderBy: readonly Record<string, 'asc' | 'desc'>[]): Prisma.Sql {
  const terms = orderBy
    .flatMap((part) => Object.entries(part))
    .map(([field, direction]) => {
      const column = COLUMNS[field] ?? Prisma.empty;
      return direction === 'asc' ? column : Prisma.sql`${column} DESC`;
    });
  return Prisma.join(terms);
}

/** Returns the condition for rows after a cursor: the first column that differs decides. */
function buildCursorCondition({ orderBy, read }: Keyset<StockRow, never>, cursor: string): Prisma.Sql {
  const values = read(cursor) as Record<string, string | number | Date>;
  const columns = orderBy.flatMap((part) => Object.entries(part));
  const alternatives = columns.map(([field, direction], index) => {
    const equalColumns = columns
      .slice(0, index)
      .map(
        ([previousField]) => Prisma.sql`${COLUMNS[previousField] ?? Prisma.empty} = ${values[previousField]}`,
      );
    const operator = direction === 'asc' ? Prisma.sql`>` : Prisma.sql`<`;
    const differingColumn = Prisma.sql`${COLUMNS[field] ?? Prisma.empty} ${operator} ${values[field]}`;
    return Prisma.sql`(${Prisma.join([...equalColumns, differingColumn], ' AND ')})`;
  });
  return Prisma.sql`(${Prisma.join(alternatives, ' OR ')})`;
}
