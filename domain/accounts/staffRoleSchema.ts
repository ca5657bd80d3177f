import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { ACTIONS, addRequiredPermissions } from './permissions.ts';

const NAME_PROBLEM = 'Enter a name for the role.';

const name = buildSingleLineSchema(NAME_PROBLEM)
  .min(1, { error: NAME_PROBLEM })
  .max(60, { error: 'Use at most 60 characters for the name.' });

const summary = buildSingleLineSchema()
  .max(240, { error: 'Use at most 240 characters for the description.' })
  .nullish()
  .transform((text) => text || null);

const DISCOUNT_PROBLEM = 'Enter the discount as a whole number from 0 to 100.';
const REFUND_PROBLEM = 'Enter the refund in whole rupees.';

export const limitFields = {
  discountPercent: z
    .int({ error: DISCOUNT_PROBLEM })
    .min(0, { error: DISCOUNT_PROBLEM })
    .max(100, { error: DISCOUNT_PROBLEM }),
  refundNpr: z
    .int({ error: REFUND_PROBLEM })
    .min(0, { error: REFUND_PROBLEM })
    .max(1_000_000_000, { error: REFUND_PROBLEM }),
};

/** Adds the permissions that the selected permissions require. */
export const staffRoleSchema = z.object({
  name,
  summary,
  permissions: z
    .array(z.enum(ACTIONS))
    .transform((selectedPermissions) => addRequiredPermissions(selectedPermissions)),
  discountPercent: limitFields.discountPercent.nullable(),
  refundNpr: limitFields.refundNpr.nullable(),
});
