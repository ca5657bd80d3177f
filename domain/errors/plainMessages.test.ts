import { expect, test } from 'vitest';
import { z } from 'zod';
import { plainly } from './plainly.ts';

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
/** What zod says by itself. */
const LIBRARY = /^(Invalid|Too (big|small)|Unrecognized|Expected|Required)/;

const schemas = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, z.ZodObject] => entry[1] instanceof z.ZodObject),
);

test.each(schemas)(
  '%s says in the words of the store what is wrong with each of its fields',
  (_name, schema) => {
    const said = Object.keys(schema.shape).flatMap((field) =>
      WRONG.flatMap((wrong) =>
        (schema.safeParse({ [field]: wrong }, { error: plainly }).error?.issues ?? [])
          .filter(({ path }) => path[0] === field)
          .map(({ path, message }) => `${path.join('.')}: ${message}`),
      ),
    );
    expect([...new Set(said)].filter((line) => LIBRARY.test(line.split(': ').slice(1).join(': ')))).toEqual(
      [],
    );
  },
);
