// @ts-check
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';

const megabyte = 1024 * 1024;
const maxReadBytes = 256 * 1024;
const checkIntervalMs = 30_000;

/** Size at which a log is rotated, in bytes, and number of rotated logs that are kept. */
const defaultLimits = { maxBytes: 10 * megabyte, keep: 5 };

/**
 * Marks the start of a run in a log that all runs append to. Returns a function that reads the last 256 KB written by
 * this run. While this process runs, a large log is rotated to `.1`, `.2`, ….
 * @param {string} path
 * @param {{ maxBytes?: number, keep?: number }} [limits]
 * @returns {{ words: () => string }}
 */
export function startLogRun(path, limits) {
  let startOffset = 0;
  const rotateIfLarge = () => {
    if (rotateLog(path, limits)) startOffset = 0;
  };
  // A full disk, which may have stopped the last server, must not prevent the next start.
  runLogOperation(path, rotateIfLarge);
  runLogOperation(path, () => {
    appendFileSync(path, `--- ${new Date().toISOString()} start of process ${process.pid} ---\n`, {
      mode: 0o600,
    });
  });
  runLogOperation(path, () => {
    startOffset = statSync(path).size;
  });
  setInterval(() => runLogOperation(path, rotateIfLarge), checkIntervalMs).unref();
  return { words: () => readLogFrom(path, startOffset) };
}

/**
 * Opens a log for a program to append to. If that fails, as on a read-only disk, the program runs without a log.
 * @param {string} path
 * @returns {number | 'ignore'} a value for `stdio`: the descriptor, or 'ignore'
 */
export function openLog(path) {
  return runLogOperation(path, () => openSync(path, 'a', 0o600)) ?? 'ignore';
}

/**
 * @template Result
 * @param {string} path
 * @param {() => Result} work
 * @returns {Result | undefined}
 */
function runLogOperation(path, work) {
  try {
    return work();
  } catch (error) {
    console.error(`The log ${path} could not be written: ${/** @type {Error} */ (error).message}`);
    return undefined;
  }
}

/**
 * Rotates a log that is too large. The log is copied and truncated, so that programs that have it open can still append
 * to it.
 * @param {string} path
 * @param {Partial<typeof defaultLimits>} [limits]
 * @returns {boolean} true if the log was too large
 */
export function rotateLog(path, { maxBytes = defaultLimits.maxBytes, keep = defaultLimits.keep } = {}) {
  if (!existsSync(path) || statSync(path).size < maxBytes) return false;
  const partialCopy = `${path}.part`;
  try {
    copyFileSync(path, partialCopy);
  } catch (error) {
    rmSync(partialCopy, { force: true });
    throw error;
  }
  for (let number = keep - 1; number >= 1; number -= 1) {
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  renameSync(partialCopy, `${path}.1`);
  truncateSync(path);
  return true;
}

/**
 * @param {string} path
 * @param {number} from
 */
function readLogFrom(path, from) {
  try {
    const text = readFileSync(path);
    return text.subarray(Math.max(from, text.length - maxReadBytes)).toString('utf8');
  } catch {
    return '';
  }
}
