// @ts-check
// node tools/bench/writes.mjs: what one write of each kind takes, of CPU in server and database, and how many statements.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createConnection } from 'mysql2/promise';
import { generateCode } from '../../scripts/lib/generate/generated.mjs';
import { preparePackages } from '../../scripts/lib/install/packages.mjs';
import { runScript } from '../../scripts/lib/process/script.mjs';
import { buildServer } from '../../scripts/lib/serverBuild.mjs';
import { startTrialDatabase } from '../../scripts/lib/suites/trialStore.mjs';
import { medians } from './store/figures.mjs';
import { Connection } from './store/load/connection.mjs';
import { toRequest } from './store/load/request.mjs';
import { measureStart } from './store/measureStart.mjs';
import { settle, withCpu } from './store/metered.mjs';
import { fillBenchDatabase } from './store/openBenchStore.mjs';
import { prepareReads } from './store/questions.mjs';
import { isWritten, shopperWrites } from './store/shopperWrites.mjs';
import { registerAccounts } from './store/signIn.mjs';
import { toTable } from './store/tables.mjs';

const count = 150;
const rounds = 3;
const perSecond = 10;

await runScript(async () => {
  await preparePackages();
  await generateCode();
  await buildServer();
  const server = await startTrialDatabase({ durable: true });
  const { store, start } = await measureStart(await fillBenchDatabase(server), 1);
  const { sizes } = await prepareReads(store.url);
  const accounts = await registerAccounts(store.url, 16);
  const database = await createConnection({ uri: store.databaseUrl, timezone: 'Z' });
  const connection = new Connection(store.port);

  const { view, addWish, removeWish, signIn, order } = shopperWrites({ sizes, accounts });
  const kinds = {
    'a look at a piece': view,
    'a wish': addWish,
    'a wish taken back': removeWish,
    'a sign-in': signIn,
    'an order': order,
  };
  /** @type {Map<string, { app: number, database: number, statements: number }[]>} */
  const measured = new Map();
  for (const write of Object.values(kinds)) await writeTimes(write, 20);
  await settle(store, start.idle);
  for (let round = 0; round < rounds; round++) {
    for (const [kind, write] of Object.entries(kinds)) {
      note(kind, await metered(() => writeTimes(write, count)));
      const afterwards = await settle(store, start.idle);
      if (kind === 'an order')
        note('what it leaves, all at once', { app: afterwards / count, database: 0, statements: Number.NaN });
    }
    note('what it leaves, ten a second', await metered(doAgain));
  }
  console.log(`\nidle: ${start.idle.toFixed(1)} ms a second\n`);
  console.log(
    toTable(
      [...measured].map(([kind, rows]) => {
        const { app, database: ofDatabase, statements } = medians(rows);
        return {
          kind,
          server: app.toFixed(2),
          database: ofDatabase.toFixed(2),
          both: (app + ofDatabase).toFixed(2),
          statements: statements.toFixed(1),
        };
      }),
    ),
  );
  connection.close();
  await database.end();
  await store.stop();

  /** The mails of the last orders are written and sent once more. */
  async function doAgain() {
    const [rows] = await database.query(
      "SELECT id FROM jobs WHERE kind = 'mailOrderPlaced' ORDER BY id DESC LIMIT ?",
      [count],
    );
    const ids = /** @type {{ id: string }[]} */ (rows).map(({ id }) => id);
    await database.query('DELETE FROM mails WHERE id IN (?)', [ids]);
    const started = performance.now();
    for (const [index, id] of ids.entries()) {
      await pause(Math.max(0, started + (index * 1_000) / perSecond - performance.now()));
      await database.query(
        "UPDATE jobs SET status = 'QUEUED', attempts = 0, run_after = UTC_TIMESTAMP(3) WHERE id = ?",
        [id],
      );
    }
    while ((await waiting()) > 0) await pause(200);
    return count;
  }

  async function waiting() {
    const [rows] = await database.query(
      "SELECT (SELECT COUNT(*) FROM jobs WHERE status IN ('QUEUED', 'RUNNING')) + (SELECT COUNT(*) FROM mails WHERE status IN ('QUEUED', 'SENDING')) AS waiting",
    );
    return Number(/** @type {{ waiting: number }[]} */ (rows)[0]?.waiting);
  }

  /** @param {() => Promise<number>} work */
  async function metered(work) {
    const [before, began] = [await questions(), performance.now()];
    const { app, database: ofDatabase } = await withCpu(store, async () => ({ count: await work() }));
    const idle = (start.idle * (performance.now() - began)) / 1_000 / count;
    return { app: app - idle, database: ofDatabase, statements: ((await questions()) - before) / count };
  }

  async function questions() {
    const [rows] = await database.query("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(/** @type {{ Value: string }[]} */ (rows)[0]?.Value);
  }

  /** @param {string} kind @param {{ app: number, database: number, statements: number }} figures */
  function note(kind, figures) {
    measured.set(kind, [...(measured.get(kind) ?? []), figures]);
  }

  /** @param {() => import('./store/shopperWrites.mjs').Write} write @param {number} times */
  async function writeTimes(write, times) {
    for (let time = 0; time < times; time++) {
      const { question, token } = write();
      const { status } = await connection.send(
        toRequest(JSON.stringify(question), { from: randomInt(2 ** 24), token }),
      );
      const body = connection.body.toString();
      if (!isWritten(status, body)) throw new Error(`A write failed (${status}): ${body}`);
    }
    return times;
  }
});
