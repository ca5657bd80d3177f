// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { isEnding } from '../process/ending.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';
import { pauseBefore } from './backOff.mjs';

/**
 * One life of a program that is kept running.
 * @typedef {object} Life
 * @property {Promise<Error>} failed answers, with what there is to say of it, when the program ends by itself
 */

/**
 * Starts a program again whenever it ends by itself, until it ends too often.
 * @param {string} name
 * @param {{ first: Life, again: () => Promise<Life>, ended?: (why: Error) => void, say?: (line: string) => void }} options
 *   `first` is the life that it lives already; `again` rejects when it does not start, which counts as an end; `ended` is
 *   called at each end
 * @returns {Promise<Error>} answers when it is given up
 */
export async function keepRunning(name, { first, again, ended = () => {}, say = tell }) {
  /** @type {number[]} */
  const ends = [];
  for (let life = first; ; ) {
    const why = await life.failed;
    // Whoever ends the store ends its programs too.
    if (isEnding()) return new Promise(() => {});
    const since = performance.now();
    ends.push(Date.now());
    ended(why);
    const wait = pauseBefore(ends);
    if (wait === undefined) return givenUp(name, why);
    say(`${why.message}\n${name} is started again${wait ? ` in ${wait / 1_000} s` : ''}.`);
    await pause(wait);
    life = await again().catch((error) => ({ failed: Promise.resolve(error) }));
    if (await isAlive(life))
      say(`${name} is back after ${((performance.now() - since) / 1_000).toFixed(1)} s.`);
  }
}

/** @param {Life} life */
function isAlive({ failed }) {
  return Promise.race([failed.then(() => false), pause(0, true)]);
}

/**
 * @param {string} name
 * @param {Error} why
 */
function givenUp(name, why) {
  return new UserFacingError(`${name} ended five times within a minute and is given up.\n\n${why.message}`);
}

/** @param {string} line */
function tell(line) {
  console.log(`\n${new Date().toISOString()} ${line}`);
}
