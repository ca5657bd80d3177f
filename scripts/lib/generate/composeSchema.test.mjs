// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { composeSchema } from './composeSchema.mjs';

test('schema.graphql is what the modules say: `npm run generate` writes it', () => {
  expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe(composeSchema());
});
