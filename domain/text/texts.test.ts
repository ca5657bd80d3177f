import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hasHiddenCharacters } from './hiddenCharacters.ts';
import { buildMultilineSchema, buildSingleLineSchema } from './texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

const MULTI_LINE_FIELDS =
  /^(notes?|reason|words|exchangePreference|instructions|description(Ne)?|story(Ne)?|comment|message|text(Ne)?)$/;
/** Fields that are only compared with known values, and not stored. */
const COMPARED_FIELDS = /(password|token|ids?|list|key|value|code|mentions)$/i;

const HIDDEN_START = '\u202Etext';
const HIDDEN_WITHIN = 'A\u200Btext';

const CONTROL_CHARACTER = /\p{Cc}/u;
const CONTROL_IN_LINES = /(?!\n)\p{Cc}/u;

test('replaces each run of line breaks and control characters in a single-line text with a space', () => {
  expect(buildSingleLineSchema().parse(' Sita\r\n\0 Rai\u0085\u2028of\tPatan \0')).toBe('Sita Rai of Patan');
});

test('a multi-line text keeps line breaks, and its other control characters are removed', () => {
  expect(buildMultilineSchema().parse(' Ring\0 the bell\r\nTwice\u001b\n')).toBe('Ring the bell\nTwice');
});

test('keeps joiners, which Nepali needs', () => {
  expect(buildSingleLineSchema().parse('गर्‍यो')).toBe('गर्‍यो');
});

describe.each(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject),
  ),
)('%s', (_name, schema) => {
  test('rejects invisible characters', () => {
    const acceptedTexts = [HIDDEN_START, HIDDEN_WITHIN].flatMap((text) => readTexts(schema, { text }));
    expect(acceptedTexts.filter(({ text }) => hasHiddenCharacters(text))).toEqual([]);
  });

  test('removes control characters', () => {
    const acceptedTexts = readTexts(schema).filter(({ field, text }) =>
      (MULTI_LINE_FIELDS.test(field) ? CONTROL_IN_LINES : CONTROL_CHARACTER).test(text),
    );
    expect(acceptedTexts).toEqual([]);
  });
});

test('rejects direction marks with a specific reason', () => {
  for (const lines of [buildSingleLineSchema, buildMultilineSchema])
    expect(lines().safeParse('Sita\u202Eiar').error?.issues).toMatchObject([
      { params: { reason: 'HIDDEN_CHARACTERS' } },
    ]);
});

test('rejects the replacement character with a specific reason', () => {
  for (const lines of [buildSingleLineSchema, buildMultilineSchema])
    expect(lines().safeParse('S\uFFFDta').error?.issues).toMatchObject([
      { params: { reason: 'UNREADABLE_CHARACTERS' } },
    ]);
});

/** Parses a text that contains control characters with every field that accepts it. */
function readTexts(
  schema: z.ZodType,
  { field = '', text = 'Line one\r\nand\0two' } = {},
): { field: string; text: string }[] {
  const innerSchema = unwrapSchema(schema);
  if (innerSchema instanceof z.ZodObject)
    return Object.entries(innerSchema.shape).flatMap(([name, part]) =>
      readTexts(part as z.ZodType, { field: name, text }),
    );
  if (innerSchema instanceof z.ZodArray) return readTexts(innerSchema.element as z.ZodType, { field, text });
  if (COMPARED_FIELDS.test(field)) return [];
  const { data } = schema.safeParse(text);
  return typeof data === 'string' ? [{ field, text: data }] : [];
}

function unwrapSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return unwrapSchema(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return unwrapSchema(schema.in as z.ZodType);
  return schema;
}
