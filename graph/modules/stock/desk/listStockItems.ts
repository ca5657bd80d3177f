import type { Reading } from '#graph/context.ts';
import { asc, desc, integer, type Keyset, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, readPage } from '#graph/pagination/page.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import type { QueryStockItemsArgs, StockItemSort } from '#graph/schema/schema.generated.ts';
import { type StockRow, selectStock } from './stockRows.ts';
import { type StockItem, withLevels } from './withLevels.ts';

export type StockItemPage = Page<StockItem>;

const order = keyset<StockRow, never>;

export const stockItemSorts = {
  SKU: order({ sku: asc(text) }),
  NAME: order({ name: asc(text), sku: asc(text) }),
  STOCK_ASC: order({ stock: asc(integer), id: asc(text) }),
  STOCK_DESC: order({ stock: desc(integer), id: desc(text) }),
} satisfies Record<StockItemSort, unknown>;

const COLUMNS: Record<string, Prisma.Sql> = {
  sku: Prisma.sql`v.sku`,
  name: Prisma.sql`p.name`,
  stock: Prisma.sql`v.stock`,
  id: Prisma.sql`v.id`,
};

/** A page of the sizes, with what each location has of them. */
export async function listStockItems(
  { prisma }: Reading,
  { filter, sort, ...args }: Partial<QueryStockItemsArgs>,
): Promise<StockItemPage> {
  const { columns, from, where } = await selectStock(prisma, filter ?? {});
  const chosen = stockItemSorts[sort ?? 'SKU'];
  const after = args.after == null ? Prisma.sql`1 = 1` : beyond(chosen, args.after);
  const page = await readPage<StockRow, never>(args, {
    order: chosen,
    find: ({ take, skip, orderBy }) =>
      prisma.$queryRaw<StockRow[]>`
      SELECT ${columns} FROM ${from} WHERE ${where} AND ${after} ORDER BY ${toOrder(orderBy)} LIMIT ${take} OFFSET ${skip}`.then(
        (rows) => rows.map(asNumbers),
      ),
    count: async () => {
      const [row] = await prisma.$queryRaw<{ count: bigint }[]>`
        SELECT COUNT(*) AS count FROM ${from} WHERE ${where}`;
      return Number(row?.count ?? 0);
    },
  });
  const items = await withLevels(
    prisma,
    page.edges.map(({ node }) => node),
    filter?.locationId,
  );
  return {
    ...page,
    edges: page.edges.flatMap(({ cursor }, index) => {
      const node = items[index];
      return node ? [{ cursor, node }] : [];
    }),
  };
}

/** What COALESCE makes is a bigint to the driver. */
function asNumbers(row: StockRow): StockRow {
  return { ...row, quantity: Number(row.quantity), lowAt: Number(row.lowAt) };
}

function toOrder(orderBy: readonly Record<string, 'asc' | 'desc'>[]): Prisma.Sql {
  const parts = orderBy
    .flatMap((part) => Object.entries(part))
    .map(([field, direction]) => {
      const column = COLUMNS[field] ?? Prisma.empty;
      return direction === 'asc' ? column : Prisma.sql`${column} DESC`;
    });
  return Prisma.join(parts);
}

/** The rows after a cursor's: the first column that differs decides, those before it being equal. */
function beyond({ orderBy, read }: Keyset<StockRow, never>, cursor: string): Prisma.Sql {
  const values = read(cursor) as Record<string, string | number>;
  const columns = orderBy.flatMap((part) => Object.entries(part));
  const ways = columns.map(([field, direction], index) => {
    const equal = columns
      .slice(0, index)
      .map(([before]) => Prisma.sql`${COLUMNS[before] ?? Prisma.empty} = ${values[before]}`);
    const sign = direction === 'asc' ? Prisma.sql`>` : Prisma.sql`<`;
    const differs = Prisma.sql`${COLUMNS[field] ?? Prisma.empty} ${sign} ${values[field]}`;
    return Prisma.sql`(${Prisma.join([...equal, differs], ' AND ')})`;
  });
  return Prisma.sql`(${Prisma.join(ways, ' OR ')})`;
}
