// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROBLEMS } from '#domain/errors/problemTexts.ts';
import { root } from '../paths.mjs';
import { composeSchema } from './composeSchema.mjs';
import { userErrorReasons } from './userErrorReasons.mjs';

test('schema.graphql is what the modules say: `npm run generate` writes it', () => {
  expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe(composeSchema());
});

test('its reasons are those of the tables of problems', () => {
  const written = readFileSync(join(root, 'graph/schema/userErrorReasons.graphql'), 'utf8');
  expect(written).toBe(userErrorReasons(PROBLEMS));
});
