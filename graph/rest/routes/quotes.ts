import { z } from 'zod';
import { METALS } from '#domain/catalog/metals.ts';
import { toFieldProblems } from '../failure.ts';
import { lower, oneOf } from '../inputs.ts';
import { problemInWordsOfRest } from '../inWordsOfRest.ts';
import { defineRoutes } from '../route.ts';
import { instant } from '../shapes/entity.ts';
import { LINE_FIELDS, lineBody, toLineInput } from '../shapes/lineBody.ts';
import { totalsSchema } from '../shapes/order.ts';
import { HoldQuoteDocument } from './quotes.generated.ts';

const route = defineRoutes('Orders');

const quoteSchema = z.object({
  quoteId: z
    .string()
    .nullable()
    .describe('Send it with POST /orders; null where no price is held. It reserves no piece.'),
  expiresAt: instant.nullable().describe('Until when its prices are held.'),
  rates: z
    .array(z.object({ metal: oneOf(METALS), perTola: z.int() }))
    .describe('The rates that the held prices rest on, NPR a tola (11.664 g) of fine metal.'),
  items: z.array(z.object({ index: z.int(), unitPrice: z.int(), lineTotal: z.int() })),
  totals: totalsSchema,
  couponCode: z.string().nullable().describe('The coupon that was taken off.'),
  ended: oneOf(['TIME_OVER', 'RATE_MOVED'])
    .nullable()
    .describe('Why the quote that was sent holds no longer.'),
});

const problemSchema = z.object({
  field: z.string().nullable(),
  reason: z.string(),
  params: z.unknown(),
  message: z.string(),
});

export const quotes = [
  route({
    method: 'POST',
    path: '/quotes',
    summary: 'What pieces cost, at prices that are held for a while. Guests may ask.',
    description: 'Nothing is kept or reserved: what is promised stands in the quoteId.',
    fields: LINE_FIELDS,
    body: z.strictObject({
      items: z.array(lineBody),
      couponCode: z.string().nullish(),
      quoteId: z
        .string()
        .nullish()
        .describe('The quote that was given before: its pieces keep their prices, until the same time.'),
    }),
    document: HoldQuoteDocument,
    variables: ({ body: { items, couponCode, quoteId } }) => ({
      input: { lines: items.map(toLineInput), couponCode, quoteId },
    }),
    answer: {
      quote: quoteSchema,
      problems: z
        .array(problemSchema)
        .describe('Which items cannot be had, and why the coupon does not hold.'),
    },
    data: ({ heldQuote: { quote, held, ended } }) => ({
      quote: {
        quoteId: held?.quoteId ?? null,
        expiresAt: held?.expiresAt ?? null,
        rates: held?.rates.map(({ metal, perTola }) => ({ metal: lower(metal), perTola })) ?? [],
        items: quote.lines,
        totals: quote.totals,
        couponCode: quote.coupon?.code ?? null,
        ended: ended && lower(ended),
      },
      problems: toFieldProblems(quote.errors, LINE_FIELDS).map(problemInWordsOfRest),
    }),
  }),
];
