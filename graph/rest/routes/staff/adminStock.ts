import { z } from 'zod';
import { CATEGORIES, PIECE_TYPES } from '#domain/catalog/catalogTerms.ts';
import { STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { MAX_ROWS, stockRowsSchema } from '#domain/stock/stockRows.ts';
import { STOCK_STATES } from '#domain/stock/stockState.ts';
import { boundedByRules, listOf, oneOf, upper, words } from '../../inputs.ts';
import { changesQuery, pageQuery, sliceOf, toNodes } from '../../page.ts';
import { defineRoutes } from '../../route.ts';
import { answerRows, rowCounts, rowResult } from '../../rowsApart.ts';
import { goneQuery, goneSchema, goneVariables, toGone } from '../../shapes/changes.ts';
import { instant } from '../../shapes/entity.ts';
import {
  AdminStockDocument,
  DeletedVariantsDocument,
  PushStockDocument,
  type StockItem_RestFragment,
} from './adminStock.generated.ts';

const route = defineRoutes('Admin');

const levelSchema = z.object({
  location: z.object({ id: z.string(), name: z.string() }),
  quantity: z.int().describe('How many nobody has ordered.'),
  held: z.int().describe('How many more lie there for orders that are not shipped yet.'),
  incoming: z.int().describe('How many are on their way there.'),
});

const stockSchema = z
  .object({
    id: z.string().describe("The size's id."),
    sku: z.string(),
    size: z.string().nullable(),
    product: z.object({ id: z.string(), name: z.string() }),
    stock: z.int().describe('How many are for sale, at all locations that serve orders.'),
    held: z.int(),
    incoming: z.int(),
    lowAt: z.int().describe('At so many or fewer it is low.'),
    state: z.string(),
    levels: z.array(levelSchema),
    updatedAt: instant.describe('When it, or what a location holds of it, changed last.'),
  })
  .meta({ id: 'StockOfSize', description: 'One size, and what each location has of it.' });

const stockRow = z.strictObject({
  sku: z.string(),
  location: z
    .string()
    .nullish()
    .describe(
      'Its id or name; left out, the main one, and for a `quantity` only of a size that has pieces nowhere else.',
    ),
  quantity: boundedByRules
    .nullish()
    .describe('How many there are now at the location that nobody has ordered.'),
  delta: boundedByRules.nullish().describe('How many came in, or with a minus went out.'),
  expected: boundedByRules.nullish().describe('How many there were when it was read.'),
});

function toStock({ forSale, state, ...item }: StockItem_RestFragment) {
  return { ...item, stock: forSale, state: state.toLowerCase() };
}

export const adminStock = [
  route({
    method: 'GET',
    path: '/admin/stock',
    summary: 'How many there are of each size, and where.',
    query: z.object({
      search: words.describe("Words of the product's name, or the beginning of an SKU."),
      location: words.describe('The id of a location: `states` are then by what it holds.'),
      states: listOf(oneOf(STOCK_STATES)).optional().describe('One or several, `out,low`.'),
      category: oneOf(CATEGORIES).optional(),
      type: oneOf(PIECE_TYPES).optional(),
      sort: oneOf(['SKU', 'NAME', 'STOCK_ASC', 'STOCK_DESC', 'UPDATED']).default('sku'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: AdminStockDocument,
    variables: ({ query }) => ({
      filter: {
        search: query.search,
        locationId: query.location,
        states: query.states?.map((one) => upper(one)),
        category: upper(query.category),
        type: upper(query.type),
        updatedFrom: query.updatedFrom?.start,
      },
      sort: upper(query.sort),
      ...sliceOf(query),
    }),
    answer: { stock: z.array(stockSchema) },
    data: ({ stockItems }) => ({ stock: toNodes(stockItems).map(toStock) }),
    total: ({ stockItems }) => stockItems.totalCount ?? 0,
    sync: ({ stockItems }) => stockItems.pageInfo,
  }),
  route({
    method: 'GET',
    path: '/admin/stock/deleted',
    summary: 'Sizes that are no more, as they were deleted, those of deleted products too.',
    query: goneQuery,
    document: DeletedVariantsDocument,
    variables: ({ query }) => goneVariables(query),
    answer: { deleted: z.array(goneSchema) },
    data: ({ deletedVariants }) => toGone(deletedVariants),
    sync: ({ deletedVariants }) => deletedVariants.pageInfo,
  }),
  route({
    method: 'POST',
    path: '/admin/stock',
    summary: `Sets or changes what locations hold, up to ${MAX_ROWS} rows at once, each for itself.`,
    description:
      'A row has `quantity`, or `delta`. One that cannot be read is refused by itself. Rows that set a quantity may be sent again; with `expected`, a row is refused where there is another number by now, which it answers.',
    rules: stockRowsSchema,
    body: z.strictObject({
      rows: z.array(stockRow),
      reason: oneOf(STAFF_STOCK_REASONS).optional(),
      note: z.string().nullish(),
    }),
    example: { rows: [{ sku: 'BAND-1', quantity: 7 }] },
    eachRow: { schema: stockRow, most: MAX_ROWS },
    document: PushStockDocument,
    variables: ({ body: { rows, reason, note } }) => ({ input: { rows, reason: upper(reason), note } }),
    answer: {
      results: z.array(
        z.object({
          ...rowResult,
          quantity: z.int().nullable().describe('How many the location holds now.'),
          stock: z.int().nullable().describe('How many are for sale now, everywhere.'),
        }),
      ),
      ...rowCounts,
    },
    data: ({ setStockLevels }, { rows }) =>
      answerRows(setStockLevels?.results, rows, (result) => ({
        quantity: result?.quantity ?? null,
        stock: result?.forSale ?? null,
      })),
  }),
];
