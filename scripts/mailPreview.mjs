// @ts-check
// npm run mail:preview: every mail of the store with sample data, as .html, .txt and .eml files to look at.
import { join } from 'node:path';
import { mustRunNode } from './lib/command.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { generateCode } from './lib/generated.mjs';
import { preparePackages } from './lib/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { runScript } from './lib/script.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  await generateCode();
  await mustRunNode(['--import', 'tsx', 'graph/mail/preview/main.ts'], {
    env: { DATA_DIR: dataDirectory() },
    failure: 'The mails could not be written.',
  });
  console.log(`The mails are in ${join(dataDirectory(), 'mail-preview')}`);
});
