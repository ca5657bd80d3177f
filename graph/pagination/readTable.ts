import type { Keyset } from './keyset.ts';
import { type Page, type PageArgs, readPage } from './page.ts';

interface Find<Where> {
  where: Where;
  orderBy: Record<string, 'asc' | 'desc'>[];
  take?: number;
  skip?: number;
}

/** What a list needs of one of Prisma's tables. */
interface Table<Row, Where> {
  findMany(find: Find<Where>): Promise<Row[]>;
  count(find: { where: Where }): Promise<number>;
}

interface List<Row, Where> extends PageArgs {
  where: Where;
  order: Keyset<Row, Where>;
  /** Whether many rows have to be looked at for one that is kept, as when a text is searched. */
  isSearch?: boolean;
}

/** A page of the rows of a table that a condition keeps. */
export async function readTable<Row, Where>(
  table: Table<Row, Where>,
  { where, order, isSearch = false, ...args }: List<Row, Where>,
): Promise<Page<Row>> {
  const page = await readPage(args, {
    order,
    find: ({ after, ...page }) => {
      const find = { ...page, where: after ? ({ AND: [where, after] } as Where) : where };
      return isSearch || page.skip > 0 ? findByKey(table, order, find) : table.findMany(find);
    },
    count: () => table.count({ where }),
  });
  const total = countedBy(page, args);
  return total === null ? page : { ...page, totalCount: async () => total };
}

/** How many rows a list has that ends on its first page, or on one at an offset; null where they have to be counted. */
function countedBy({ edges, pageInfo }: Page<unknown>, { after, offset }: PageArgs): number | null {
  if (after != null || pageInfo.hasNextPage) return null;
  const before = offset ?? 0;
  return edges.length > 0 || before === 0 ? before + edges.length : null;
}

/** The keys alone come first: they stand in an index, so that what is passed over is not read as whole rows. */
async function findByKey<Row, Where>(
  table: Table<Row, Where>,
  { key, orderBy }: Keyset<Row, Where>,
  find: Find<Where>,
): Promise<Row[]> {
  const found = await table.findMany({ ...find, select: { [key]: true } } as Find<Where>);
  const keys = found.map((row) => row[key]);
  return table.findMany({ where: { [key]: { in: keys } } as Where, orderBy });
}
