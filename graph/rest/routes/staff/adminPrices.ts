import { z } from 'zod';
import { MAX_PRICE_ROWS } from '#domain/pricing/priceRow.ts';
import { boundedByRules } from '../../inputs.ts';
import { defineRoutes } from '../../route.ts';
import { answerRows, rowCounts, rowResult } from '../../rowsApart.ts';
import { SetPricesDocument } from './adminPrices.generated.ts';

const route = defineRoutes('Admin');

const priceRow = z.strictObject({
  sku: z.string().describe('Of a product, or of its only size, in any case.'),
  price: boundedByRules
    .nullish()
    .describe('NPR; null lets it follow the rate, with the making charge that it had.'),
  makingPercent: z.number().nullish(),
  makingFixed: boundedByRules.nullish().describe('NPR.'),
  stonesPrice: boundedByRules.nullish().describe('NPR.'),
  expected: boundedByRules.nullish().describe('What it costs now as far as is known, NPR.'),
});

export const adminPrices = [
  route({
    method: 'POST',
    path: '/admin/prices',
    summary: `Sets the prices of up to ${MAX_PRICE_ROWS} products at once, each for itself.`,
    description:
      'A row gives `price`, a fixed one or null where it follows the rate of the metal, or a making charge, by which it does. What is left out stays. A row that cannot be read is refused by itself. A price that the product has already changes nothing. With `expected`, a row is refused where it costs another sum by now; without, where `price` is below a fifth or above five times of it.',
    body: z.strictObject({ rows: z.array(priceRow) }),
    example: { rows: [{ sku: 'BAND-1', price: 21_000 }] },
    eachRow: { schema: priceRow, most: MAX_PRICE_ROWS },
    document: SetPricesDocument,
    variables: ({ body: { rows } }) => ({ input: { rows } }),
    answer: {
      results: z.array(
        z.object({
          ...rowResult,
          changed: z.boolean().describe('Whether the product was priced otherwise before.'),
          price: z.int().nullable().describe('What it costs now, at its lowest size, NPR.'),
        }),
      ),
      ...rowCounts,
    },
    data: ({ setPrices }, { rows }) =>
      answerRows(setPrices?.results, rows, (result) => ({
        changed: result?.isChanged ?? false,
        price: result?.price ?? null,
      })),
  }),
];
