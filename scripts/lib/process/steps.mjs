// @ts-check

const terminal = process.stdout.isTTY;

/**
 * Runs a step that prints nothing itself, and prints its outcome and duration: `✓ Packages up to date (0.1 s)`.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => string} [outcome] text that replaces the title once the step is done
 * @returns {Promise<T>}
 */
export async function step(title, work, outcome = () => title) {
  const seconds = stopwatch();
  const announced = showProgress(title);
  const show = (/** @type {string} */ line) =>
    console.log(`${terminal ? '\r\x1b[2K' : ''}${line} ${seconds()}`);
  try {
    const result = await work();
    show(`✓ ${outcome(result)}`);
    return result;
  } catch (error) {
    show(`✗ ${title}`);
    throw error;
  } finally {
    clearTimeout(announced);
  }
}

/** @returns {() => string} the time since this call, as in `(1.2 s)` */
export function stopwatch() {
  const started = performance.now();
  return () => `(${((performance.now() - started) / 1_000).toFixed(1)} s)`;
}

/**
 * Terminals show the title immediately; logs show it only if the step takes long.
 * @param {string} title
 */
function showProgress(title) {
  if (!terminal) return setTimeout(() => console.log(`… ${title}`), 3_000);
  process.stdout.write(`… ${title}`);
  return undefined;
}
