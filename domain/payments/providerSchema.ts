import { z } from 'zod';
import { oneLine } from '#domain/text/texts.ts';
import { PROVIDER_MODES } from './onlineMethods.ts';

/** Of a file in base64: CREDITOR.pfx has some thousand characters. */
export const LONGEST_KEY = 40_000;
export const LONGEST_NOTE = 200;

const NOTE_PROBLEM = /*i18n*/ 'Use at most 200 characters.';
const note = oneLine().max(LONGEST_NOTE, { error: NOTE_PROBLEM });

/** What the store says of a provider of online payments. */
export const providerSchema = z.object({
  isEnabled: z.boolean(),
  mode: z.enum(PROVIDER_MODES),
  keys: z
    .array(z.object({ name: oneLine().max(40), value: oneLine().max(LONGEST_KEY) }))
    .max(20)
    .transform((keys) => Object.fromEntries(keys.map(({ name, value }) => [name, value]))),
  note,
  noteNe: note,
  most: z
    .int()
    .nullish()
    .transform((most) => most ?? null),
});

export type ProviderWish = z.output<typeof providerSchema>;
