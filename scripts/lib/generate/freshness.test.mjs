// @ts-check
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../paths.mjs';
import { makeWhenStale } from './freshness.mjs';

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

test('what was made stays while nothing has changed', async () => {
  expect(await makeWhenStale(product())).toBe(true);
  expect(await makeWhenStale(product())).toBe(false);
  expect(make).toHaveBeenCalledTimes(1);
});

test('it is made anew when a source has changed, and when what was made has', async () => {
  await makeWhenStale(product());

  write('source', 'second');
  expect(await makeWhenStale(product())).toBe(true);
  write('made', 'somebody wrote into it');
  expect(await makeWhenStale(product())).toBe(true);
  rmSync(join(folder, 'made'));
  expect(await makeWhenStale(product())).toBe(true);
});

test('files that were written again as they were, such as by a checkout, make nothing stale', async () => {
  await makeWhenStale(product());

  utimesSync(join(folder, 'source'), new Date(0), new Date(0));

  expect(await makeWhenStale(product())).toBe(false);
  expect(await makeWhenStale(product())).toBe(false);
});

function product() {
  const path = (/** @type {string} */ name) => join('.data', basename(folder), name);
  return { name: basename(folder), sources: () => [path('source')], results: () => [path('made')], make };
}

/**
 * @param {string} name
 * @param {string} content
 */
function write(name, content) {
  writeFileSync(join(folder, name), content);
}
