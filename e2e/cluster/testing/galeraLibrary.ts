import { existsSync } from 'node:fs';
import { installSystemPackages } from '../../../scripts/lib/install/debian.mjs';

/** Where the packages of Debian, Red Hat and MariaDB's own put it. */
const PLACES = [
  '/usr/lib/galera/libgalera_smm.so',
  '/usr/lib64/galera-4/libgalera_smm.so',
  '/usr/lib64/galera/libgalera_smm.so',
];

/** The path of Galera 4, which makes a cluster of MariaDB servers; installed first where this account may. */
export async function galeraLibrary(): Promise<string> {
  const found = PLACES.find(existsSync);
  if (found) return found;
  await installSystemPackages(['galera-4'], 'for the tests of a cluster');
  const installed = PLACES.find(existsSync);
  if (installed) return installed;
  throw new Error('There is no Galera on this machine; install the package galera-4.');
}
