import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AccessTable, mergeTables } from '#graph/access/accessTable.ts';
import { composeShopSchema } from './composeShopSchema.ts';

// Part of `npm run generate`, run from the repository root. It reads the schema files because loading the modules would
// take ten times as long.
const files = readdirSync('graph/modules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.access.ts'))
  .sort();
const tables = files.map(async (file): Promise<AccessTable> => {
  const { access } = await import(join(process.cwd(), 'graph/modules', file));
  return access;
});
const contract = readFileSync('schema.graphql', 'utf8');
writeFileSync('schema.shop.graphql', composeShopSchema(contract, mergeTables(await Promise.all(tables))));
