// @ts-check
// npm run media:move: copies photographs and models from the data folder to the bucket that S3_BUCKET names.
import { loadEnvironment } from './lib/environment.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { dataDirectory } from './lib/paths.mjs';
import { mustRunNode } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  await mustRunNode(['--import', 'tsx', 'graph/media/main.ts'], {
    env: { DATA_DIR: dataDirectory() },
    show: true,
    failure: 'Not everything could be copied. Run it again: what is there already is not copied twice.',
  });
});
