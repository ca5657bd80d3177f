// @ts-check
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { installSystemPackages } from '../../scripts/lib/install/debian.mjs';
import { findExecutable, listSearchFolders } from '../../scripts/lib/process/executable.mjs';
import { UserFacingError } from '../../scripts/lib/process/userFacingError.mjs';

/**
 * @typedef {object} ServerBinary
 * @property {string} path
 * @property {boolean} isMariaDB false for MySQL
 */

/**
 * Returns the database server of this machine. Installs one if it is missing and this account is allowed to.
 * @returns {Promise<ServerBinary>}
 */
export async function findOrInstallServer() {
  const existingServer = findServer();
  if (existingServer) return existingServer;
  await installSystemPackages(['mariadb-server-core', 'mariadb-client-core'], 'for the database');
  const installedServer = findServer();
  if (installedServer) return installedServer;
  throw new UserFacingError(
    'No database server is installed. Either set DATABASE_URL to a MySQL or MariaDB database, ' +
      'or install MariaDB (or MySQL 8), or run this command as root on Debian or Ubuntu to install it automatically.',
  );
}

/**
 * Returns the program that initialises a MariaDB data folder.
 * @param {ServerBinary} server
 */
export function findInstaller(server) {
  const prefix = dirname(dirname(server.path));
  const path = findExecutable(
    ['mariadb-install-db', 'mysql_install_db'],
    [join(prefix, 'bin'), join(prefix, 'scripts'), ...listSearchFolders()],
  );
  if (path) return path;
  throw new UserFacingError(
    `${server.path} is installed without mariadb-install-db; install MariaDB's complete server package.`,
  );
}

/** @returns {ServerBinary | undefined} */
function findServer() {
  const path = findExecutable(['mariadbd', 'mysqld']);
  if (!path) return undefined;
  const version = execFileSync(path, ['--no-defaults', '--version'], { encoding: 'utf8' });
  return { path, isMariaDB: /mariadb/i.test(version) };
}
