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
const mostRead = 256 * 1024;
const lookEvery = 30_000;

/** How large a log may become before it is put aside, and how many of those are kept. */
const usual = { maxBytes: 10 * megabyte, keep: 5 };

/**
 * Marks the beginning of a run in a log that is appended to over all of them, and answers how to read what the run has
 * written since, its last words at most. While this process runs, a log that has grown large is put aside as `.1`, `.2`, ….
 * @param {string} path
 * @param {{ maxBytes?: number, keep?: number }} [limits]
 * @returns {{ words: () => string }}
 */
export function beginRun(path, limits) {
  let from = 0;
  const keepShort = () => {
    if (putAside(path, limits)) from = 0;
  };
  // A full disk, on which a server may have ended, must not keep the next one from starting.
  tolerate(path, keepShort);
  tolerate(path, () => {
    appendFileSync(path, `--- ${new Date().toISOString()} start of process ${process.pid} ---\n`, {
      mode: 0o600,
    });
  });
  tolerate(path, () => {
    from = statSync(path).size;
  });
  setInterval(() => tolerate(path, keepShort), lookEvery).unref();
  return { words: () => readFrom(path, from) };
}

/**
 * Opens a log for a program that appends to it. Where that fails, as on a read-only disk, the program has no log.
 * @param {string} path
 * @returns {number | 'ignore'} the descriptor, as `stdio` takes it
 */
export function openLog(path) {
  return tolerate(path, () => openSync(path, 'a', 0o600)) ?? 'ignore';
}

/**
 * @template Result
 * @param {string} path
 * @param {() => Result} work
 * @returns {Result | undefined}
 */
function tolerate(path, work) {
  try {
    return work();
  } catch (error) {
    console.error(`The log ${path} could not be kept: ${/** @type {Error} */ (error).message}`);
    return undefined;
  }
}

/**
 * Copies a log that has grown too large and empties it, so that whoever has it open for appending goes on writing to it.
 * @param {string} path
 * @param {Partial<typeof usual>} [limits]
 * @returns {boolean} whether it was too large
 */
export function putAside(path, { maxBytes = usual.maxBytes, keep = usual.keep } = {}) {
  if (!existsSync(path) || statSync(path).size < maxBytes) return false;
  const copy = `${path}.part`;
  try {
    copyFileSync(path, copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw error;
  }
  for (let number = keep - 1; number >= 1; number -= 1) {
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  renameSync(copy, `${path}.1`);
  truncateSync(path);
  return true;
}

/**
 * @param {string} path
 * @param {number} from
 */
function readFrom(path, from) {
  try {
    const text = readFileSync(path);
    return text.subarray(Math.max(from, text.length - mostRead)).toString('utf8');
  } catch {
    return '';
  }
}
