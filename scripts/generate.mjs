// @ts-check
// npm run generate: schema.graphql from the modules' .graphql files, its types and hooks, and the Prisma client.
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { mustRunNode } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  await preparePackages();
  await mustRunNode(['--import', 'tsx', 'scripts/lib/generate/writeSchema.mjs'], {
    failure: 'schema.graphql could not be composed.',
  });
  await generateCode();
});
