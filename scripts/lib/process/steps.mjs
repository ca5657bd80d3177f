// @ts-check

const isTerminal = process.stdout.isTTY;

/**
 * Runs a step that prints nothing itself, and prints its outcome and duration: `✓ Packages up to date (0.1 s)`.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} work
 * @param {(result: T) => string} [describeOutcome] text that replaces the title when the step is done
 * @returns {Promise<T>}
 */
export async function step(title, work, describeOutcome = () => title) {
  const formatElapsedTime = startStopwatch();
  const progressTimer = showProgress(title);
  const printLine = (/** @type {string} */ line) =>
    console.log(`${isTerminal ? '\r\x1b[2K' : ''}${line} ${formatElapsedTime()}`);
  try {
    const result = await work();
    printLine(`✓ ${describeOutcome(result)}`);
    return result;
  } catch (error) {
    printLine(`✗ ${title}`);
    throw error;
  } finally {
    clearTimeout(progressTimer);
  }
}

/** @returns {() => string} a function that returns the time since this call, formatted as `(1.2 s)` */
export function startStopwatch() {
  const startedAt = performance.now();
  return () => `(${((performance.now() - startedAt) / 1_000).toFixed(1)} s)`;
}

/**
 * Prints the title of a step: immediately in a terminal, and in a log only if the step takes long.
 * @param {string} title
 */
function showProgress(title) {
  if (!isTerminal) return setTimeout(() => console.log(`… ${title}`), 3_000);
  process.stdout.write(`… ${title}`);
  return undefined;
}
