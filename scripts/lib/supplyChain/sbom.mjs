// @ts-check
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../paths.mjs';

const execute = promisify(execFile);
const LIST = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--offline', '--loglevel=error'];

/**
 * Returns a CycloneDX list of every package in the lock file, with its version, licence and hash. Packages used only
 * for builds are marked. The output is deterministic.
 * @returns {Promise<string>}
 */
export async function buildSbom() {
  const { stdout } = await execute('npm', LIST, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const bom = JSON.parse(stdout);
  const { name } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const lock = await readFile(join(root, 'package-lock.json'));
  const { timestamp: _timestamp, tools: _tools, ...metadata } = bom.metadata;
  return `${JSON.stringify(
    {
      ...bom,
      serialNumber: toSerialNumber(lock),
      metadata: { ...metadata, component: { ...metadata.component, name } },
    },
    null,
    2,
  )}\n`;
}

/** Derives a UUID (version 8) from the lock file. @param {Buffer} lock */
function toSerialNumber(lock) {
  const hash = createHash('sha256').update(lock).digest('hex');
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return `urn:uuid:${parts.join('-')}-${hash.slice(20, 32)}`;
}
