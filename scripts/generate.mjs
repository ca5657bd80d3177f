// @ts-check
// npm run generate: schema.graphql out of what the modules say, its types and hooks, and the Prisma client.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCode } from './lib/generated.mjs';
import { preparePackages } from './lib/packages.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await preparePackages();
  const { composeSchema } = await import('./lib/composeSchema.mjs');
  writeFileSync(join(root, 'schema.graphql'), composeSchema());
  await generateCode();
});
