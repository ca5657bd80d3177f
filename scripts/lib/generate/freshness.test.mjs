// @ts-check
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../paths.mjs';
import { buildIfStale } from './freshness.mjs';

/** @type {string} */
let folder;
const make = vi.fn(async () => write('made', 'result'));

beforeEach(() => {
  mkdirSync(join(root, '.data'), { recursive: true });
  folder = mkdtempSync(join(root, '.data', 'freshness-'));
  make.mockClear();
  write('source', 'first');
});

afterEach(() => {
  rmSync(join(root, '.data', 'stamps', basename(folder)), { force: true });
  rmSync(folder, { recursive: true });
});

test('does not rebuild if nothing has changed', async () => {
  expect(await buildIfStale(createProduct())).toBe(true);
  expect(await buildIfStale(createProduct())).toBe(false);
  expect(make).toHaveBeenCalledTimes(1);
});

test('rebuilds if a source or the result has changed', async () => {
  await buildIfStale(createProduct());

  write('source', 'second');
  expect(await buildIfStale(createProduct())).toBe(true);
  write('made', 'somebody wrote into it');
  expect(await buildIfStale(createProduct())).toBe(true);
  rmSync(join(folder, 'made'));
  expect(await buildIfStale(createProduct())).toBe(true);
});

test('does not rebuild if files were rewritten with the same content, as by a checkout', async () => {
  await buildIfStale(createProduct());

  utimesSync(join(folder, 'source'), new Date(0), new Date(0));

  expect(await buildIfStale(createProduct())).toBe(false);
  expect(await buildIfStale(createProduct())).toBe(false);
});

function createProduct() {
  const toDataPath = (/** @type {string} */ name) => join('.data', basename(folder), name);
  return {
    name: basename(folder),
    sources: () => [toDataPath('source')],
    results: () => [toDataPath('made')],
    make,
  };
}

/**
 * @param {string} name
 * @param {string} content
 */
function write(name, content) {
  writeFileSync(join(folder, name), content);
}
