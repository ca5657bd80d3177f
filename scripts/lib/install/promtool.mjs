// @ts-check
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getDataDirectory } from '../paths.mjs';
import { expectSuccess, run } from '../process/command.mjs';
import { findExecutable } from '../process/executable.mjs';
import { step } from '../process/steps.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';

/**
 * Returns the path of promtool, which checks Prometheus rules: the system's, or otherwise the one from Debian's
 * package. That package is unpacked next to the store's data, because installing it would start Prometheus.
 * @returns {Promise<string>}
 */
export async function findOrDownloadPromtool() {
  const folder = join(getDataDirectory(), 'tools', 'prometheus');
  const unpackedFolder = join(folder, 'usr', 'bin');
  const findPromtool = () => findExecutable(['promtool']) ?? findExecutable(['promtool'], [unpackedFolder]);
  const installedPath = findPromtool();
  if (installedPath) return installedPath;
  if (findExecutable(['apt-get']) && findExecutable(['dpkg-deb']))
    await step('Downloading promtool for the alert tests (apt-get)', () => unpack(folder));
  const downloadedPath = findPromtool();
  if (downloadedPath) return downloadedPath;
  throw new UserFacingError(
    'The alert tests need promtool, which is not installed. It comes with Prometheus: ' +
      'the package prometheus on most systems, or https://prometheus.io/download.',
  );
}

/** @param {string} folder */
async function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  const download = () => run('sh', ['-c', 'cd "$1" && apt-get download prometheus', 'sh', folder]);
  // Only root can update the package lists. The download can succeed without an update.
  if ((await download()).code !== 0) {
    await run('apt-get', ['update']);
    expectSuccess(await download(), 'Debian’s Prometheus package could not be downloaded.');
  }
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) return;
  expectSuccess(
    await run('dpkg-deb', ['-x', join(folder, archive), folder]),
    'Debian’s Prometheus package could not be unpacked.',
  );
}
