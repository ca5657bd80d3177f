import { z } from 'zod';
import { buildOptionalTextSchema } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

/** Maximum number of parcels in one request. */
export const MAX_PARCELS = 100;

const COUNT_PROBLEM = `Choose 1 to ${MAX_PARCELS} parcels.`;
const NUMBER_PROBLEM = /*i18n*/ 'Enter the tracking number.';
const carrier = buildOptionalTextSchema(80, 'Use at most 80 characters for the carrier.');

export const parcelsSchema = z.object({
  carrier,
  parcels: z
    .array(
      z.object({
        order: buildSingleLineSchema(),
        trackingNumber: buildSingleLineSchema(NUMBER_PROBLEM)
          .min(1, { error: NUMBER_PROBLEM })
          .max(80, { error: 'Use at most 80 characters for the tracking number.' }),
        carrier,
      }),
    )
    .min(1, { error: COUNT_PROBLEM })
    .max(MAX_PARCELS, { error: COUNT_PROBLEM }),
});
