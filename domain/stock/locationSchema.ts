import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { LOCATION_KINDS } from './locations.ts';

/** Maximum number of locations of a store, including inactive ones. */
export const MAX_LOCATIONS = 50;

export const locationSchema = z.object({
  name: buildSingleLineSchema('Enter a name for the location.')
    .min(1, { error: 'Enter a name for the location.' })
    .max(60, { error: 'Use at most 60 characters for the name.' }),
  kind: z.enum(LOCATION_KINDS, { error: 'Choose the kind of location.' }),
  servesOrders: z.boolean(),
});
