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

const look = 500;

/**
 * Waits until what was left to be done in the background is done.
 * @param {Metered} metered
 * @param {number} idle what the two use of CPU while nobody asks for anything, ms a second
 * @returns {Promise<number>} the CPU that it took beyond that, in ms
 */
export async function settle({ pid, databasePid }, idle, patience = 60_000) {
  const used = () => cpuTime(pid) + cpuTime(databasePid);
  const started = performance.now();
  const lasted = () => performance.now() - started;
  let sum = 0;
  for (let calm = 0, last = used(), at = 0; calm < 3 && lasted() < patience; ) {
    await pause(look);
    const [now, until] = [used(), lasted()];
    const more = now - last - (idle * (until - at)) / 1_000;
    sum += more;
    calm = more > look / 20 ? 0 : calm + 1;
    [last, at] = [now, until];
  }
  return sum;
}
