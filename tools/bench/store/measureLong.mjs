// @ts-check
import { step } from '../../../scripts/lib/process/steps.mjs';
import { memory } from './processes.mjs';
import { runLoad } from './runLoad.mjs';

const requests = 1_000_000;
const slices = 20;
/** One in ten is asked past the cache. */
const madeAnew = 0.1;

/**
 * A million reads, and the memory after each twentieth of them.
 * @param {import('./openBenchStore.mjs').BenchStore} store
 * @param {import('./questions.mjs').Read[]} reads
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<number[]>} MB
 */
export async function measureLong({ port, pid }, reads, { readers }) {
  const questions = reads.flatMap((read) => read.questions.map(({ body }) => ({ body })));
  const count = requests / slices;
  /** @type {number[]} */
  const megabytes = [];
  for (let slice = 1; slice <= slices; slice++)
    await step(
      `Reads ${(slice * count).toLocaleString('en')}`,
      async () => {
        await runLoad('readers', { port, questions, readers, count: count * (1 - madeAnew) });
        await runLoad('readers', { port, questions, readers, count: count * madeAnew, anew: true });
        const { now } = memory(pid);
        megabytes.push(now);
        return now;
      },
      (now) => `${(slice * count).toLocaleString('en')} reads, ${Math.round(now)} MB`,
    );
  return megabytes;
}
