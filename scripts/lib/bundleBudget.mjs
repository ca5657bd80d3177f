// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

/** See docs/decisions/0018-the-first-screen-loads-in-small-steps.md. */
export const budgetBytes = 226_500;
const buildFolder = join(root, 'dist', 'web');
/** The page, the app's entry point and the home screen. */
const firstLoadModules = ['index.html', 'app/start.tsx', 'shop/home/HomePage.tsx'];

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/**
 * Returns the scripts that a first visit to the home screen loads.
 * @returns {{ file: string, gzipBytes: number }[]} largest first
 */
export function listFirstLoadScripts() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(buildFolder, '.vite', 'manifest.json'), 'utf8'));
  const missingModules = firstLoadModules.filter((key) => !manifest[key]);
  if (missingModules.length > 0) throw new Error(`The build does not contain ${missingModules.join(', ')}.`);
  const files = [...collectImports(manifest, firstLoadModules)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(buildFolder, file))).length }))
    .sort((a, b) => b.gzipBytes - a.gzipBytes);
}

/** Formats the size of these scripts for the output of `npm run build` and `npm run bench:web`. */
export function formatFirstLoadSize() {
  return formatKilobytes(listFirstLoadScripts().reduce((sum, { gzipBytes }) => sum + gzipBytes, 0));
}

export const formatKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1_000).toFixed(1)} kB`;

/**
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {Set<string>} [visitedKeys]
 */
function collectImports(manifest, keys, visitedKeys = new Set()) {
  for (const key of keys) {
    if (visitedKeys.has(key)) continue;
    visitedKeys.add(key);
    collectImports(manifest, manifest[key]?.imports ?? [], visitedKeys);
  }
  return visitedKeys;
}
