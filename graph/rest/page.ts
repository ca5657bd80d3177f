import { z } from 'zod';
import { MAX_ROWS } from '#graph/pagination/page.ts';
import { number } from './inputs.ts';

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

/** The page as a GraphQL connection takes it. */
export function slice({ page, limit }: PageQuery): { first: number; offset: number } {
  return { first: limit, offset: (page - 1) * limit };
}

export function toNodes<Node>({ edges }: { edges: { node: Node }[] }): Node[] {
  return edges.map(({ node }) => node);
}
