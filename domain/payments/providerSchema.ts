import { z } from 'zod';
import { buildSingleLineSchema } from '#domain/text/texts.ts';
import { PROVIDER_MODES } from './onlineMethods.ts';

/** Enough for a file in base64: CREDITOR.pfx has several thousand characters. */
export const MAX_KEY_LENGTH = 40_000;
export const MAX_NOTE_LENGTH = 200;

const NOTE_PROBLEM = /*i18n*/ 'Use at most 200 characters.';
const note = buildSingleLineSchema().max(MAX_NOTE_LENGTH, { error: NOTE_PROBLEM });

/** Settings of a payment provider. */
export const providerSchema = z.object({
  isEnabled: z.boolean(),
  mode: z.enum(PROVIDER_MODES),
  keys: z
    .array(
      z.object({ name: buildSingleLineSchema().max(40), value: buildSingleLineSchema().max(MAX_KEY_LENGTH) }),
    )
    .max(20)
    .transform((keys) => Object.fromEntries(keys.map(({ name, value }) => [name, value]))),
  note,
  noteNe: note,
  most: z
    .int()
    .nullish()
    .transform((limit) => limit ?? null),
});

export type ProviderInput = z.output<typeof providerSchema>;
