// @ts-check
// npm run generate: the Prisma client, and the types and hooks of schema.graphql, made anew when stale.
import { generateCode } from './lib/generated.mjs';
import { preparePackages } from './lib/packages.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  await preparePackages();
  await generateCode();
});
