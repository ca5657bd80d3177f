import { expect, test } from 'vitest';
import { z } from 'zod';
import { getDefaultMessage } from './getDefaultMessage.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});
const INVALID_VALUES = [
  undefined,
  null,
  Number.NaN,
  -1,
  1.5,
  1e12,
  '',
  'x'.repeat(10_000),
  true,
  [],
  [null],
  {},
  { x: 1 },
];
/** Default messages of zod. */
const LIBRARY_MESSAGE = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required)/;

const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject),
);

test.each(schemas)('%s has its own message for every invalid field', (_name, schema) => {
  const messages = Object.keys(schema.shape).flatMap((field) =>
    INVALID_VALUES.flatMap((invalidValue) =>
      (schema.safeParse({ [field]: invalidValue }, { error: getDefaultMessage }).error?.issues ?? [])
        .filter(({ path }) => path[0] === field)
        .map(({ path, message }) => `${path.join('.')}: ${message}`),
    ),
  );
  expect(
    [...new Set(messages)].filter((line) => LIBRARY_MESSAGE.test(line.split(': ').slice(1).join(': '))),
  ).toEqual([]);
});
