// @ts-check
import { medians } from './figures.mjs';
import { readAgain } from './measureReads.mjs';
import { withCpu } from './metered.mjs';

/**
 * @typedef {object} SizeRow
 * @property {string} read
 * @property {number} small CPU in ms for each request at the demo's size
 * @property {number} large the same at the larger size
 * @property {number} times
 * @property {number} p99 in ms at the larger size
 */

/**
 * Each read past the cache in a large store, against the same in the demo's.
 * @param {Record<'small' | 'large', {
 *   store: import('./openBenchStore.mjs').BenchStore, reads: import('./questions.mjs').Read[]
 * }>} stores
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<SizeRow[]>}
 */
export async function measureAtSize({ small, large }, { rounds, readers, seconds }) {
  const reading = { anew: true, readers, seconds };
  const rows = [];
  for (const [index, read] of large.reads.entries()) {
    const same = small.reads[index] ?? read;
    await readAgain(large.store, read, { ...reading, seconds: 2 });
    const measured = [];
    for (let round = 0; round < rounds; round++) {
      const before = await withCpu(small.store, () => readAgain(small.store, same, reading));
      const at = await withCpu(large.store, () => readAgain(large.store, read, reading));
      const [one, other] = [before.app + before.database, at.app + at.database];
      measured.push({ small: one, large: other, times: other / one, p99: at.p99 });
    }
    rows.push({ read: read.name, ...medians(measured) });
  }
  return rows;
}
