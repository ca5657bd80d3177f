// @ts-check
// npm run serve: starts a store built with npm run generate and npm run build. A production install (npm ci --omit=dev)
// is enough.
import { fillDatabase } from './lib/databaseContents.mjs';
import { getStorePort, isDemo, loadEnvironment } from './lib/environment.mjs';
import { getDataDirectory } from './lib/paths.mjs';
import { expectFreePort } from './lib/process/ports.mjs';
import { runScript } from './lib/process/script.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';
import { getBuiltProgram } from './lib/serverBuild.mjs';
import { checkSettings } from './lib/startUp/checkSettings.mjs';
import { expectDataFolder } from './lib/startUp/expectDataFolder.mjs';
import { startStoreServer } from './lib/storeServer.mjs';
import { openStorePort } from './lib/supervision/storePort.mjs';
import { superviseStore } from './lib/supervision/superviseStore.mjs';

await runScript(async () => {
  loadEnvironment();
  const { DATABASE_URL: url, HOST } = process.env;
  if (!url) throw new UserFacingError('DATABASE_URL is missing. Set it to the database of the store.');
  const [port, dataDir, demo] = [getStorePort(), getDataDirectory(), isDemo()];
  await expectFreePort(port, HOST);
  await expectDataFolder(dataDir);
  await checkSettings(getBuiltProgram);
  await fillDatabase({ url, dataDir, demo, program: getBuiltProgram });
  const options = { port, databaseUrl: url, dataDir, demo, storePort: await openStorePort(port) };
  const server = await startStoreServer(options);
  throw await superviseStore({ server, options });
});
