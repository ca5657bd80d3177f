import { z } from 'zod';
import { CATEGORIES, PRODUCT_TYPES } from '#domain/catalog/catalogTerms.ts';
import { STOCK_STATES } from '#domain/stock/getStockState.ts';
import { STAFF_STOCK_REASONS } from '#domain/stock/stockReasons.ts';
import { MAX_ROWS, stockRowsSchema } from '#domain/stock/stockRows.ts';
import { rowCounts, rowResult, toRowResults } from '../../bodyRows.ts';
import { integerCheckedByRules, listParam, lowerCaseEnum, searchText, toUpper } from '../../inputs.ts';
import { changesQuery, pageQuery, toNodes, toPageVariables } from '../../page.ts';
import { defineRoute } from '../../route.ts';
import { deletionQuery, deletionSchema, toDeletions, toDeletionVariables } from '../../shapes/changes.ts';
import { instant } from '../../shapes/entity.ts';
import {
  AdminStockDocument,
  DeletedVariantsDocument,
  PushStockDocument,
  type StockItem_RestFragment,
} from './adminStock.generated.ts';

const levelSchema = z.object({
  location: z.object({ id: z.string(), name: z.string() }),
  quantity: z.int().describe('Quantity excluding items reserved for orders.'),
  held: z.int().describe('Additional quantity reserved for orders that have not shipped.'),
  incoming: z.int().describe('Quantity in transit to the location.'),
});

const stockSchema = z
  .object({
    id: z.string().describe('Id of the variant.'),
    sku: z.string(),
    size: z.string().nullable(),
    product: z.object({ id: z.string(), name: z.string() }),
    stock: z.int().describe('Quantity for sale, across all locations that serve orders.'),
    held: z.int(),
    incoming: z.int(),
    lowStockThreshold: z.int().describe('Quantity at or below which stock is low.'),
    state: z.string(),
    levels: z.array(levelSchema),
    updatedAt: instant.describe('Time of the last change of the variant or of its stock at any location.'),
  })
  .meta({ id: 'VariantStock', description: 'A variant with its stock at each location.' });

const stockRow = z.strictObject({
  sku: z.string(),
  location: z
    .string()
    .nullish()
    .describe(
      'Id or name of the location. Defaults to the main location. Required with `quantity` if the variant has stock at other locations.',
    ),
  quantity: integerCheckedByRules
    .nullish()
    .describe('New quantity at the location, excluding items reserved for orders.'),
  delta: integerCheckedByRules
    .nullish()
    .describe('Change of the quantity: positive if received, negative if removed.'),
  expected: integerCheckedByRules
    .nullish()
    .describe('Quantity that was read. If the current quantity differs, the row is rejected.'),
});

function toStock({ forSale, state, ...item }: StockItem_RestFragment) {
  return { ...item, stock: forSale, state: state.toLowerCase() };
}

export const adminStock = [
  defineRoute({
    method: 'GET',
    path: '/admin/stock',
    summary: 'Lists the stock of each variant by location.',
    query: z.object({
      search: searchText.describe("Words from the product's name, or the beginning of a SKU."),
      location: searchText.describe('Id of a location. `states` then apply to its stock.'),
      states: listParam(lowerCaseEnum(STOCK_STATES)).optional().describe('One or more, such as `out,low`.'),
      category: lowerCaseEnum(CATEGORIES).optional(),
      type: lowerCaseEnum(PRODUCT_TYPES).optional(),
      sort: lowerCaseEnum(['SKU', 'NAME', 'STOCK_ASC', 'STOCK_DESC', 'UPDATED']).default('sku'),
      ...changesQuery,
      ...pageQuery,
    }),
    document: AdminStockDocument,
    variables: ({ query }) => ({
      filter: {
        search: query.search,
        locationId: query.location,
        states: query.states?.map((value) => toUpper(value)),
        category: toUpper(query.category),
        type: toUpper(query.type),
        updatedFrom: query.updatedFrom?.start,
      },
      sort: toUpper(query.sort),
      ...toPageVariables(query),
    }),
    answer: { stock: z.array(stockSchema) },
    data: ({ stockItems }) => ({ stock: toNodes(stockItems).map(toStock) }),
    total: ({ stockItems }) => stockItems.totalCount ?? 0,
    sync: ({ stockItems }) => stockItems.pageInfo,
  }),
  defineRoute({
    method: 'GET',
    path: '/admin/stock/deleted',
    summary: 'Lists deleted variants in order of deletion, including those of deleted products.',
    query: deletionQuery,
    document: DeletedVariantsDocument,
    variables: ({ query }) => toDeletionVariables(query),
    answer: { deleted: z.array(deletionSchema) },
    data: ({ deletedVariants }) => toDeletions(deletedVariants),
    sync: ({ deletedVariants }) => deletedVariants.pageInfo,
  }),
  defineRoute({
    method: 'POST',
    path: '/admin/stock',
    summary: `Sets or changes stock levels in up to ${MAX_ROWS} rows. Each row succeeds or fails on its own.`,
    description:
      'A row has `quantity` or `delta`. An invalid row is rejected on its own. Rows with `quantity` can be repeated safely. With `expected`, a row is rejected if the current quantity differs, and its result contains that quantity.',
    rules: stockRowsSchema,
    body: z.strictObject({
      rows: z.array(stockRow),
      reason: lowerCaseEnum(STAFF_STOCK_REASONS).optional(),
      note: z.string().nullish(),
    }),
    example: { rows: [{ sku: 'BAND-1', quantity: 7 }] },
    eachRow: { schema: stockRow, maxRows: MAX_ROWS },
    document: PushStockDocument,
    variables: ({ body: { rows, reason, note } }) => ({ input: { rows, reason: toUpper(reason), note } }),
    answer: {
      results: z.array(
        z.object({
          ...rowResult,
          quantity: z.int().nullable().describe('Current quantity at the location.'),
          stock: z.int().nullable().describe('Current quantity for sale, across all locations.'),
        }),
      ),
      ...rowCounts,
    },
    data: ({ setStockLevels }, { rows }) =>
      toRowResults(setStockLevels?.results, rows, (result) => ({
        quantity: result?.quantity ?? null,
        stock: result?.forSale ?? null,
      })),
  }),
];
