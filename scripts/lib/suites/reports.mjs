// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atEnd } from '../process/ending.mjs';
import { UserFacingError } from '../process/userFacingError.mjs';

/**
 * @typedef {import('./suites.mjs').Tally} Tally
 *
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number, unexpected: number, flaky: number }} stats
 * @property {unknown[]} errors
 */

/** @type {{ vitest: (report: VitestReport) => Tally, playwright: (report: PlaywrightReport) => Tally }} */
const readers = { vitest: vitestTally, playwright: playwrightTally };

/**
 * Runs a test runner that writes a JSON report and answers what the report says. A run without tests, and one that fails
 * beside its tests, is a failure.
 * @param {keyof typeof readers} runner
 * @param {(file: string) => Promise<{ code: number }>} run
 * @returns {Promise<Tally>}
 */
export async function runForReport(runner, run) {
  const folder = mkdtempSync(join(tmpdir(), 'store-report-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  atEnd(remove);
  try {
    const file = join(folder, 'report.json');
    const { code } = await run(file);
    const tally = readers[runner](readReport(file));
    if (tally.passed + tally.failed === 0) throw new UserFacingError('No test was run.');
    return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
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
function vitestTally({ testResults }) {
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const failures = statuses.filter((status) => status === 'failed').length;
  // A file that could not be loaded fails without a test of its own.
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
  ).length;
  return { passed: statuses.filter((status) => status === 'passed').length, failed: failures + brokenFiles };
}

/**
 * @param {PlaywrightReport} report
 * @returns {Tally}
 */
function playwrightTally({ stats, errors }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
