// @ts-check
// npm run dev: runs the store for development. Vite provides hot reload, and the server behind it restarts on every
// change.

import { join } from 'node:path';
import { openDatabase } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
import { startDemoPayments } from './lib/demoPayments.mjs';
import { getStorePort, loadEnvironment } from './lib/environment.mjs';
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { getDataDirectory } from './lib/paths.mjs';
import { getPackageCommand, startNode } from './lib/process/command.mjs';
import { expectFreePort } from './lib/process/ports.mjs';
import { runScript } from './lib/process/script.mjs';
import { step } from './lib/process/steps.mjs';
import { UserFacingError } from './lib/process/userFacingError.mjs';

const webPort = 5173;

await runScript(async () => {
  loadEnvironment();
  const port = getStorePort();
  const dataDir = getDataDirectory();
  await expectFreePort(port, process.env.HOST);
  await expectFreePort(webPort);

  await preparePackages();
  const database = await step(
    'Starting the database',
    () => openDatabase({ address: `http://localhost:${webPort}` }),
    () => 'Database running',
  );
  await generateCode();
  await fillDatabase({ url: database.url, dataDir, demo: true });
  const storeUrl = process.env.PUBLIC_URL || `http://localhost:${webPort}`;
  const payments = await startDemoPayments({ storeUrl, port, log: join(dataDir, 'payments.log') });

  const server = startNode([getPackageCommand('tsx'), 'watch', '--clear-screen=false', 'graph/main.ts'], {
    env: {
      PORT: String(port),
      PUBLIC_URL: storeUrl,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      DEMO: '1',
      DEMO_PAYMENTS_URL: payments,
    },
    stdio: 'inherit',
  });
  const webServer = startNode(
    [getPackageCommand('vite'), '--port', String(webPort), '--strictPort', '--clearScreen', 'false'],
    {
      env: { API_URL: `http://localhost:${port}` },
      stdio: 'inherit',
    },
  );
  console.log(
    `\nShop http://localhost:${webPort} · GraphiQL http://localhost:${webPort}/graphiql/ · Ctrl-C stops both.\n`,
  );
  throw await Promise.race([
    database.unexpectedExit,
    waitForExit(server, 'The server'),
    waitForExit(webServer, 'Vite'),
  ]);
});

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} name
 * @returns {Promise<Error>}
 */
function waitForExit(child, name) {
  return new Promise((resolve) =>
    child.once('exit', (code) => resolve(new UserFacingError(`${name} exited unexpectedly (${code}).`))),
  );
}
