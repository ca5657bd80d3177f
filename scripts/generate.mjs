// @ts-check
// npm run generate: composes schema.graphql from the modules' .graphql files, the permissions and the payment
// providers; generates the schema's types and hooks and the Prisma client; composes schema.shop.graphql from the access
// tables.
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { runNodeOrThrow } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  await preparePackages();
  await runNodeOrThrow(['--import', 'tsx', 'scripts/lib/generate/writeSchema.mjs'], {
    failure: 'schema.graphql could not be composed.',
  });
  await generateCode();
  await runNodeOrThrow(['--import', 'tsx', 'graph/schema/writeShopSchema.ts'], {
    failure: 'schema.shop.graphql could not be composed.',
  });
});
