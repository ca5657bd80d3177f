import type { Action } from '#domain/accounts/permissions.ts';
import type { Reading } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { ExportedColumn } from './columns.ts';
import type { Cell } from './sheet.ts';

/** How many rows are read at once. */
const BATCH = 100;

/** Which rows of a list, in which order. */
interface Wanted {
  /** As JSON keeps it. */
  filter: Record<string, unknown>;
  sort: readonly string[];
}

/** A list of the back-office that can be written into a file. */
export interface ExportedList {
  /** What the list itself needs. */
  action: Action;
  sorts: readonly string[];
  columns: Record<string, Pick<ExportedColumn<never>, 'width' | 'format' | 'needs'>>;
  count(reading: Reading, wanted: Wanted): Promise<number>;
  /** The cells of these columns, some rows at a time; the next are read when the last were taken. */
  read(reading: Reading, wanted: Wanted, columns: readonly string[]): AsyncGenerator<Cell[][]>;
}

/** The list's own query. */
export type ExportedPages<Row, Filter> = (
  reading: Reading,
  wanted: { filter: Filter; sort: readonly string[]; first: number; after?: string },
) => Promise<Page<Row>>;

interface Definition<Row, Filter> {
  action: Action;
  sorts: readonly string[];
  page: ExportedPages<Row, Filter>;
  columns: Record<string, ExportedColumn<Row>>;
}

/** All that somebody must be allowed to have these columns of a list in a file. */
export function neededFor(list: ExportedList, columns: readonly { column: string }[]): Action[] {
  return [list.action, ...columns.flatMap(({ column }) => list.columns[column]?.needs ?? [])];
}

export function exportedList<Row, Filter>(definition: Definition<Row, Filter>): ExportedList {
  const { action, sorts, columns, page } = definition;
  const readPage = (reading: Reading, { filter, sort }: Wanted, first: number, after?: string) =>
    page(reading, { filter: withInstants(filter) as Filter, sort, first, after });

  return {
    action,
    sorts,
    columns,
    count: async (reading, wanted) => (await readPage(reading, wanted, 1)).totalCount(),
    async *read({ prisma, now }, wanted, names) {
      const chosen = names.flatMap((name) => columns[name] ?? []);
      for (let after: string | undefined; ; ) {
        // What is looked up for the rows of one page is forgotten with it.
        const reading = { prisma, now };
        const { edges, pageInfo } = await readPage(reading, wanted, BATCH, after);
        yield await Promise.all(
          edges.map(({ node }) => Promise.all(chosen.map(({ cell }) => cell(node, reading)))),
        );
        if (!pageInfo.hasNextPage || !pageInfo.endCursor) return;
        after = pageInfo.endCursor;
      }
    },
  };
}

/** Every list's filter calls the ends of a time `from` and `to`. */
function withInstants({ from, to, ...filter }: Record<string, unknown>): Record<string, unknown> {
  return { ...filter, ...instant('from', from), ...instant('to', to) };
}

function instant(name: string, value: unknown) {
  return typeof value === 'string' ? { [name]: new Date(value) } : {};
}
