// @ts-check
import { medians } from './figures.mjs';
import { settle } from './metered.mjs';
import { runLoad } from './runLoad.mjs';

/**
 * @typedef {object} ReadsBesideOrders
 * @property {number} alone orders a second while nobody reads
 * @property {number} beside the same beside the reads
 * @property {number} share of the orders alone
 * @property {number} answered share of the reads that were answered
 * @property {number} stale share of those that were marked as stale
 * @property {number} p99 of the answered reads, ms
 * @property {number} refusedOrders
 */

/** Orders in flight. */
export const buyers = 150;
/** Reads that shoppers of such a sale make beside. */
const readsPerSecond = 200;
const warmUpMs = 5_000;
/** One read in four is a search that nobody made before. */
const searches = 500;

/**
 * Lists, products and searches while 150 orders are in flight. Each load begins once the jobs of the one before are done.
 * @param {import('./openBenchStore.mjs').BenchStore} store
 * @param {{ reads: import('./questions.mjs').Read[], sizes: import('./orders.mjs').Size[], idle: number }} shop
 *   `idle` is what the store's processes use of CPU by themselves, ms a second
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<ReadsBesideOrders>}
 */
export async function measureReadsBesideOrders(store, { reads, sizes, idle }, { rounds, seconds }) {
  const known = reads.flatMap((read) => read.questions.map(({ body }) => body));
  const questions = Array.from({ length: searches }, (_, at) => [
    ...[0, 1, 2].map((next) => known[(at * 3 + next) % known.length] ?? ''),
    JSON.stringify({
      query: 'query ($search: String!) { products(filter: { search: $search }, first: 24) { totalCount } }',
      variables: { search: `ring ${at}` },
    }),
  ]).flat();
  const plan = { port: store.port, sizes, questions, buyers };
  /**
   * @param {number} pace
   * @param {number} milliseconds
   * @returns {Promise<import('./load/buyersAndReaders.mjs').BuyersAndReadersResult>}
   */
  const load = async (pace, milliseconds) => {
    await settle(store, idle);
    return runLoad('buyersAndReaders', { ...plan, readsPerSecond: pace, milliseconds });
  };

  await load(readsPerSecond, warmUpMs);
  const measured = [];
  for (let round = 0; round < rounds; round++) {
    const { ordersPerSecond: alone } = await load(0, seconds * 1_000);
    const {
      ordersPerSecond: beside,
      answered,
      stale,
      p99,
      refusedOrders,
    } = await load(readsPerSecond, seconds * 1_000);
    measured.push({ alone, beside, share: beside / alone, answered, stale, p99, refusedOrders });
  }
  return medians(measured);
}
