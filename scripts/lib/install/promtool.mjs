// @ts-check
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dataDirectory } from '../paths.mjs';
import { expectSuccess, run } from '../process/command.mjs';
import { findExecutable } from '../process/executable.mjs';
import { step } from '../process/steps.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';

/**
 * The path of Prometheus' own checker of rules: the system's, or that of Debian's package, which is unpacked beside the
 * store's data and not installed: it would start a Prometheus.
 * @returns {Promise<string>}
 */
export async function promtoolPath() {
  const folder = join(dataDirectory(), 'tools', 'prometheus');
  const unpacked = join(folder, 'usr', 'bin');
  const find = () => findExecutable(['promtool']) ?? findExecutable(['promtool'], [unpacked]);
  const found = find();
  if (found) return found;
  if (findExecutable(['apt-get']) && findExecutable(['dpkg-deb']))
    await step('Fetching promtool for the tests of the alerts (apt-get)', () => unpack(folder));
  const fetched = find();
  if (fetched) return fetched;
  throw new UserFacingError(
    'There is no promtool on this machine, which the tests of the alerts need. It comes with Prometheus: ' +
      'the package prometheus of most systems, or https://prometheus.io/download.',
  );
}

/** @param {string} folder */
async function unpack(folder) {
  mkdirSync(folder, { recursive: true });
  const download = () => run('sh', ['-c', 'cd "$1" && apt-get download prometheus', 'sh', folder]);
  // Only root may read the lists anew; perhaps they are there.
  if ((await download()).code !== 0) {
    await run('apt-get', ['update']);
    expectSuccess(await download(), 'Debian’s package of Prometheus could not be fetched.');
  }
  const archive = readdirSync(folder).find((file) => file.endsWith('.deb'));
  if (!archive) return;
  expectSuccess(
    await run('dpkg-deb', ['-x', join(folder, archive), folder]),
    'The package of Prometheus could not be unpacked.',
  );
}
