import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';
import { LOCATION_KINDS } from './locations.ts';

/** How many locations a store has at most, with those that are no longer in use. */
export const MAX_LOCATIONS = 50;

export const locationSchema = z.object({
  name: oneLine('Name the location.')
    .min(1, { error: 'Name the location.' })
    .max(60, { error: 'Use at most 60 characters for the name.' }),
  kind: z.enum(LOCATION_KINDS, { error: 'Say what the location is.' }),
  servesOrders: z.boolean(),
});
