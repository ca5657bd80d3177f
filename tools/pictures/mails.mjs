// @ts-check
// npm run mail:preview: writes every email with sample data as .html, .txt and .eml files.
import { join } from 'node:path';
import { loadEnvironment } from '../../scripts/lib/environment.mjs';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { dataDirectory } from '../../scripts/lib/paths.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  await generateCode();
  await mustRunNode(['--import', 'tsx', 'graph/mail/preview/main.ts'], {
    env: { DATA_DIR: dataDirectory() },
    failure: 'The emails could not be written.',
  });
  console.log(`The emails are in ${join(dataDirectory(), 'mail-preview')}`);
});
