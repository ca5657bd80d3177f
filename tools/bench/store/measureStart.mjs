// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { medians } from './figures.mjs';
import { openBenchStore } from './openBenchStore.mjs';
import { cpuTime, memory } from './processes.mjs';
import { prepareReads } from './reads.mjs';

/**
 * @typedef {object} Start
 * @property {number} seconds until the first response
 * @property {number} cpu CPU until the first response, in ms
 * @property {number} atRest resident memory without requests, in MB
 * @property {number} idle CPU of the server and its database without requests, in ms per second
 */

const restMilliseconds = 10_000;

/**
 * Starts the store several times. The last instance keeps running.
 * @param {Parameters<typeof openBenchStore>[0]} benchDatabase
 * @param {number} times
 */
export async function measureStart(benchDatabase, times) {
  const starts = [];
  for (let time = 1; ; time++) {
    const startedAt = performance.now();
    const store = await openBenchStore(benchDatabase);
    const seconds = (performance.now() - startedAt) / 1_000;
    const cpu = cpuTime(store.pid);
    await prepareReads(store.url);
    await pause(restMilliseconds / 2);
    const cpuBefore = cpuTime(store.pid) + cpuTime(store.databasePid);
    await pause(restMilliseconds);
    const usedCpu = cpuTime(store.pid) + cpuTime(store.databasePid) - cpuBefore;
    starts.push({ seconds, cpu, atRest: memory(store.pid).now, idle: (usedCpu * 1_000) / restMilliseconds });
    if (time === times) return { store, start: medians(starts) };
    await store.stop();
  }
}
