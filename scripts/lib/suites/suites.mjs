// @ts-check
import { basename } from 'node:path';

import { findOrInstallBrowser } from '../install/browser.mjs';
import { getPackageCommand, runNode } from '../process/command.mjs';
import { buildServer } from '../serverBuild.mjs';
import { buildWeb } from '../webBuild.mjs';
import { runWithReport } from './reports.mjs';
import { openTestStore } from './testStore.mjs';

/**
 * The number of passed checks and the names of failed checks.
 * @typedef {{ passed: number, failures: string[] }} Tally
 *
 * @typedef {object} SuiteContext resources shared by the suites
 * @property {() => Promise<string>} databaseServer URL of a database server, without a database
 */

/**
 * Suites of `npm test`, in the order in which they run.
 * @type {Record<string, (context: SuiteContext) => Promise<Tally>>}
 */
export const suites = {
  types: () => check([getPackageCommand('tsc'), '-b']),
  lint: async () =>
    sum(
      await Promise.all([
        check([getPackageCommand('biome'), 'check', '.']),
        check([getPackageCommand('knip'), '--no-progress']),
        check(['scripts/checkTexts.mjs']),
        check(['scripts/lintProse.mjs']),
      ]),
    ),
  unit: () => runVitest(['--project=domain', '--project=web']),
  integration: async ({ databaseServer }) =>
    runVitest(['--project=graph', '--project=scripts'], { TEST_DATABASE_URL: await databaseServer() }),
  build: async () => {
    await buildServer();
    await buildWeb();
    return check(['scripts/bundleBudget.mjs']);
  },
  faults: () => runVitest(['--project=faults']),
  e2e: async ({ databaseServer }) => {
    const chromium = await findOrInstallBrowser();
    const { url, databaseUrl, paymentsUrl } = await openTestStore(await databaseServer());
    const env = {
      BASE_URL: url,
      DATABASE_URL: databaseUrl,
      DEMO_PAYMENTS_URL: paymentsUrl,
      CHROMIUM_PATH: chromium,
    };
    // Screenshots are taken first, while the demo data is unchanged.
    const pictureTally = await runPlaywright(['--project=visual'], env);
    return sum([pictureTally, await runPlaywright(['--project=desk', '--project=phone'], env)]);
  },
};

/**
 * Counts a command as one check: passed if it exits with 0.
 * @param {string[]} args
 * @returns {Promise<Tally>}
 */
async function check(args) {
  const { code } = await runNode(args, { show: true });
  return code === 0
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [args.map((arg) => basename(arg)).join(' ')] };
}

/**
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
function sum(tallies) {
  return tallies.reduce((total, tally) => ({
    passed: total.passed + tally.passed,
    failures: [...total.failures, ...tally.failures],
  }));
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
function runVitest(args, env) {
  return runWithReport('vitest', async (file) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return runNode([getPackageCommand('vitest'), 'run', ...args, ...reporters], { env, show: true });
  });
}

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function runPlaywright(args, env) {
  return runWithReport('playwright', async (file) =>
    runNode([getPackageCommand('playwright'), 'test', ...args, '--reporter=list,json'], {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      show: true,
    }),
  );
}
