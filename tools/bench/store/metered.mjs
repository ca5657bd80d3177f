// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { cores, cpuTime, machineTime } from './processes.mjs';

/**
 * What is measured: a server and, where it has one, its database.
 * @typedef {{ pid: import('./processes.mjs').Pid, databasePid?: import('./processes.mjs').Pid }} Metered
 */

/**
 * Does some work and says what CPU it took in the server, in its database, and in nothing of ours.
 * @template {{ count: number }} Result
 * @param {Metered} metered
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result & { app: number, database: number, others: number }>}
 *   `app` and `database` in ms for each of `count`, `others` as a share of the machine
 */
export async function withCpu({ pid, databasePid }, work) {
  const before = readTimes();
  const started = performance.now();
  const result = await work();
  const lasted = performance.now() - started;
  const after = readTimes();
  const app = after.app - before.app;
  const database = databasePid === undefined ? 0 : after.database - before.database;
  const ours = app + database + after.self - before.self;
  return {
    ...result,
    app: app / result.count,
    database: database / result.count,
    others: Math.max(0, after.machine - before.machine - ours) / lasted / cores,
  };

  function readTimes() {
    return {
      app: cpuTime(pid),
      database: cpuTime(databasePid),
      self: cpuTime('self', { withChildren: true }),
      machine: machineTime(),
    };
  }
}

const quiet = 40;
const look = 500;

/**
 * Waits until what was left to be done in the background is done; answers the CPU that it took, in ms.
 * @param {Metered} metered
 */
export async function settle({ pid, databasePid }, patience = 15_000) {
  const used = () => cpuTime(pid) + cpuTime(databasePid);
  const before = used();
  let last = before;
  for (let waited = 0, calm = 0; waited < patience && calm < 3; waited += look) {
    await pause(look);
    const now = used();
    calm = now - last > quiet ? 0 : calm + 1;
    last = now;
  }
  return last - before;
}
