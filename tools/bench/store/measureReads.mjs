// @ts-check

import { measureCpu } from './cpuUsage.mjs';
import { calculateMedians } from './figures.mjs';
import { runLoad, startBareServer } from './runLoad.mjs';

/**
 * @typedef {import('./reads.mjs').Read} Read
 * @typedef {import('./openBenchStore.mjs').BenchStore} BenchStore
 * @typedef {import('./load/readers.mjs').ReadersResult} ReadersResult
 *
 * @typedef {object} ReadRow
 * @property {string} read
 * @property {'cached' | 'computed'} answer whether the response comes from the response cache
 * @property {number} perSecond
 * @property {number} p50
 * @property {number} p99
 * @property {number} app CPU of the server per request, in ms
 * @property {number} database CPU of the database per request, in ms
 * @property {number} cpuOfBare CPU as a multiple of the bare server's
 * @property {number} shareOfBare requests a second as a share of the bare server's
 * @property {number} others
 */

/**
 * Measures each read with and without the response cache, relative to a bare server that sends the same bytes.
 * @param {BenchStore} store
 * @param {Read[]} reads
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<ReadRow[]>}
 */
export async function measureReads(store, reads, { rounds, readers, seconds }) {
  const bareServer = await startBareServer(reads.flatMap(({ measuredRequests }) => measuredRequests));
  for (const read of reads) {
    await runReaders(store, read, { isUncached: true, readers, seconds });
    for (const server of [store, bareServer]) await runReaders(server, read, { readers, seconds: 1 });
  }
  /** @type {Map<string, Omit<ReadRow, 'read' | 'answer'>[]>} */
  const measurements = new Map();
  for (let round = 0; round < rounds; round++)
    for (const read of reads) {
      const bareResult = await measureCpu(bareServer, () =>
        runReaders(bareServer, read, { readers, seconds: seconds / 2 }),
      );
      for (const isUncached of [false, true]) {
        const storeResult = await measureCpu(store, () =>
          runReaders(store, read, { isUncached, readers, seconds }),
        );
        const key = toKey(read, isUncached);
        measurements.set(key, [...(measurements.get(key) ?? []), compare(storeResult, bareResult)]);
      }
    }
  return reads.flatMap((read) =>
    [false, true].map((isUncached) => ({
      read: read.name,
      answer: getResponseKind(isUncached),
      ...calculateMedians(measurements.get(toKey(read, isUncached)) ?? []),
    })),
  );
}

/**
 * @param {Read} read
 * @param {boolean} isUncached
 */
function toKey({ name }, isUncached) {
  return `${name} ${isUncached}`;
}

/**
 * @param {ReadersResult & { app: number, database: number, others: number }} own
 * @param {ReadersResult & { app: number }} limit
 */
function compare({ perSecond, p50, p99, app, database, others }, limit) {
  return {
    perSecond,
    p50,
    p99,
    app,
    database,
    cpuOfBare: (app + database) / limit.app,
    shareOfBare: perSecond / limit.perSecond,
    others,
  };
}

/**
 * @typedef {{ readers: number, seconds: number, isUncached?: boolean }} Reading
 *
 * @param {{ port: number }} server
 * @param {{ measuredRequests: { body: string, bytes?: number }[] }} read
 * @param {Reading} reading
 * @returns {Promise<ReadersResult>}
 */
function runReaders({ port }, { measuredRequests }, { readers, seconds, isUncached }) {
  const requests = measuredRequests.map(({ body, bytes }) => ({ body, bytes }));
  return runLoad('readers', {
    port,
    measuredRequests: requests,
    readers,
    milliseconds: seconds * 1_000,
    anew: isUncached,
  });
}

/**
 * @param {boolean} isUncached
 * @returns {ReadRow['answer']}
 */
function getResponseKind(isUncached) {
  return isUncached ? 'computed' : 'cached';
}
