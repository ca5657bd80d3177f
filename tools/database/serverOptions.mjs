// @ts-check
import { totalmem } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('./dataFolder.mjs').DataFolder} DataFolder */

const sqlMode = [
  'ONLY_FULL_GROUP_BY',
  'STRICT_TRANS_TABLES',
  'NO_ZERO_IN_DATE',
  'NO_ZERO_DATE',
  'ERROR_FOR_DIVISION_BY_ZERO',
  'NO_ENGINE_SUBSTITUTION',
].join(',');

/**
 * Returns the options of the private server: loopback address only, no socket file, no system-wide configuration files.
 * @param {import('./serverBinary.mjs').ServerBinary} server
 * @param {DataFolder} folder
 * @param {{ port: number, durable: boolean }} options
 */
export function buildServerOptions(server, folder, { port, durable }) {
  return [
    ...buildCommonOptions(folder),
    `--port=${port}`,
    '--bind-address=127.0.0.1',
    '--socket=',
    `--pid-file=${join(folder.mysql, 'server.pid')}`,
    `--init-file=${folder.initFile}`,
    '--skip-name-resolve',
    '--skip-log-bin',
    '--character-set-server=utf8mb4',
    '--collation-server=utf8mb4_unicode_ci',
    '--default-time-zone=+00:00',
    `--sql-mode=${sqlMode}`,
    '--max-allowed-packet=64M',
    `--innodb-buffer-pool-size=${calculateBufferPoolBytes()}`,
    '--performance-schema=OFF',
    ...(server.isMariaDB ? [] : ['--mysqlx=OFF']),
    ...(durable ? ['--innodb-flush-log-at-trx-commit=1'] : nonDurableOptions),
  ];
}

/**
 * Returns the size of the buffer pool in bytes. The pool is large enough for a shop with 200,000 orders. A small
 * shop uses less memory, because the pool contains only pages that were read.
 */
function calculateBufferPoolBytes() {
  return Math.min(1024 ** 3, Math.floor(totalmem() / 4));
}

const nonDurableOptions = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=OFF',
  '--loose-innodb-log-file-size=512M',
  // A file for each of the sixty tables of each test database would be slow.
  '--innodb-file-per-table=OFF',
  // MariaDB only: disables syncing to disk.
  '--loose-debug-no-sync',
];

/**
 * Returns the options for both creating a data folder and running on it.
 * @param {DataFolder} folder
 */
export function buildCommonOptions(folder, mysqlFolder = folder.mysql) {
  return [
    // MySQL and MariaDB require this option to be the first.
    '--no-defaults',
    `--datadir=${mysqlFolder}`,
    `--tmpdir=${folder.temporary}`,
    ...(process.getuid?.() === 0 ? ['--user=root'] : []),
  ];
}
