// @ts-check
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { runForReport } from './reports.mjs';

const passed = { status: 'passed', fullName: 'a ring is sold' };
const failed = { status: 'failed', fullName: 'a ring is returned' };
const file = join(root, 'domain/rings.test.ts');

test('counts passed tests and names failed tests', async () => {
  const report = vitestReport([{ name: file, status: 'failed', assertionResults: [passed, passed, failed] }]);

  expect(await runForReport('vitest', writeReport(report, 1))).toEqual({
    passed: 2,
    failures: ['domain/rings.test.ts › a ring is returned'],
  });
});

test('a test file that cannot be loaded counts as a failure', async () => {
  const report = vitestReport([
    { name: 'a.test.ts', status: 'passed', assertionResults: [passed] },
    { name: file, status: 'failed', assertionResults: [] },
  ]);

  expect(await runForReport('vitest', writeReport(report, 1))).toEqual({
    passed: 1,
    failures: ['domain/rings.test.ts'],
  });
});

test('a run that fails although its tests passed counts as a failure', async () => {
  const report = vitestReport([{ name: file, status: 'passed', assertionResults: [passed] }]);

  expect(await runForReport('vitest', writeReport(report, 1))).toEqual({
    passed: 1,
    failures: ['vitest failed outside its tests.'],
  });
});

test('rejects a run without tests', async () => {
  await expect(runForReport('vitest', writeReport(vitestReport([]), 0))).rejects.toThrow(
    'No tests were run.',
  );
});

test('rejects a run that ends without a report', async () => {
  await expect(runForReport('vitest', async () => ({ code: 1 }))).rejects.toThrow(
    'The run ended without a report.',
  );
});

test('a browser test that passes only on a retry and an error outside the tests count as failures', async () => {
  const createJourneyReport = (/** @type {string} */ title, /** @type {string} */ status) => ({
    title,
    file: 'shop/buying.spec.ts',
    tests: [{ status, projectName: 'phone' }],
  });
  const report = {
    suites: [
      {
        specs: [createJourneyReport('browses', 'expected')],
        suites: [{ specs: [createJourneyReport('pays', 'flaky')] }],
      },
      { specs: [createJourneyReport('tracks', 'unexpected')] },
    ],
    errors: [{ message: 'The browser did not start.' }],
  };

  expect(await runForReport('playwright', writeReport(report, 1))).toEqual({
    passed: 1,
    failures: [
      '[phone] shop/buying.spec.ts › pays',
      '[phone] shop/buying.spec.ts › tracks',
      'The browser did not start.',
    ],
  });
});

/** @param {{ name: string, status: string, assertionResults: { status: string, fullName: string }[] }[]} testResults */
function vitestReport(testResults) {
  return { testResults };
}

/**
 * @param {object} report
 * @param {number} code
 */
function writeReport(report, code) {
  return async (/** @type {string} */ file) => {
    writeFileSync(file, JSON.stringify(report));
    return { code };
  };
}
