// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes the statements that create the store's database user. Only the current system user can read the password.
 * @param {import('./dataFolder.mjs').DataFolder} folder
 * @param {import('./serverBinary.mjs').ServerBinary} server
 * @returns {string} the password of the user `store`
 */
export function writeLogin(folder, server) {
  const password = readOrCreatePassword(folder);
  const statements = [
    `CREATE USER IF NOT EXISTS 'store'@'127.0.0.1' IDENTIFIED BY '${password}'`,
    `ALTER USER 'store'@'127.0.0.1' IDENTIFIED BY '${password}'`,
    `GRANT ALL PRIVILEGES ON *.* TO 'store'@'127.0.0.1' WITH GRANT OPTION`,
    // MariaDB creates root without a usable password, MySQL with an empty one.
    ...(server.isMariaDB ? [] : [`ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}'`]),
  ];
  rmSync(folder.initFile, { force: true });
  writeFileSync(folder.initFile, statements.map((statement) => `${statement};\n`).join(''), { mode: 0o600 });
  return password;
}

/** @param {import('./dataFolder.mjs').DataFolder} folder */
function readOrCreatePassword(folder) {
  const storedPassword = existsSync(folder.passwordFile) && readFileSync(folder.passwordFile, 'utf8').trim();
  if (storedPassword) return storedPassword;
  const password = randomBytes(24).toString('base64url');
  writeFileSync(folder.passwordFile, `${password}\n`, { mode: 0o600 });
  return password;
}
