// @ts-check
// npm run media:move: copies photos and models from the data folder to the bucket in S3_BUCKET.
import { loadEnvironment } from './lib/environment.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { getDataDirectory } from './lib/paths.mjs';
import { runNodeOrThrow } from './lib/process/command.mjs';
import { runScript } from './lib/process/script.mjs';

await runScript(async () => {
  loadEnvironment();
  await preparePackages();
  await runNodeOrThrow(['--import', 'tsx', 'graph/media/main.ts'], {
    env: { DATA_DIR: getDataDirectory() },
    show: true,
    failure:
      'Not everything could be copied. Run the command again; files already in the bucket are skipped.',
  });
});
