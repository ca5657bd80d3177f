import { z } from 'zod';
import { DomainError } from '#domain/errors/errors.ts';
import { MAX_ROWS } from '#graph/pagination/page.ts';
import { RestFailure } from './failure.ts';
import { moment, number, words } from './inputs.ts';

/** As deep as a GraphQL connection's `offset` goes. */
export const MAX_OFFSET = 10_000;

/** The query parameters of a list. */
export const pageQuery = {
  page: number(z.int().min(1).max(10_001).default(1)).describe('Which page, from 1.'),
  limit: number(z.int().min(1).max(MAX_ROWS).default(20)).describe('How many on a page.'),
};

export interface PageQuery {
  page: number;
  limit: number;
}

export const paginationSchema = z
  .object({ page: z.int(), limit: z.int(), total: z.int(), pages: z.int() })
  .meta({ id: 'Pagination', description: 'Where a page stands in its list.' });

export function toPagination({ page, limit }: PageQuery, total: number): z.output<typeof paginationSchema> {
  return { page, limit, total, pages: Math.ceil(total / limit) };
}

/** The query parameters of a list that can be read by when things changed. */
export const changesQuery = {
  updatedFrom: moment
    .optional()
    .describe('Only what changed on this day or at this instant, or later; with `sort=updated`.'),
  after: words.describe('With `sort=updated`: where the page before ended, its `sync.next`.'),
};

export const syncSchema = z
  .object({
    hasMore: z.boolean().describe('Whether another page follows.'),
    next: z.string().nullable().describe('The `after` of the next page.'),
    completeUntil: z.iso
      .datetime()
      .nullable()
      .describe(
        'Whatever changed before it is told by now: after the last page the next `updatedFrom`. Null with a filter that a thing can leave.',
      ),
  })
  .meta({ id: 'Sync', description: 'Where a page stands among what changed.' });

/** What a document asks with, and of where its page stands, by when things changed or else by number. */
export function sliceOf(query: PageQuery & { sort: string; after?: string | undefined }) {
  const isSync = query.sort === 'updated';
  if (isSync && query.page > 1) throw refusedQuery('PAGE_OF_CHANGES', 'page');
  if (!isSync && query.after) throw refusedQuery('AFTER_OF_CHANGES', 'after');
  return isSync && query.after
    ? { first: query.limit, after: query.after, isSync }
    : { ...slice(query), isSync };
}

function refusedQuery(reason: 'PAGE_OF_CHANGES' | 'AFTER_OF_CHANGES', field: string): RestFailure {
  const { params, message } = new DomainError(reason, field);
  return new RestFailure('BAD_USER_INPUT', { message, errors: [{ field, reason, params, message }] });
}

export interface Standing {
  hasNextPage: boolean;
  endCursor: string | null;
  completeUntil?: string | Date | null | undefined;
}

/** Where a page stands among what changed; undefined in a list of another order. */
export function toSync(standing: Standing | undefined): z.output<typeof syncSchema> | undefined {
  const { hasNextPage, endCursor, completeUntil } = standing ?? {};
  if (hasNextPage === undefined) return undefined;
  return {
    hasMore: hasNextPage,
    next: endCursor ?? null,
    completeUntil: completeUntil ? new Date(completeUntil).toISOString() : null,
  };
}

/** The page as a GraphQL connection takes it. */
export function slice({ page, limit }: PageQuery): { first: number; offset: number } {
  return { first: limit, offset: (page - 1) * limit };
}

export function toNodes<Node>({ edges }: { edges: { node: Node }[] }): Node[] {
  return edges.map(({ node }) => node);
}
