// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../paths.mjs';
import { onExit } from '../process/shutdown.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';

/**
 * @typedef {import('./suites.mjs').Tally} Tally
 *
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightSuite
 * @property {{ title: string, file: string, tests: { status: string, projectName: string }[] }[]} [specs]
 * @property {PlaywrightSuite[]} [suites]
 *
 * @typedef {object} PlaywrightReport
 * @property {PlaywrightSuite[]} suites
 * @property {{ message?: string }[]} errors outside the tests
 */

/** @type {{ vitest: (report: VitestReport) => Tally, playwright: (report: PlaywrightReport) => Tally }} */
const readers = { vitest: readVitestTally, playwright: readPlaywrightTally };

/**
 * Runs a test runner that writes a JSON report, and returns its tally. A run without tests and a run that fails
 * outside its tests count as failures.
 * @param {keyof typeof readers} runner
 * @param {(file: string) => Promise<{ code: number }>} run
 * @returns {Promise<Tally>}
 */
export async function runWithReport(runner, run) {
  const folder = mkdtempSync(join(tmpdir(), 'store-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  onExit(remove);
  try {
    const file = join(folder, 'report.json');
    const { code } = await run(file);
    const tally = readers[runner](readReport(file));
    if (tally.passed + tally.failures.length === 0) throw new UserFacingError('No tests were run.');
    return code !== 0 && tally.failures.length === 0
      ? { ...tally, failures: [`${runner} failed outside its tests.`] }
      : tally;
  } finally {
    remove();
  }
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new UserFacingError('The run ended without a report.');
  }
}

/**
 * @param {VitestReport} report
 * @returns {Tally}
 */
function readVitestTally({ testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(root, name) })),
  );
  const failedTests = tests.filter(({ status }) => status === 'failed');
  // A file that could not be loaded is reported as failed and contains no tests.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...failedTests.map(({ file, fullName }) => `${file} › ${fullName}`),
      ...brokenFiles.map(({ name }) => relative(root, name)),
    ],
  };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
function readPlaywrightTally({ suites, errors }) {
  const tests = suites.flatMap(listTests);
  // A test that passes only on a retry is flaky and counts as a failure.
  const failedTests = tests.filter(({ status }) => status === 'unexpected' || status === 'flaky');
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...failedTests.map(({ name }) => name),
      ...errors.map(({ message }) => message ?? 'Playwright failed outside its tests.'),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ name: string, status: string }[]}
 */
function listTests({ specs = [], suites = [] }) {
  const ownTests = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, projectName }) => ({ status, name: `[${projectName}] ${file} › ${title}` })),
  );
  return [...ownTests, ...suites.flatMap(listTests)];
}
