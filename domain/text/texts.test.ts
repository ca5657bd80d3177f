import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hidesSomething } from './hiddenCharacters.ts';
import { manyLines, oneLine } from './texts.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});

/** What people write in several lines. */
const SEVERAL_LINES =
  /^(notes?|reason|words|wishedWords|instructions|description(Ne)?|story(Ne)?|comment|message|text(Ne)?)$/;
/** Only compared with what is known, and kept nowhere as it was sent. */
const COMPARED = /(password|token|ids?|list|key|value|code|mentions)$/i;

const HIDDEN_START = '\u202Etext';
const HIDDEN_WITHIN = 'A\u200Btext';

const CONTROL = /\p{Cc}/u;
const CONTROL_IN_LINES = /(?!\n)\p{Cc}/u;

test('a text of one line has every run of line breaks and control characters as one space', () => {
  expect(oneLine().parse(' Sita\r\n\0 Rai\u0085\u2028of\tPatan \0')).toBe('Sita Rai of Patan');
});

test('a text of several lines keeps its lines and no other control character', () => {
  expect(manyLines().parse(' Ring\0 the bell\r\nTwice\u001b\n')).toBe('Ring the bell\nTwice');
});

test('joiners, which Nepali is written with, stay', () => {
  expect(oneLine().parse('गर्‍यो')).toBe('गर्‍यो');
});

describe.each(
  Object.values(modules).flatMap((module) =>
    Object.entries(module).filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject),
  ),
)('%s', (_name, schema) => {
  test('lets nothing through that cannot be seen', () => {
    const through = [HIDDEN_START, HIDDEN_WITHIN].flatMap((text) => readTexts(schema, { text }));
    expect(through.filter(({ text }) => hidesSomething(text))).toEqual([]);
  });

  test('lets no control character through', () => {
    const through = readTexts(schema).filter(({ field, text }) =>
      (SEVERAL_LINES.test(field) ? CONTROL_IN_LINES : CONTROL).test(text),
    );
    expect(through).toEqual([]);
  });
});

test('what turns the direction of writing is refused, with a reason of its own', () => {
  for (const lines of [oneLine, manyLines])
    expect(lines().safeParse('Sita\u202Eiar').error?.issues).toMatchObject([
      { params: { reason: 'HIDDEN_CHARACTERS' } },
    ]);
});

test('a lost letter is refused, with a reason of its own', () => {
  for (const lines of [oneLine, manyLines])
    expect(lines().safeParse('S\uFFFDta').error?.issues).toMatchObject([
      { params: { reason: 'LOST_LETTERS' } },
    ]);
});

/** What each field makes of a text with control characters, where it takes one. */
function readTexts(
  schema: z.ZodType,
  { field = '', text = 'Line one\r\nand\0two' } = {},
): { field: string; text: string }[] {
  const inner = within(schema);
  if (inner instanceof z.ZodObject)
    return Object.entries(inner.shape).flatMap(([name, part]) =>
      readTexts(part as z.ZodType, { field: name, text }),
    );
  if (inner instanceof z.ZodArray) return readTexts(inner.element as z.ZodType, { field, text });
  if (COMPARED.test(field)) return [];
  const { data } = schema.safeParse(text);
  return typeof data === 'string' ? [{ field, text: data }] : [];
}

function within(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return within(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe) return within(schema.in as z.ZodType);
  return schema;
}
