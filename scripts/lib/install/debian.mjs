// @ts-check
import { readFileSync } from 'node:fs';
import { run } from '../process/command.mjs';
import { step } from '../process/steps.mjs';

/**
 * Installs system packages on Debian or Ubuntu if this account can.
 * @param {string[]} packages
 * @param {string} purpose shown to the user, as in "for the database"
 * @returns {Promise<boolean>} true if they were installed
 */
export async function installSystemPackages(packages, purpose) {
  const rootPrefix = isDebian() ? await findRootPrefix() : undefined;
  if (!rootPrefix) return false;
  const runAptGet = async (/** @type {string[]} */ ...args) => {
    const [command = '', ...rest] = [
      ...rootPrefix,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      ...args,
    ];
    return (await run(command, rest)).code === 0;
  };
  return step(
    `Installing ${packages.join(' and ')} ${purpose} (apt-get)`,
    async () =>
      (await runAptGet('update')) && runAptGet('install', '-y', '--no-install-recommends', ...packages),
    (wasInstalled) => `${packages.join(' and ')} ${wasInstalled ? 'installed' : 'could not be installed'}`,
  );
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/** @returns {Promise<string[] | undefined>} the command prefix that runs a command as root */
async function findRootPrefix() {
  if (process.getuid?.() === 0) return [];
  const { code } = await run('sudo', ['-n', 'true']).catch(() => ({ code: 1 }));
  return code === 0 ? ['sudo', '-n'] : undefined;
}
