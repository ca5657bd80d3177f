// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../paths.mjs';

const stampFolder = join(root, '.data', 'stamps');

/**
 * Build output, rebuilt only if its sources or its files have changed.
 * @typedef {object} Product
 * @property {string} name
 * @property {() => string[]} sources paths in the project, files or folders
 * @property {() => string[]} results
 * @property {() => Promise<unknown>} make
 */

/**
 * Fingerprints of the last build: by size and time, which is fast to compute, and by content, which still matches if
 * only the times have changed, as after a checkout.
 * @typedef {{ glance?: string, content?: string }} Stamp
 */

/**
 * Builds the product if it is stale.
 * @param {Product} product
 * @returns {Promise<boolean>} true if it was built
 */
export async function buildIfStale(product) {
  const stampFile = join(stampFolder, product.name);
  const storedStamp = readStamp(stampFile);
  const quickFingerprint = createFingerprint(product, readSizeAndTime);
  if (quickFingerprint !== undefined && quickFingerprint === storedStamp.glance) return false;
  const content = createFingerprint(product, readContent);
  const isFresh = content !== undefined && content === storedStamp.content;
  if (!isFresh) await product.make();
  mkdirSync(dirname(stampFile), { recursive: true });
  /** @type {Stamp} */
  const now = {
    glance: createFingerprint(product, readSizeAndTime),
    content: isFresh ? content : createFingerprint(product, readContent),
  };
  writeFileSync(stampFile, JSON.stringify(now));
  return !isFresh;
}

/**
 * @param {Product} product
 * @param {(path: string) => string | Buffer} readFile
 * @returns {string | undefined} undefined if a result is missing
 */
function createFingerprint({ sources, results }, readFile) {
  const resultDigests = results().map((path) => digest(path, readFile));
  if (resultDigests.includes(undefined)) return undefined;
  return [...sources().map((path) => digest(path, readFile)), ...resultDigests].join(' ');
}

/** @param {string} path */
function readSizeAndTime(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

/** @param {string} path */
function readContent(path) {
  return readFileSync(path);
}

/**
 * @param {string} path
 * @param {(path: string) => string | Buffer} readFile
 * @returns {string | undefined}
 */
function digest(path, readFile) {
  const hash = createHash('sha256').update(path);
  try {
    for (const file of listFiles(path))
      hash
        .update(file)
        .update('\0')
        .update(readFile(join(root, file)));
  } catch {
    return undefined;
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns the files in a folder and its subfolders, or `path` itself if it is a file, in a stable order.
 * @param {string} path
 * @returns {string[]}
 */
export function listFiles(path) {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
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
