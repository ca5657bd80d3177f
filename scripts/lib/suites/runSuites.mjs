// @ts-check
import { generateCode } from '../generate/generated.mjs';
import { preparePackages } from '../install/packages.mjs';
import { report } from '../process/script.mjs';
import { startStopwatch } from '../process/steps.mjs';
import { suites } from './suites.mjs';
import { startTestDatabase } from './testStore.mjs';

/** @typedef {import('./suites.mjs').Tally} Tally */

/**
 * Runs all suites, even if one fails. Then prints the duration of each, the failures and the line `N passed, N
 * failed`.
 * @param {string[]} names
 * @returns {Promise<number>} the exit code
 */
export async function runSuites(names) {
  // The shared preparation is counted only if it fails.
  const tallies = [await readTally('packages and generated code', prepare)];
  const context = { databaseServer: memoise(startTestDatabase) };
  /** @type {string[]} */
  const suiteTimes = [];
  if (tallies[0]?.failures.length === 0) {
    for (const name of names) {
      const formatElapsedTime = startStopwatch();
      tallies.push(await runSuite(name, context));
      suiteTimes.push(`${name} ${formatElapsedTime()}`);
    }
  }
  const passedCount = tallies.reduce((total, tally) => total + tally.passed, 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  console.log(
    [
      '',
      suiteTimes.join(', '),
      ...failures.map((name) => `✗ ${name}`),
      `${passedCount} passed, ${failures.length} failed`,
    ].join('\n'),
  );
  return failures.length === 0 ? 0 : 1;
}

async function prepare() {
  await preparePackages();
  await generateCode();
  return { passed: 0, failures: [] };
}

/**
 * @param {string} name
 * @param {import('./suites.mjs').SuiteContext} context
 */
async function runSuite(name, context) {
  const formatElapsedTime = startStopwatch();
  console.log(`\n… ${name}`);
  const tally = await readTally(name, async () => suites[name]?.(context) ?? { passed: 0, failures: [name] });
  const failedCount = tally.failures.length;
  console.log(
    `${failedCount ? '✗' : '✓'} ${name}: ${tally.passed} passed, ${failedCount} failed ${formatElapsedTime()}`,
  );
  return tally;
}

/**
 * Returns the tally of a suite. A suite that throws counts as one failure and does not prevent other suites from
 * running.
 * @param {string} name
 * @param {() => Promise<Tally>} work
 * @returns {Promise<Tally>}
 */
async function readTally(name, work) {
  try {
    return await work();
  } catch (error) {
    report(error);
    return { passed: 0, failures: [name] };
  }
}

/**
 * @template T
 * @param {() => Promise<T>} start
 * @returns {() => Promise<T>}
 */
function memoise(start) {
  /** @type {Promise<T> | undefined} */
  let resultPromise;
  return () => {
    resultPromise ??= start();
    return resultPromise;
  };
}
