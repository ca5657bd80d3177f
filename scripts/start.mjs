// @ts-check
// npm start: sets up and starts the store from a fresh clone: packages, generated code, server, web app, database,
// migrations and demo data.
import { join } from 'node:path';
import { expectFreeFolder } from '#tools/database/claimFolder.mjs';
import { getDataFolder } from '#tools/database/dataFolder.mjs';
import { openDatabase } from '#tools/database/openDatabase.mjs';
import { fillDatabase } from './lib/databaseContents.mjs';
import { demoAccounts } from './lib/demoAccounts.mjs';
import { startDemoPayments } from './lib/demoPayments.mjs';
import { getStorePort, isDemo, loadEnvironment } from './lib/environment.mjs';
import { generateCode } from './lib/generate/generated.mjs';
import { preparePackages } from './lib/install/packages.mjs';
import { getDataDirectory } from './lib/paths.mjs';
import { expectFreePort } from './lib/process/ports.mjs';
import { runScript } from './lib/process/script.mjs';
import { step } from './lib/process/steps.mjs';
import { buildServer, getBuiltProgram } from './lib/serverBuild.mjs';
import { checkSettings } from './lib/startUp/checkSettings.mjs';
import { expectDataFolder } from './lib/startUp/expectDataFolder.mjs';
import { startStoreServer } from './lib/storeServer.mjs';
import { openStorePort } from './lib/supervision/storePort.mjs';
import { superviseStore } from './lib/supervision/superviseStore.mjs';
import { buildWeb } from './lib/webBuild.mjs';

await runScript(async () => {
  loadEnvironment();
  const demo = isDemo();
  const port = getStorePort();
  const address = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const dataDir = getDataDirectory();
  if (!process.env.DATABASE_URL) expectFreeFolder(getDataFolder(dataDir));
  await expectFreePort(port, process.env.HOST);
  await expectDataFolder(dataDir);

  await preparePackages();
  // The settings and the database are checked while the code is built, so that problems are reported early.
  const databasePromise = openDatabase({ address });
  await Promise.all([checkSettings(), databasePromise, prepareCode()]);
  const database = await step(
    'Starting the database',
    () => databasePromise,
    () => 'Database running',
  );
  await rejectOnDatabaseFailure(
    fillDatabase({ url: database.url, dataDir, demo, program: getBuiltProgram }),
    database,
  );
  // In production the process manager collects the server's log. Elsewhere the log is written to a file, so that it
  // does not hide the output of this script.
  const log = process.env.NODE_ENV === 'production' ? undefined : join(dataDir, 'store.log');
  const payments =
    demo && log
      ? await rejectOnDatabaseFailure(startDemoPayments({ storeUrl: address, port, log }), database)
      : undefined;
  const options = {
    port,
    databaseUrl: database.url,
    databaseDir: database.dir,
    dataDir,
    demo,
    log,
    env: payments ? { DEMO_PAYMENTS_URL: payments } : undefined,
    storePort: await openStorePort(port),
  };
  const server = await step(
    'Opening the store',
    () => rejectOnDatabaseFailure(startStoreServer(options), database),
    () => 'Store open',
  );
  showAddresses({ address, demo, log, payments });
  throw await superviseStore({ server, options, database });
});

async function prepareCode() {
  await generateCode();
  await buildServer();
  await buildWeb();
}

/**
 * Returns the result of work that needs the database. Rejects as soon as the database fails.
 * @template Result
 * @param {Promise<Result>} work
 * @param {import('#tools/database/openDatabase.mjs').Database} database
 * @returns {Promise<Result>}
 */
function rejectOnDatabaseFailure(work, { unexpectedExit }) {
  return Promise.race([
    work,
    unexpectedExit.then((error) => {
      throw error;
    }),
  ]);
}

/** @param {{ address: string, demo: boolean, log: string | undefined, payments: string | undefined }} opened */
function showAddresses({ address, demo, log, payments }) {
  console.log(`\n  Shop      ${address}\n  GraphQL   ${address}/graphql\n  REST      ${address}/api/docs`);
  if (payments) console.log(`  Payments  ${payments} (demo: no money moves)`);
  if (log) console.log(`  Log       ${log}`);
  if (demo) {
    const rows = demoAccounts.map(
      ([role = '', email = '', password]) => `  ${role.padEnd(13)}${email.padEnd(23)}${password}`,
    );
    console.log(`\nDemo accounts:\n\n${rows.join('\n')}`);
  } else console.log('\nAppoint the owner: npm run owner -- you@example.com "Your Name"');
  console.log('\nCtrl-C closes it.');
}
