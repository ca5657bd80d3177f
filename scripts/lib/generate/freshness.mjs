// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';

const stamps = join(root, '.data', 'stamps');

/**
 * Something made from files: made anew only when what it is made from, or what was made, has changed.
 * @typedef {object} Product
 * @property {string} name
 * @property {() => string[]} sources paths inside the project, files or folders
 * @property {() => string[]} results
 * @property {() => Promise<unknown>} make
 */

/**
 * How a product was found: its files by size and time, which is quick to look at, and by their content, which holds where
 * the times have changed, as after a checkout.
 * @typedef {{ glance?: string, content?: string }} Stamp
 */

/**
 * @param {Product} product
 * @returns {Promise<boolean>} whether it had to be made
 */
export async function makeWhenStale(product) {
  const stamp = join(stamps, product.name);
  const kept = readStamp(stamp);
  const glance = fingerprint(product, sizeAndTime);
  if (glance !== undefined && glance === kept.glance) return false;
  const content = fingerprint(product, readWhole);
  const isFresh = content !== undefined && content === kept.content;
  if (!isFresh) await product.make();
  mkdirSync(dirname(stamp), { recursive: true });
  /** @type {Stamp} */
  const now = {
    glance: fingerprint(product, sizeAndTime),
    content: isFresh ? content : fingerprint(product, readWhole),
  };
  writeFileSync(stamp, JSON.stringify(now));
  return !isFresh;
}

/**
 * @param {Product} product
 * @param {(path: string) => string | Buffer} look
 * @returns {string | undefined} undefined when a result is missing
 */
function fingerprint({ sources, results }, look) {
  const made = results().map((path) => digest(path, look));
  if (made.includes(undefined)) return undefined;
  return [...sources().map((path) => digest(path, look)), ...made].join(' ');
}

/** @param {string} path */
function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** @param {string} path */
function readWhole(path) {
  return readFileSync(path);
}

/**
 * @param {string} path
 * @param {(path: string) => string | Buffer} look
 * @returns {string | undefined}
 */
function digest(path, look) {
  const hash = createHash('sha256').update(path);
  try {
    for (const file of filesIn(path))
      hash
        .update(file)
        .update('\0')
        .update(look(join(root, file)));
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files of a folder, however deep, or the one file that `path` is, in a fixed order.
 * @param {string} path
 * @returns {string[]}
 */
export function filesIn(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesIn(join(path, name)));
}

/**
 * @param {string} path
 * @returns {Stamp}
 */
function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
