import { z } from 'zod';
import { MAX_PRICE_ROWS } from '#domain/pricing/priceRow.ts';
import { problemInWordsOfRest } from '../../inWordsOfRest.ts';
import { defineRoutes } from '../../route.ts';
import { SetPricesDocument } from './adminPrices.generated.ts';

const route = defineRoutes('Admin');

export const adminPrices = [
  route({
    method: 'POST',
    path: '/admin/prices',
    summary: `Sets the prices of up to ${MAX_PRICE_ROWS} products at once, each for itself.`,
    description:
      'A row gives `price`, a fixed one or null where it follows the rate of the metal, or a making charge, by which it does. What is left out stays, and a price that the product has already changes nothing. With `expected`, a row is refused where it costs another sum by now; without, where `price` is below a fifth or above five times of it.',
    body: z.strictObject({
      rows: z.array(
        z.strictObject({
          sku: z.string().describe('Of a product, or of its only size, in any case.'),
          price: z
            .int32()
            .nullish()
            .describe('NPR; null lets it follow the rate, with the making charge that it had.'),
          makingPercent: z.number().nullish(),
          makingFixed: z.int32().nullish().describe('NPR.'),
          stonesPrice: z.int32().nullish().describe('NPR.'),
          expected: z.int32().nullish().describe('What it costs now as far as is known, NPR.'),
        }),
      ),
    }),
    document: SetPricesDocument,
    variables: ({ body: { rows } }) => ({ input: { rows } }),
    answer: {
      results: z.array(
        z.object({
          row: z.int().describe('Its place, from 1.'),
          sku: z.string(),
          ok: z.boolean(),
          changed: z.boolean().describe('Whether the product was priced otherwise before.'),
          price: z.int().nullable().describe('What it costs now, at its lowest size, NPR.'),
          code: z.string().optional(),
          reason: z.string().optional(),
          field: z.string().nullish(),
          message: z.string().optional(),
        }),
      ),
      done: z.int().describe('How many rows are as they say.'),
      failed: z.int(),
    },
    data: ({ setPrices: { results } }) =>
      results && {
        results: results.map(({ error, ...result }) => {
          const { code, reason, field, message } = error ? problemInWordsOfRest(error) : {};
          return { ...result, ...(error && { code, reason, field, message }) };
        }),
        done: results.filter(({ ok }) => ok).length,
        failed: results.filter(({ ok }) => !ok).length,
      },
  }),
];
