// @ts-check
// npm run generate: schema.graphql out of what the modules and the tables of problems say, its types and hooks, and the Prisma client.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateCode } from './lib/generate/generated.mjs';
import { userErrorReasons } from './lib/generate/userErrorReasons.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { root } from './lib/paths.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  await preparePackages();
  const { tsImport } = await import('tsx/esm/api');
  const { PROBLEMS } = await tsImport('../domain/errors/problemTexts.ts', import.meta.url);
  writeFileSync(join(root, 'graph/schema/userErrorReasons.graphql'), userErrorReasons(PROBLEMS));
  const { composeSchema } = await import('./lib/generate/composeSchema.mjs');
  writeFileSync(join(root, 'schema.graphql'), composeSchema());
  await generateCode();
});
