import { expect, test } from 'vitest';
import { z } from 'zod';
import { defaultMessage } from './defaultMessage.ts';

const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], {
  eager: true,
});
const WRONG = [
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
const LIBRARY = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required)/;

const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject),
);

test.each(schemas)('%s has its own message for every invalid field', (_name, schema) => {
  const messages = Object.keys(schema.shape).flatMap((field) =>
    WRONG.flatMap((wrong) =>
      (schema.safeParse({ [field]: wrong }, { error: defaultMessage }).error?.issues ?? [])
        .filter(({ path }) => path[0] === field)
        .map(({ path, message }) => `${path.join('.')}: ${message}`),
    ),
  );
  expect([...new Set(messages)].filter((line) => LIBRARY.test(line.split(': ').slice(1).join(': ')))).toEqual(
    [],
  );
});
