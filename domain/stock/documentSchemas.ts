import { z } from 'zod';
import { createProblemIssue } from '#domain/errors/createProblemIssue.ts';
import { buildOptionalMultilineSchema, buildOptionalTextSchema } from '#domain/text/fields.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** Largest stock level of a variant at a location, and largest quantity of a line. */
export const MAX_QUANTITY = 100_000;
export const MAX_LINES = 200;
const MAX_COST = 100_000_000;
/** A tonne, in milligrams. */
const MAX_WEIGHT_MG = 1_000_000_000;

const QUANTITY_PROBLEM = `Enter a quantity from 1 to ${formatNumber(MAX_QUANTITY)}.`;
const COUNT_PROBLEM = `Enter a quantity from 0 to ${formatNumber(MAX_QUANTITY)}.`;
const COST_PROBLEM = `Enter the cost of one item in whole rupees, up to ${formatNumber(MAX_COST)}.`;
const WEIGHT_PROBLEM = 'Enter the weight of the line, up to a tonne.';
const LINES_PROBLEM = `Add 1 to ${MAX_LINES} lines.`;

const quantity = z
  .int({ error: QUANTITY_PROBLEM })
  .min(1, { error: QUANTITY_PROBLEM })
  .max(MAX_QUANTITY, { error: QUANTITY_PROBLEM });

export const countSchema = z
  .int({ error: COUNT_PROBLEM })
  .min(0, { error: COUNT_PROBLEM })
  .max(MAX_QUANTITY, { error: COUNT_PROBLEM });

export const skuSchema = buildSingleLineSchema('Enter the SKU of the variant.')
  .min(1, { error: 'Enter the SKU of the variant.' })
  .max(48, { error: 'An SKU has at most 48 characters.' });

export const noteSchema = buildOptionalMultilineSchema(500, 'Use at most 500 characters for the note.');

function buildLinesSchema<Line extends z.ZodType<{ sku: string }>>(line: Line) {
  return z.array(line).min(1, { error: LINES_PROBLEM }).max(MAX_LINES, { error: LINES_PROBLEM });
}

export const receiptSchema = z.object({
  supplier: buildSingleLineSchema('Enter the supplier of the goods.')
    .min(1, { error: 'Enter the supplier of the goods.' })
    .max(120, { error: 'Use at most 120 characters for the supplier.' }),
  reference: buildOptionalTextSchema(80, 'Use at most 80 characters for the reference.'),
  note: noteSchema,
  key: buildOptionalTextSchema(80, 'Use at most 80 characters for the key.'),
  lines: buildLinesSchema(
    z.object({
      sku: skuSchema,
      quantity,
      unitCost: z
        .int({ error: COST_PROBLEM })
        .min(0, { error: COST_PROBLEM })
        .max(MAX_COST, { error: COST_PROBLEM })
        .nullish(),
      weightMg: z
        .int({ error: WEIGHT_PROBLEM })
        .min(1, { error: WEIGHT_PROBLEM })
        .max(MAX_WEIGHT_MG, { error: WEIGHT_PROBLEM })
        .nullish(),
    }),
  ),
});

export const transferSchema = z
  .object({
    fromId: z.string(),
    toId: z.string(),
    note: noteSchema,
    lines: buildLinesSchema(z.object({ sku: skuSchema, quantity })),
  })
  .superRefine(({ fromId, toId, lines }, context) => {
    if (fromId === toId) context.addIssue(createProblemIssue('SAME_LOCATION', {}, ['toId']));
    const skus = lines.map(({ sku }) => sku.toLowerCase());
    for (const [index, sku] of skus.entries())
      if (skus.indexOf(sku) !== index)
        context.addIssue(createProblemIssue('SKU_ON_TWO_LINES', {}, ['lines', index, 'sku']));
  });
