import type { Action } from '#domain/accounts/permissions.ts';
import type { ReadContext } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { ExportedColumn } from './columns.ts';
import type { Cell } from './sheet.ts';

/** Number of rows read at a time. */
const BATCH_SIZE = 100;

/** Filter and sort order of the rows. */
interface ExportQuery {
  /** Filter as stored in JSON. */
  filter: Record<string, unknown>;
  sort: readonly string[];
}

/** A back office list that can be exported to a file. */
export interface ExportedList {
  /** Permission required for the list. */
  action: Action;
  sorts: readonly string[];
  columns: Record<string, Pick<ExportedColumn<never>, 'width' | 'format' | 'needs'>>;
  count(context: ReadContext, query: ExportQuery): Promise<number>;
  /** Yields the cells of these columns in batches. The next batch is read after the previous one has been consumed. */
  read(context: ReadContext, query: ExportQuery, columns: readonly string[]): AsyncGenerator<Cell[][]>;
}

/** Reads a page of the list. */
export type ExportPageReader<Row, Filter> = (
  context: ReadContext,
  query: { filter: Filter; sort: readonly string[]; first: number; after?: string },
) => Promise<Page<Row>>;

interface Definition<Row, Filter> {
  action: Action;
  sorts: readonly string[];
  page: ExportPageReader<Row, Filter>;
  columns: Record<string, ExportedColumn<Row>>;
}

/** Returns all permissions required to export these columns of a list. */
export function listRequiredPermissions(
  list: ExportedList,
  columns: readonly { column: string }[],
): Action[] {
  return [list.action, ...columns.flatMap(({ column }) => list.columns[column]?.needs ?? [])];
}

export function defineExportedList<Row, Filter>(definition: Definition<Row, Filter>): ExportedList {
  const { action, sorts, columns, page } = definition;
  const readPage = (context: ReadContext, { filter, sort }: ExportQuery, first: number, after?: string) =>
    page(context, { filter: parseInstants(filter) as Filter, sort, first, after });

  return {
    action,
    sorts,
    columns,
    count: async (context, query) => (await readPage(context, query, 1)).totalCount(),
    async *read({ prisma, now }, query, names) {
      const selectedColumns = names.flatMap((name) => columns[name] ?? []);
      for (let after: string | undefined; ; ) {
        // A new context for each page frees the data loaded for the previous page.
        const context = { prisma, now };
        const { edges, pageInfo } = await readPage(context, query, BATCH_SIZE, after);
        yield await Promise.all(
          edges.map(({ node }) => Promise.all(selectedColumns.map(({ cell }) => cell(node, context)))),
        );
        if (!pageInfo.hasNextPage || !pageInfo.endCursor) return;
        after = pageInfo.endCursor;
      }
    },
  };
}

/** Converts `from` and `to`, which every list's filter uses for its period, from JSON to dates. */
function parseInstants({ from, to, ...filter }: Record<string, unknown>): Record<string, unknown> {
  return { ...filter, ...parseInstant('from', from), ...parseInstant('to', to) };
}

function parseInstant(name: string, value: unknown) {
  return typeof value === 'string' ? { [name]: new Date(value) } : {};
}
