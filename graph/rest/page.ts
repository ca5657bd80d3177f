import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { MAX_ROWS } from '#graph/pagination/page.ts';
import { RestFailure } from './failure.ts';
import { dayOrInstant, number, searchText } from './inputs.ts';

/** Same as the maximum `offset` of a GraphQL connection. */
export const MAX_OFFSET = 10_000;

/** Query parameters of a list. */
export const pageQuery = {
  page: number(z.int().min(1).max(10_001).default(1)).describe('Page number, from 1.'),
  limit: number(z.int().min(1).max(MAX_ROWS).default(20)).describe('Results per page.'),
};

export interface PageQuery {
  page: number;
  limit: number;
}

export const paginationSchema = z
  .object({
    page: z.int().describe('Page number, from 1.'),
    limit: z.int().describe('Results per page.'),
    total: z.int().describe('Number of results on all pages.'),
    pages: z.int().describe('Number of pages.'),
  })
  .meta({ id: 'Pagination', description: 'Position of the page in the list.' });

export function toPagination({ page, limit }: PageQuery, total: number): z.output<typeof paginationSchema> {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** Query parameters of a list that can be sorted by last change. */
export const changesQuery = {
  updatedFrom: dayOrInstant
    .optional()
    .describe('Only objects changed on or after this day or instant. Requires `sort=updated`.'),
  after: searchText.describe('`sync.next` of the previous page. Requires `sort=updated`.'),
};

export const syncSchema = z
  .object({
    hasMore: z.boolean().describe('True if another page follows.'),
    next: z.string().nullable().describe('Value of `after` for the next page.'),
    completeUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'Time up to which the changes are complete. Use it as the next `updatedFrom` after the last page. Null with a filter that objects can stop matching.',
      ),
  })
  .meta({ id: 'Sync', description: 'Position of the page in the list of changes.' });

/** Returns the variables for a page: after a cursor if sorted by last change, otherwise by page number. */
export function toPageVariables(query: PageQuery & { sort: string; after?: string | undefined }) {
  const isSortedByUpdate = query.sort === 'updated';
  if (isSortedByUpdate && query.page > 1) throw createQueryError('PAGE_WITH_SORT_UPDATED', 'page');
  if (!isSortedByUpdate && query.after) throw createQueryError('AFTER_REQUIRES_SORT_UPDATED', 'after');
  return isSortedByUpdate && query.after
    ? { first: query.limit, after: query.after, isSync: isSortedByUpdate }
    : { ...toConnectionArguments(query), isSync: isSortedByUpdate };
}

function createQueryError(
  reason: 'PAGE_WITH_SORT_UPDATED' | 'AFTER_REQUIRES_SORT_UPDATED',
  field: string,
): RestFailure {
  const { params, message } = new DomainError(reason, field);
  return new RestFailure('BAD_USER_INPUT', { message, errors: [{ field, reason, params, message }] });
}

export interface ListPosition {
  hasNextPage: boolean;
  endCursor: string | null;
  completeUntil?: string | Date | null | undefined;
}

/** Returns the position in the list of changes; undefined in other sort orders. */
export function toSync(position: ListPosition | undefined): z.output<typeof syncSchema> | undefined {
  const { hasNextPage, endCursor, completeUntil } = position ?? {};
  if (hasNextPage === undefined) return undefined;
  return {
    hasMore: hasNextPage,
    next: endCursor ?? null,
    completeUntil: completeUntil ? new Date(completeUntil).toISOString() : null,
  };
}

/** Converts a page number and limit to arguments of a GraphQL connection. */
export function toConnectionArguments({ page, limit }: PageQuery): { first: number; offset: number } {
  return { first: limit, offset: (page - 1) * limit };
}

export function toNodes<Node>({ edges }: { edges: { node: Node }[] }): Node[] {
  return edges.map(({ node }) => node);
}
