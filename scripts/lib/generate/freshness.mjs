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
 * @param {Product} product
 * @returns {Promise<boolean>} whether it had to be made
 */
export async function makeWhenStale(product) {
  const stamp = join(stamps, product.name);
  const before = fingerprint(product);
  if (before !== undefined && before === readOrUndefined(stamp)) return false;
  await product.make();
  const after = fingerprint(product);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, after ?? '');
  return true;
}

/**
 * @param {Product} product
 * @returns {string | undefined} undefined when a result is missing
 */
function fingerprint({ sources, results }) {
  const made = results().map(digest);
  if (made.includes(undefined)) return undefined;
  return `${sources().map(digest).join(' ')}\n${made.join(' ')}\n`;
}

/**
 * @param {string} path
 * @returns {string | undefined}
 */
function digest(path) {
  const hash = createHash('sha256').update(path);
  try {
    for (const file of filesIn(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)));
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

/** @param {string} path */
function readOrUndefined(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
