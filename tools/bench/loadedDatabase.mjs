// @ts-check

import { fillDatabase } from '../../scripts/lib/databaseContents.mjs';
import { dataDirectory } from '../../scripts/lib/paths.mjs';
import { mustRunNode } from '../../scripts/lib/process/command.mjs';
import { step } from '../../scripts/lib/process/steps.mjs';
import { startTrialDatabase } from '../../scripts/lib/suites/trialStore.mjs';

/**
 * A database of its own for a trial at size.
 * @param {string} name
 * @param {Record<string, number>} amounts how many orders, products, customers
 * @returns {Promise<string>} its url
 */
export async function loadedDatabase(name, amounts) {
  const url = new URL(await startTrialDatabase());
  url.pathname = `/${name}`;
  await fillDatabase({ url: url.href, dataDir: dataDirectory(), demo: true });
  await loadAmounts(url.href, amounts);
  return url.href;
}

/**
 * Loads so many orders, products, customers into a database that is filled already.
 * @param {string} databaseUrl
 * @param {Record<string, number>} amounts
 */
export async function loadAmounts(databaseUrl, amounts) {
  const options = Object.entries(amounts).flatMap(([what, count]) => [`--${what}`, String(count)]);
  const described = Object.entries(amounts).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  await step(
    `Loading ${described.join(', ')}`,
    () =>
      mustRunNode(['--import', 'tsx', 'tools/load/main.ts', ...options], {
        env: { DATABASE_URL: databaseUrl },
        failure: 'The rows could not be loaded.',
      }),
    () => `${described.join(', ')} loaded`,
  );
}
