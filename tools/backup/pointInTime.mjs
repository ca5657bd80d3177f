// @ts-check
// Tests that a store can be restored to a given minute: node tools/backup/pointInTime.mjs A private MariaDB server with
// a binary log in a temporary folder receives orders, is backed up, receives more orders and is then lost. The backup
// is restored, and the log is replayed up to that minute. Needs mariadb-binlog and mariadb (Debian: mariadb-client).
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPrivateServer } from '#tools/database/privateServer.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { run, runNodeOrThrow } from '../../scripts/lib/process/command.mjs';
import { findExecutable } from '../../scripts/lib/process/executable.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { onExit } from '../../scripts/lib/process/shutdown.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

await runScript(async () => {
  const binlog = findExecutable(['mariadb-binlog', 'mysqlbinlog']);
  const client = findExecutable(['mariadb', 'mysql']);
  if (!binlog || !client)
    throw new UserFacingError('mariadb-binlog and mariadb are not installed (Debian: mariadb-client).');
  const folder = mkdtempSync(join(tmpdir(), 'store-point-in-time-'));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const [sourceFolder, restoredFolder, logCopyFolder] = ['lost', 'found', 'safe'].map((name) =>
    join(folder, name),
  );
  if (!sourceFolder || !restoredFolder || !logCopyFolder) return;
  mkdirSync(logCopyFolder);

  const sourceServer = await step('Starting a database with a binary log', () =>
    startServer(sourceFolder, [
      '--log-bin=store-log',
      '--server-id=1',
      '--binlog-format=ROW',
      '--sync-binlog=1',
    ]),
  );
  const store = `${sourceServer.url}/store`;
  const env = { DATABASE_URL: store, DATA_DIR: sourceFolder, DEMO: '0' };
  await runProgram(['prisma/migrate.ts'], env);
  await placeOrders(store, 'before', 5);
  const backupOutput = await step('Backing up', () =>
    runProgram(['graph/backup/main.ts'], { ...env, BACKUP_TO: logCopyFolder }),
  );
  if (!backupOutput.includes('.tar')) throw new UserFacingError(backupOutput);

  await placeOrders(store, 'kept', 7);
  // The binary log has a resolution of one second.
  await pause(1500);
  const restoreTime = new Date();
  await pause(1500);
  await placeOrders(store, 'too-late', 3);
  const storedOrders = await readOrders(store);
  for (const name of readdirSync(join(sourceFolder, 'mysql')).filter((fileName) =>
    /^store-log\.\d+$/.test(fileName),
  ))
    copyFileSync(join(sourceFolder, 'mysql', name), join(logCopyFolder, name));
  await sourceServer.stop();
  rmSync(sourceFolder, { recursive: true });

  const restoredServer = await step('Starting an empty database', () => startServer(restoredFolder, []));
  const backup = readdirSync(logCopyFolder).find((name) => name.endsWith('.tar')) ?? '';
  const restoreOutput = await step('Restoring the backup', () =>
    runProgram(['graph/backup/restoreMain.ts', join(logCopyFolder, backup)], {
      DATABASE_URL: `${restoredServer.url}/store`,
      DATA_DIR: restoredFolder,
    }),
  );
  const [, position, file] = /at position (\d+) of the binary log (\S+?)\.$/m.exec(restoreOutput) ?? [];
  if (!position || !file)
    throw new UserFacingError(`The backup contains no binary log position:\n${restoreOutput}`);
  await expectOrders(`${restoredServer.url}/store`, storedOrders, ['before'], 'the backup alone');

  const { hostname, port, username, password } = new URL(restoredServer.url);
  const logNames = readdirSync(logCopyFolder).filter((name) => /^store-log\.\d+$/.test(name) && name >= file);
  const stopTime = restoreTime.toISOString().slice(0, 19).replace('T', ' ');
  const replayCommand = `TZ=UTC "${binlog}" --database=store --start-position=${position} --stop-datetime="${stopTime}" ${logNames.map((name) => `"${join(logCopyFolder, name)}"`).join(' ')} | "${client}" -h${hostname} -P${port} -u${username} -p${password} store`;
  await step(`Replaying the log up to ${stopTime}`, async () => {
    const { code, output } = await run('sh', ['-c', replayCommand]);
    if (code !== 0) throw new UserFacingError(output);
  });
  await expectOrders(
    `${restoredServer.url}/store`,
    storedOrders,
    ['before', 'kept'],
    `the store of ${stopTime}`,
  );
  await restoredServer.stop();
});

/**
 * @param {string} path
 * @param {string[]} options
 */
function startServer(path, options) {
  return startPrivateServer({ path, notice: `${path} is in use.`, options });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
async function runProgram(args, env) {
  const { output } = await runNodeOrThrow(['--import', 'tsx', ...args], {
    env,
    failure: `${args[0]} failed.`,
  });
  return output;
}

/**
 * Places orders under this customer name, each in its own transaction.
 * @param {string} store
 * @param {string} customerName
 * @param {number} count
 */
async function placeOrders(store, customerName, count) {
  await runProgram([join(root, 'tools/backup/sell.ts'), customerName, String(count)], {
    DATABASE_URL: store,
  });
}

/**
 * Returns every order with its lines, sorted by number.
 * @param {string} store
 * @returns {Promise<{ when: string, text: string }[]>}
 */
async function readOrders(store) {
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri: store, timezone: 'Z' });
  const [rows] = await connection.query(
    `SELECT o.*, l.id AS line_id, l.sku, l.line_total, e.id AS event_id FROM orders o JOIN order_lines l ON l.order_id = o.id
     JOIN order_events e ON e.order_id = o.id ORDER BY o.id, l.id, e.id`,
  );
  await connection.end();
  return /** @type {{ contact_name: string }[]} */ (rows).map((row) => ({
    when: row.contact_name,
    text: JSON.stringify(row),
  }));
}

/**
 * @param {string} store
 * @param {{ when: string, text: string }[]} soldOrders
 * @param {string[]} expected
 * @param {string} label
 */
async function expectOrders(store, soldOrders, expected, label) {
  const actualOrders = (await readOrders(store)).map(({ text }) => text);
  const expectedOrders = soldOrders
    .filter(({ when: customerName }) => expected.includes(customerName))
    .map(({ text }) => text);
  if (
    actualOrders.length !== expectedOrders.length ||
    actualOrders.some((text, index) => text !== expectedOrders[index])
  )
    throw new UserFacingError(
      `Expected ${expectedOrders.length} orders, but ${label} contains ${actualOrders.length}, or different ones.`,
    );
  console.log(`✓ ${label} contains exactly the ${actualOrders.length} expected orders`);
}
