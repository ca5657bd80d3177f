import { z } from 'zod';
import { MAX_PRICE_ROWS } from '#domain/pricing/priceRow.ts';
import { rowCounts, rowResult, toRowResults } from '../../bodyRows.ts';
import { integerCheckedByRules } from '../../inputs.ts';
import { defineRoute } from '../../route.ts';
import { SetPricesDocument } from './adminPrices.generated.ts';

const priceRow = z.strictObject({
  sku: z.string().describe('SKU of a product, or of its only variant. Case-insensitive.'),
  price: integerCheckedByRules
    .nullish()
    .describe('NPR. Null makes the price follow the metal rate, with the previous making charge.'),
  makingPercent: z.number().nullish(),
  makingFixed: integerCheckedByRules.nullish().describe('Amount in whole NPR.'),
  stonesPrice: integerCheckedByRules.nullish().describe('Amount in whole NPR.'),
  expected: integerCheckedByRules
    .nullish()
    .describe('Price that was read, in NPR. If the current price differs, the row is rejected.'),
});

export const adminPrices = [
  defineRoute({
    method: 'POST',
    path: '/admin/prices',
    summary: `Sets the prices of up to ${MAX_PRICE_ROWS} products. Each row succeeds or fails on its own.`,
    description:
      'A row has a fixed `price`, or a null `price` or making charge to follow the metal rate. Omitted fields do not change. An invalid row is rejected on its own. A price that the product already has changes nothing. With `expected`, a row is rejected if the current price differs; without it, if `price` is below a fifth or above five times the current price.',
    body: z.strictObject({ rows: z.array(priceRow) }),
    example: { rows: [{ sku: 'BAND-1', price: 21_000 }] },
    eachRow: { schema: priceRow, maxRows: MAX_PRICE_ROWS },
    document: SetPricesDocument,
    variables: ({ body: { rows } }) => ({ input: { rows } }),
    answer: {
      results: z.array(
        z.object({
          ...rowResult,
          changed: z.boolean().describe('True if the price has changed.'),
          price: z.int().nullable().describe('Current price of the lowest-priced variant, NPR.'),
        }),
      ),
      ...rowCounts,
    },
    data: ({ setPrices }, { rows }) =>
      toRowResults(setPrices?.results, rows, (result) => ({
        changed: result?.isChanged ?? false,
        price: result?.price ?? null,
      })),
  }),
];
