// @ts-check
// npm run mail:preview: writes every email with sample data as .html, .txt and .eml files.
import { join } from 'node:path';
import { loadEnvironment } from '../../scripts/lib/environment.mjs';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { getDataDirectory } from '../../scripts/lib/paths.mjs';
import { runNodeOrThrow } from '../../scripts/lib/process/command.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  await generateCode();
  await runNodeOrThrow(['--import', 'tsx', 'graph/mail/preview/main.ts'], {
    env: { DATA_DIR: getDataDirectory() },
    failure: 'The emails could not be written.',
  });
  console.log(`The emails are in ${join(getDataDirectory(), 'mail-preview')}`);
});
