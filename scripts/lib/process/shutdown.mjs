// @ts-check

/** @typedef {() => unknown} Cleanup */

/** @type {Cleanup[]} */
const cleanups = [];
let isEnding = false;

/**
 * Registers a cleanup that runs when the script exits for any reason. Cleanups run in reverse order of registration.
 * @param {Cleanup} cleanup
 */
export function onExit(cleanup) {
  cleanups.push(cleanup);
}

export function isExiting() {
  return isEnding;
}

/**
 * Runs all cleanups one after another and exits with `code`.
 * @param {number} code
 */
export async function exit(code) {
  if (isEnding) return;
  isEnding = true;
  for (const cleanup of cleanups.reverse()) {
    try {
      await cleanup();
    } catch (error) {
      console.error(error);
    }
  }
  process.exit(code);
}
