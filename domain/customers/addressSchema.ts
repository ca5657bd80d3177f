import { z } from 'zod';
import { buildOptionalTextSchema, name, phone } from '#domain/text/fields.ts';
import { buildSingleLineSchema } from '#domain/text/texts.ts';

const WARD_PROBLEM = /*i18n*/ 'Choose a ward.';

/** `findPlaceProblem` checks that the municipality is in the district and the district in the province, since that requires the list of places. */
export const addressSchema = z.object(
  {
    name,
    phone,
    province: buildRequiredChoiceSchema(/*i18n*/ 'Choose a province.'),
    district: buildRequiredChoiceSchema(/*i18n*/ 'Choose a district.'),
    municipality: buildRequiredChoiceSchema(/*i18n*/ 'Choose a municipality.'),
    ward: z
      .int({ error: WARD_PROBLEM })
      .min(1, { error: WARD_PROBLEM })
      .max(33, { error: WARD_PROBLEM })
      .nullish()
      .transform((ward) => ward ?? undefined),
    street: buildSingleLineSchema(/*i18n*/ 'Enter the street or tole.')
      .min(1, { error: /*i18n*/ 'Enter the street or tole.' })
      .max(120, { error: /*i18n*/ 'Use at most 120 characters for the street.' }),
    landmark: buildOptionalTextSchema(120, /*i18n*/ 'Use at most 120 characters for the landmark.'),
  },
  { error: /*i18n*/ 'Enter the delivery address.' },
);

/** Address before and after parsing. */
export type AddressForm = z.input<typeof addressSchema>;
export type Address = z.output<typeof addressSchema>;

function buildRequiredChoiceSchema(missingProblem: string) {
  return buildSingleLineSchema(missingProblem)
    .min(1, { error: missingProblem })
    .max(80, { error: missingProblem });
}
