// @ts-check
import { installSystemPackages } from '../../scripts/lib/install/debian.mjs';
import { findExecutable } from '../../scripts/lib/process/executable.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

// redis-check-rdb is the same program under another name. Its Debian package does not start a service.
const NAMES = ['redis-server', 'valkey-server', 'redis-check-rdb'];

/**
 * Returns the path of the Redis program. Installs it if it is missing and this account is allowed to. The program must
 * be run under the name `redis-server`.
 * @returns {Promise<string>}
 */
export async function findOrInstallRedis() {
  const existingPath = findExecutable(NAMES);
  if (existingPath) return existingPath;
  await installSystemPackages(['redis-tools'], 'for the tests of shared rate limits');
  const installedPath = findExecutable(NAMES);
  if (installedPath) return installedPath;
  throw new UserFacingError(
    'The tests of shared rate limits need Redis, which is not installed. Either install Redis or Valkey, ' +
      'or run this command as root on Debian or Ubuntu to install it automatically.',
  );
}
