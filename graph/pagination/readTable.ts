import type { Keyset } from './keyset.ts';
import { type Page, type PageArgs, readPage } from './page.ts';

interface FindArguments<Where> {
  where: Where;
  orderBy: Record<string, 'asc' | 'desc'>[];
  take?: number;
  skip?: number;
}

/** Prisma methods that a list needs. */
interface Table<Row, Where> {
  findMany(findArgs: FindArguments<Where>): Promise<Row[]>;
  count(findArgs: { where: Where }): Promise<number>;
}

interface List<Row, Where> extends PageArgs {
  where: Where;
  order: Keyset<Row, Where>;
  /** True if the database reads many rows per match, as for a text search. */
  isSearch?: boolean;
}

/** Returns a page of the rows that match a condition. */
export async function readTable<Row, Where>(
  table: Table<Row, Where>,
  { where, order, isSearch = false, ...args }: List<Row, Where>,
): Promise<Page<Row>> {
  const page = await readPage(args, {
    order,
    find: ({ after, ...page }) => {
      const findArguments = { ...page, where: after ? ({ AND: [where, after] } as Where) : where };
      return isSearch || page.skip > 0
        ? findByKey(table, order, findArguments)
        : table.findMany(findArguments);
    },
    count: () => table.count({ where }),
  });
  const total = findTotalInPage(page, args);
  return total === null ? page : { ...page, totalCount: async () => total };
}

/** Returns the total if the page reaches the end of the list; otherwise null, and the rows must be counted. */
function findTotalInPage({ edges, pageInfo }: Page<unknown>, { after, offset }: PageArgs): number | null {
  if (after != null || pageInfo.hasNextPage) return null;
  const skippedCount = offset ?? 0;
  return edges.length > 0 || skippedCount === 0 ? skippedCount + edges.length : null;
}

/** Reads only the indexed keys first, so that skipped rows are not loaded. */
async function findByKey<Row, Where>(
  table: Table<Row, Where>,
  { key, orderBy }: Keyset<Row, Where>,
  findArgs: FindArguments<Where>,
): Promise<Row[]> {
  const keyRows = await table.findMany({ ...findArgs, select: { [key]: true } } as FindArguments<Where>);
  const keys = keyRows.map((row) => row[key]);
  return table.findMany({ where: { [key]: { in: keys } } as Where, orderBy });
}
