// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { coreCount, getCpuTime, getMachineCpuTime } from './processes.mjs';

/**
 * A server whose CPU time is measured, and its database if it has one.
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
export async function measureCpu({ pid, databasePid }, work) {
  const timesBefore = readTimes();
  const startedAt = performance.now();
  const result = await work();
  const elapsedMs = performance.now() - startedAt;
  const timesAfter = readTimes();
  const appCpu = timesAfter.app - timesBefore.app;
  const databaseCpu = databasePid === undefined ? 0 : timesAfter.database - timesBefore.database;
  const measuredCpu = appCpu + databaseCpu + timesAfter.self - timesBefore.self;
  return {
    ...result,
    app: appCpu / result.count,
    database: databaseCpu / result.count,
    others: Math.max(0, timesAfter.machine - timesBefore.machine - measuredCpu) / elapsedMs / coreCount,
  };

  function readTimes() {
    return {
      app: getCpuTime(pid),
      database: getCpuTime(databasePid),
      self: getCpuTime('self', { withChildren: true }),
      machine: getMachineCpuTime(),
    };
  }
}

const checkIntervalMs = 500;

/**
 * Waits until background work is done.
 * @param {Metered} metered
 * @param {number} idleCpuMsPerSecond CPU time that the server and database use while there are no requests, in ms per
 * second
 * @returns {Promise<number>} CPU used in addition to `idleCpuMsPerSecond`, in ms
 */
export async function waitForJobs({ pid, databasePid }, idleCpuMsPerSecond, timeoutMs = 60_000) {
  const readCpuTime = () => getCpuTime(pid) + getCpuTime(databasePid);
  const startedAt = performance.now();
  const getElapsedMs = () => performance.now() - startedAt;
  let sum = 0;
  for (
    let calmIntervals = 0, lastCpuTime = readCpuTime(), lastElapsedMs = 0;
    calmIntervals < 3 && getElapsedMs() < timeoutMs;
  ) {
    await pause(checkIntervalMs);
    const [now, currentElapsedMs] = [readCpuTime(), getElapsedMs()];
    const extraCpu = now - lastCpuTime - (idleCpuMsPerSecond * (currentElapsedMs - lastElapsedMs)) / 1_000;
    sum += extraCpu;
    calmIntervals = extraCpu > checkIntervalMs / 20 ? 0 : calmIntervals + 1;
    [lastCpuTime, lastElapsedMs] = [now, currentElapsedMs];
  }
  return sum;
}
