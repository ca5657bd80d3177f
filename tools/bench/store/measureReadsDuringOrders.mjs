// @ts-check

import { waitForJobs } from './cpuUsage.mjs';
import { calculateMedians } from './figures.mjs';
import { runLoad } from './runLoad.mjs';

/**
 * @typedef {object} ReadsDuringOrdersResult
 * @property {number} ordersPerSecondWithoutReads orders a second without reads
 * @property {number} ordersPerSecondWithReads orders a second with reads
 * @property {number} share orders a second with reads, as a share of those without
 * @property {number} answeredShare share of reads that were answered
 * @property {number} staleShare share of responses marked as stale
 * @property {number} p99 of the answered reads, in ms
 * @property {number} refusedOrders
 */

/** Orders in flight. */
export const concurrentOrders = 150;
/** Reads per second while the orders are in flight. */
const readsPerSecond = 200;
const warmUpMs = 5_000;
/** Number of different search terms. Every fourth read is a search. */
const searchCount = 500;

/**
 * Measures lists, products and searches while 150 orders are in flight. Each run starts after the jobs of the previous
 * run are done.
 * @param {import('./openBenchStore.mjs').BenchStore} store
 * @param {{ reads: import('./reads.mjs').Read[], variants: import('./orders.mjs').Variant[], idleCpuMsPerSecond: number
 * }} shop `idleCpuMsPerSecond` is the CPU time that the store's processes use while there are no requests, in ms per
 * second
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<ReadsDuringOrdersResult>}
 */
export async function measureReadsDuringOrders(
  store,
  { reads, variants, idleCpuMsPerSecond },
  { rounds, seconds },
) {
  const queryBodies = reads.flatMap((read) => read.measuredRequests.map(({ body }) => body));
  const requestBodies = Array.from({ length: searchCount }, (_, index) => [
    ...[0, 1, 2].map((offset) => queryBodies[(index * 3 + offset) % queryBodies.length] ?? ''),
    JSON.stringify({
      query: 'query ($search: String!) { products(filter: { search: $search }, first: 24) { totalCount } }',
      variables: { search: `ring ${index}` },
    }),
  ]).flat();
  const plan = { port: store.port, variants, requestBodies, concurrentOrders };
  /**
   * @param {number} readRate
   * @param {number} milliseconds
   * @returns {Promise<import('./load/ordersAndReads.mjs').BuyersAndReadersResult>}
   */
  const runOrdersAndReads = async (readRate, milliseconds) => {
    await waitForJobs(store, idleCpuMsPerSecond);
    return runLoad('ordersAndReads', { ...plan, readsPerSecond: readRate, milliseconds });
  };

  await runOrdersAndReads(readsPerSecond, warmUpMs);
  const measurements = [];
  for (let round = 0; round < rounds; round++) {
    const { ordersPerSecond: ordersPerSecondWithoutReads } = await runOrdersAndReads(0, seconds * 1_000);
    const {
      ordersPerSecond: ordersPerSecondWithReads,
      answeredShare,
      staleShare,
      p99,
      refusedOrders,
    } = await runOrdersAndReads(readsPerSecond, seconds * 1_000);
    measurements.push({
      ordersPerSecondWithoutReads,
      ordersPerSecondWithReads,
      share: ordersPerSecondWithReads / ordersPerSecondWithoutReads,
      answeredShare,
      staleShare,
      p99,
      refusedOrders,
    });
  }
  return calculateMedians(measurements);
}
