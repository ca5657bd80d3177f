// @ts-check
import { medians } from './figures.mjs';
import { withCpu } from './metered.mjs';
import { runLoad, startBareServer } from './runLoad.mjs';

/**
 * @typedef {import('./questions.mjs').Read} Read
 * @typedef {import('./openBenchStore.mjs').BenchStore} BenchStore
 * @typedef {import('./load/readers.mjs').ReadersResult} ReadersResult
 *
 * @typedef {object} ReadRow
 * @property {string} read
 * @property {'kept' | 'made anew'} answer whether it comes from the cache of answers
 * @property {number} perSecond
 * @property {number} p50
 * @property {number} p99
 * @property {number} app CPU of the server in ms for each request
 * @property {number} database the same of its database
 * @property {number} cpuOfBare how many times the bare server's CPU
 * @property {number} shareOfBare requests a second as a part of the bare server's
 * @property {number} others
 */

/**
 * Each read from the cache of answers and past it, against a bare server that sends the very same bytes.
 * @param {BenchStore} store
 * @param {Read[]} reads
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<ReadRow[]>}
 */
export async function measureReads(store, reads, { rounds, readers, seconds }) {
  const bare = await startBareServer(reads.flatMap(({ questions }) => questions));
  for (const read of reads) {
    await readAgain(store, read, { anew: true, readers, seconds });
    for (const server of [store, bare]) await readAgain(server, read, { readers, seconds: 1 });
  }
  /** @type {Map<string, Omit<ReadRow, 'read' | 'answer'>[]>} */
  const measured = new Map();
  for (let round = 0; round < rounds; round++)
    for (const read of reads) {
      const limit = await withCpu(bare, () => readAgain(bare, read, { readers, seconds: seconds / 2 }));
      for (const anew of [false, true]) {
        const own = await withCpu(store, () => readAgain(store, read, { anew, readers, seconds }));
        const key = keyOf(read, anew);
        measured.set(key, [...(measured.get(key) ?? []), compare(own, limit)]);
      }
    }
  return reads.flatMap((read) =>
    [false, true].map((anew) => ({
      read: read.name,
      answer: answerOf(anew),
      ...medians(measured.get(keyOf(read, anew)) ?? []),
    })),
  );
}

/**
 * @param {Read} read
 * @param {boolean} anew
 */
function keyOf({ name }, anew) {
  return `${name} ${anew}`;
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
 * @typedef {{ readers: number, seconds: number, anew?: boolean }} Reading
 *
 * @param {{ port: number }} server
 * @param {{ questions: { body: string, bytes?: number }[] }} read
 * @param {Reading} reading
 * @returns {Promise<ReadersResult>}
 */
function readAgain({ port }, { questions }, { readers, seconds, anew }) {
  const asked = questions.map(({ body, bytes }) => ({ body, bytes }));
  return runLoad('readers', { port, questions: asked, readers, milliseconds: seconds * 1_000, anew });
}

/**
 * @param {boolean} anew
 * @returns {ReadRow['answer']}
 */
function answerOf(anew) {
  return anew ? 'made anew' : 'kept';
}
