// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { calculateMedians } from './figures.mjs';
import { openBenchStore } from './openBenchStore.mjs';
import { getCpuTime, readMemory } from './processes.mjs';
import { prepareReads } from './reads.mjs';

/**
 * @typedef {object} Start
 * @property {number} seconds until the first response
 * @property {number} cpu CPU until the first response, in ms
 * @property {number} atRest resident memory without requests, in MB
 * @property {number} idleCpuMsPerSecond CPU time that the server and its database use while there are no requests, in
 * ms per second
 */

const idleMilliseconds = 10_000;

/**
 * Starts the store several times. The last instance keeps running.
 * @param {Parameters<typeof openBenchStore>[0]} benchDatabase
 * @param {number} runCount
 */
export async function measureStart(benchDatabase, runCount) {
  const starts = [];
  for (let time = 1; ; time++) {
    const startedAt = performance.now();
    const store = await openBenchStore(benchDatabase);
    const seconds = (performance.now() - startedAt) / 1_000;
    const cpu = getCpuTime(store.pid);
    await prepareReads(store.url);
    await pause(idleMilliseconds / 2);
    const cpuBefore = getCpuTime(store.pid) + getCpuTime(store.databasePid);
    await pause(idleMilliseconds);
    const usedCpu = getCpuTime(store.pid) + getCpuTime(store.databasePid) - cpuBefore;
    starts.push({
      seconds,
      cpu,
      atRest: readMemory(store.pid).now,
      idleCpuMsPerSecond: (usedCpu * 1_000) / idleMilliseconds,
    });
    if (time === runCount) return { store, start: calculateMedians(starts) };
    await store.stop();
  }
}
