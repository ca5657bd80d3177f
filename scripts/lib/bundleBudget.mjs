// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './paths.mjs';

export const budgetBytes = 250_000;
const built = join(root, 'dist', 'web');
const homeScreen = 'shop/home/HomePage.tsx';

/** @typedef {Record<string, { file: string, isEntry?: boolean, imports?: string[] }>} Manifest */

/**
 * The scripts that the first visit of the home screen loads: the entry, the home screen's own chunk, and all they import.
 * @returns {{ file: string, gzipBytes: number }[]} the largest first
 */
export function firstLoad() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(built, '.vite', 'manifest.json'), 'utf8'));
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry || key.endsWith(homeScreen));
  const files = [...withImports(manifest, entries)].map((key) => manifest[key]?.file ?? '');
  return [...new Set(files)]
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, gzipBytes: gzipSync(readFileSync(join(built, file))).length }))
    .sort((one, other) => other.gzipBytes - one.gzipBytes);
}

/**
 * @param {Manifest} manifest
 * @param {string[]} keys
 * @param {Set<string>} [seen]
 */
function withImports(manifest, keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest, manifest[key]?.imports ?? [], seen);
  }
  return seen;
}
