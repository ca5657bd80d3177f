// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { composeSchema } from './composeSchema.mjs';

test('schema.graphql, written by `npm run generate`, matches the modules’ .graphql files', () => {
  expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe(composeSchema());
});
