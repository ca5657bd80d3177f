import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { buildSchema } from '#graph/schema/buildSchema.ts';
import { insertScopeTable } from './scopeTable.ts';

test('docs/api.md lists what each scope grants according to the access tables', async () => {
  const page = readFileSync('docs/api.md', 'utf8');
  await expect(insertScopeTable(page, buildSchema())).toMatchFileSnapshot('../../docs/api.md');
});
