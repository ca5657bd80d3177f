// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { cores, cpuTime, machineTime } from './processes.mjs';

/**
 * A server whose CPU is measured, with its database if it has one.
 * @typedef {{ pid: import('./processes.mjs').Pid, databasePid?: import('./processes.mjs').Pid }} Metered
 */

/**
 * Runs some work and measures the CPU used by the server, by its database and by other programs.
 * @template {{ count: number }} Result
 * @param {Metered} metered
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result & { app: number, database: number, others: number }>} `app` and `database` in ms per unit
 * of `count`, `others` as a share of the machine
 */
export async function withCpu({ pid, databasePid }, work) {
  const before = readTimes();
  const started = performance.now();
  const result = await work();
  const lasted = performance.now() - started;
  const after = readTimes();
  const app = after.app - before.app;
  const database = databasePid === undefined ? 0 : after.database - before.database;
  const measuredCpu = app + database + after.self - before.self;
  return {
    ...result,
    app: app / result.count,
    database: database / result.count,
    others: Math.max(0, after.machine - before.machine - measuredCpu) / lasted / cores,
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

const checkIntervalMs = 500;

/**
 * Waits until background work is done.
 * @param {Metered} metered
 * @param {number} idle CPU that the server and database use without requests, in ms per second
 * @returns {Promise<number>} CPU used in addition to `idle`, in ms
 */
export async function waitForJobs({ pid, databasePid }, idle, patience = 60_000) {
  const used = () => cpuTime(pid) + cpuTime(databasePid);
  const started = performance.now();
  const lasted = () => performance.now() - started;
  let sum = 0;
  for (let calm = 0, last = used(), at = 0; calm < 3 && lasted() < patience; ) {
    await pause(checkIntervalMs);
    const [now, until] = [used(), lasted()];
    const extraCpu = now - last - (idle * (until - at)) / 1_000;
    sum += extraCpu;
    calm = extraCpu > checkIntervalMs / 20 ? 0 : calm + 1;
    [last, at] = [now, until];
  }
  return sum;
}
