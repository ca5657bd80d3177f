// @ts-check

/** @typedef {() => unknown} Cleanup */

/** @type {Cleanup[]} */
const cleanups = [];
let ending = false;

/**
 * Runs `cleanup` when the script ends, however it ends, the latest first.
 * @param {Cleanup} cleanup
 */
export function atEnd(cleanup) {
  cleanups.push(cleanup);
}

export function isEnding() {
  return ending;
}

/**
 * Runs all cleanups, one after the other, and leaves with `code`.
 * @param {number} code
 */
export async function end(code) {
  if (ending) return;
  ending = true;
  for (const cleanup of cleanups.reverse()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(code);
}
