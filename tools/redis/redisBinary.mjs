// @ts-check
import { installSystemPackages } from '../../scripts/lib/install/debian.mjs';
import { findExecutable } from '../../scripts/lib/process/executable.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

// The last one is the same program under another name, in a package of Debian's that starts no service.
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/**
 * A Redis of this machine, installed first where this account may. It has to be called `redis-server` when it is run.
 * @returns {Promise<string>}
 */
export async function redisBinary() {
  const found = findExecutable(NAMES);
  if (found) return found;
  await installSystemPackages(['redis-tools'], 'for the tests of shared limits');
  const installed = findExecutable(NAMES);
  if (installed) return installed;
  throw new UserFacingError(
    'There is no Redis on this machine, which the tests of shared limits want. Either install Redis or Valkey, ' +
      'or run this as root on Debian or Ubuntu, where it installs itself.',
  );
}
