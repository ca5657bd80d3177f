// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { medians } from './figures.mjs';
import { answerOf, readAgain } from './measureReads.mjs';
import { withCpu } from './metered.mjs';
import { runLoad } from './runLoad.mjs';
import { registerAccounts } from './signIn.mjs';

/**
 * @typedef {object} BesideWritesRow
 * @property {'kept' | 'made anew'} answer
 * @property {number} alone reads a second
 * @property {number} beside the same while others write
 * @property {number} share
 * @property {number} writes a second
 * @property {number} writeP99 in ms
 * @property {number} writeCpu of server and database, in ms: what the reads beside it have not used alone
 */

const accountCount = 16;
const aroundMs = 500;
/** What is written is compiled by then, as in a store that has run for a while. */
const warmUpMs = 10_000;

/**
 * All reads in turn, alone and while shoppers write 50 times a second.
 * @param {import('./openBenchStore.mjs').BenchStore} store
 * @param {{ reads: import('./questions.mjs').Read[], sizes: import('./orders.mjs').Size[] }} shop
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<BesideWritesRow[]>}
 */
export async function measureBesideWrites(store, { reads, sizes }, { rounds, readers, seconds }) {
  const { port, url } = store;
  const accounts = await registerAccounts(url, accountCount);
  // What is sold changes how long an answer is.
  const mixed = { questions: reads.flatMap((read) => read.questions.map(({ body }) => ({ body }))) };
  /** @param {number} milliseconds */
  const write = (milliseconds) =>
    /** @type {Promise<import('./load/writers.mjs').WritersResult>} */ (
      runLoad('writers', { port, sizes, accounts, milliseconds })
    );
  await write(warmUpMs);

  const rows = [];
  for (const anew of [false, true]) {
    const reading = { readers, seconds, anew };
    const measured = [];
    for (let round = 0; round < rounds; round++) {
      const alone = await withCpu(store, () => readAgain(store, mixed, reading));
      const beside = await withCpu(store, async () => {
        // Who writes has begun before who reads, and ends after them.
        const writing = write(seconds * 1_000 + 2 * aroundMs);
        await pause(aroundMs);
        return { ...(await readAgain(store, mixed, reading)), written: await writing };
      });
      const { written } = beside;
      const beyondReads = (beside.app + beside.database - alone.app - alone.database) * beside.count;
      measured.push({
        alone: alone.perSecond,
        beside: beside.perSecond,
        share: beside.perSecond / alone.perSecond,
        writes: written.perSecond,
        writeP99: written.p99,
        writeCpu: beyondReads / written.count,
      });
    }
    rows.push({ answer: answerOf(anew), ...medians(measured) });
  }
  return rows;
}
