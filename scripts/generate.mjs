// @ts-check
// npm run generate: schema.graphql from the modules' .graphql files, its types and hooks, and the Prisma client.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  await preparePackages();
  const { composeSchema } = await import('./lib/generate/composeSchema.mjs');
  writeFileSync(join(root, 'schema.graphql'), composeSchema());
  await generateCode();
});
