// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { runWithReport } from './reports.mjs';

const passedTest = { status: 'passed', fullName: 'a ring is sold' };
const failedTest = { status: 'failed', fullName: 'a ring is returned' };
const file = join(root, 'domain/rings.test.ts');

test('counts passed tests and names failed tests', async () => {
  const report = createVitestReport([
    { name: file, status: 'failed', assertionResults: [passedTest, passedTest, failedTest] },
  ]);

  expect(await runWithReport('vitest', createReportWriter(report, 1))).toEqual({
    passed: 2,
    failures: ['domain/rings.test.ts › a ring is returned'],
  });
});

test('a test file that cannot be loaded counts as a failure', async () => {
  const report = createVitestReport([
    { name: 'a.test.ts', status: 'passed', assertionResults: [passedTest] },
    { name: file, status: 'failed', assertionResults: [] },
  ]);

  expect(await runWithReport('vitest', createReportWriter(report, 1))).toEqual({
    passed: 1,
    failures: ['domain/rings.test.ts'],
  });
});

test('a run that fails although its tests passed counts as a failure', async () => {
  const report = createVitestReport([{ name: file, status: 'passed', assertionResults: [passedTest] }]);

  expect(await runWithReport('vitest', createReportWriter(report, 1))).toEqual({
    passed: 1,
    failures: ['vitest failed outside its tests.'],
  });
});

test('rejects a run without tests', async () => {
  await expect(runWithReport('vitest', createReportWriter(createVitestReport([]), 0))).rejects.toThrow(
    'No tests were run.',
  );
});

test('rejects a run that ends without a report', async () => {
  await expect(runWithReport('vitest', async () => ({ code: 1 }))).rejects.toThrow(
    'The run ended without a report.',
  );
});

test('a browser test that passes only on a retry and an error outside the tests count as failures', async () => {
  const createSpecReport = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'shop/buying.spec.ts',
    tests: [{ status, projectName: 'phone' }],
  });
  const report = {
    suites: [
      {
        specs: [createSpecReport('browses', 'expected')],
        suites: [{ specs: [createSpecReport('pays', 'flaky')] }],
      },
      { specs: [createSpecReport('tracks', 'unexpected')] },
    ],
    errors: [{ message: 'The browser did not start.' }],
  };

  expect(await runWithReport('playwright', createReportWriter(report, 1))).toEqual({
    passed: 1,
    failures: [
      '[phone] shop/buying.spec.ts › pays',
      '[phone] shop/buying.spec.ts › tracks',
      'The browser did not start.',
    ],
  });
});

/** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults */
function createVitestReport(testResults) {
  return { testResults };
}

/**
 * @param {object} report
 * @param {number} code
 */
function createReportWriter(report, code) {
  return async (/** @type {string} */ file) => {
    writeFileSync(file, JSON.stringify(report));
    return { code };
  };
}
