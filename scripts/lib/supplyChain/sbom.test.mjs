import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { buildSbom } from './sbom.mjs';

/** @typedef {{ 'bom-ref': string, purl: string, type: string }} Part */

const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
const lockedPackages = Object.entries(lock.packages)
  .filter(([path, { link }]) => path && !link)
  .map(([path, { name = path.split('node_modules/').at(-1), version }]) => `${name}@${version}`);
const text = await buildSbom();
/** @type {{ metadata: { component: Part }, components: Part[], dependencies: { ref: string, dependsOn?: string[] }[] }} */
const bom = JSON.parse(text);

test('writes valid CycloneDX with neither an author nor a timestamp', async () => {
  expect(bom).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.\d$/),
    serialNumber: expect.stringMatching(/^urn:uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
    version: 1,
    metadata: { component: { name: 'jewelry-store', version: lock.version } },
  });
  expect(await buildSbom()).toBe(text);
});

test('lists every package in the lock file exactly once, with its name, version and purl', () => {
  const componentRefs = bom.components.map((part) => part['bom-ref']);
  expect([...componentRefs].sort()).toEqual([...new Set(lockedPackages)].sort());
  for (const { purl, type } of bom.components) {
    expect(type).toBe('library');
    expect(purl).toMatch(/^pkg:npm\/(%40[^/]+\/)?[^@/]+@.+$/);
  }
});

test('lists every dependency of a package', () => {
  const knownRefs = new Set([bom.metadata.component, ...bom.components].map((part) => part['bom-ref']));
  const requiredRefs = bom.dependencies.flatMap(({ ref, dependsOn = [] }) => [ref, ...dependsOn]);
  expect(requiredRefs.filter((ref) => !knownRefs.has(ref))).toEqual([]);
});
