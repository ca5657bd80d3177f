// @ts-check
// npm run media:move: copies photos and models from the data folder to the bucket in S3_BUCKET.
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
    failure:
      'Not everything could be copied. Run the command again; files already in the bucket are skipped.',
  });
});
