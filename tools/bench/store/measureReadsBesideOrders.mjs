// @ts-check

import { waitForJobs } from './cpuUsage.mjs';
import { calculateMedians } from './figures.mjs';
import { runLoad } from './runLoad.mjs';

/**
 * @typedef {object} ReadsBesideOrders
 * @property {number} alone orders a second without reads
 * @property {number} beside orders a second with reads
 * @property {number} share orders a second with reads, as a share of those without
 * @property {number} answered share of reads that were answered
 * @property {number} stale share of responses marked as stale
 * @property {number} p99 of the answered reads, in ms
 * @property {number} refusedOrders
 */

/** Orders in flight. */
export const concurrentOrders = 150;
/** Reads per second while the orders are in flight. */
const readsPerSecond = 200;
const warmUpMs = 5_000;
/** One read in four is a search with a new term. */
const searchCount = 500;

/**
 * Measures lists, products and searches while 150 orders are in flight. Each run starts after the jobs of the previous
 * run are done.
 * @param {import('./openBenchStore.mjs').BenchStore} store
 * @param {{ reads: import('./reads.mjs').Read[], sizes: import('./orders.mjs').Size[], idle: number }} shop `idle` is
 * the CPU that the store's processes use without requests, in ms per second
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<ReadsBesideOrders>}
 */
export async function measureReadsBesideOrders(store, { reads, sizes, idle }, { rounds, seconds }) {
  const queryBodies = reads.flatMap((read) => read.questions.map(({ body }) => body));
  const questions = Array.from({ length: searchCount }, (_, index) => [
    ...[0, 1, 2].map((offset) => queryBodies[(index * 3 + offset) % queryBodies.length] ?? ''),
    JSON.stringify({
      query: 'query ($search: String!) { products(filter: { search: $search }, first: 24) { totalCount } }',
      variables: { search: `ring ${index}` },
    }),
  ]).flat();
  const plan = { port: store.port, sizes, questions, buyers: concurrentOrders };
  /**
   * @param {number} readRate
   * @param {number} milliseconds
   * @returns {Promise<import('./load/ordersAndReads.mjs').BuyersAndReadersResult>}
   */
  const runOrdersAndReads = async (readRate, milliseconds) => {
    await waitForJobs(store, idle);
    return runLoad('ordersAndReads', { ...plan, readsPerSecond: readRate, milliseconds });
  };

  await runOrdersAndReads(readsPerSecond, warmUpMs);
  const measurements = [];
  for (let round = 0; round < rounds; round++) {
    const { ordersPerSecond: alone } = await runOrdersAndReads(0, seconds * 1_000);
    const {
      ordersPerSecond: beside,
      answered,
      stale,
      p99,
      refusedOrders,
    } = await runOrdersAndReads(readsPerSecond, seconds * 1_000);
    measurements.push({ alone, beside, share: beside / alone, answered, stale, p99, refusedOrders });
  }
  return calculateMedians(measurements);
}
