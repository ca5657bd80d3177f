// @ts-check
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
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
  putAside(path, limits);
  appendFileSync(path, `--- ${new Date().toISOString()} start of process ${process.pid} ---\n`, {
    mode: 0o600,
  });
  let from = statSync(path).size;
  setInterval(() => {
    if (putAside(path, limits)) from = 0;
  }, lookEvery).unref();
  return { words: () => readFrom(path, from) };
}

/**
 * Copies a log that has grown too large and empties it, so that whoever has it open for appending goes on writing to it.
 * @param {string} path
 * @param {Partial<typeof usual>} [limits]
 * @returns {boolean} whether it was too large
 */
export function putAside(path, { maxBytes = usual.maxBytes, keep = usual.keep } = {}) {
  if (!existsSync(path) || statSync(path).size < maxBytes) return false;
  for (let number = keep - 1; number >= 1; number -= 1) {
    if (existsSync(`${path}.${number}`)) renameSync(`${path}.${number}`, `${path}.${number + 1}`);
  }
  copyFileSync(path, `${path}.1`);
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
