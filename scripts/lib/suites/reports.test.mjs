// @ts-check
import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runForReport } from './reports.mjs';

const passed = { status: 'passed' };
const failed = { status: 'failed' };

test('passed and failed tests are counted', async () => {
  const report = vitestReport([{ status: 'failed', assertionResults: [passed, passed, failed] }]);

  expect(await runForReport('vitest', writing(report, 1))).toEqual({ passed: 2, failed: 1 });
});

test('a test file that cannot be loaded is a failure', async () => {
  const report = vitestReport([
    { status: 'passed', assertionResults: [passed] },
    { status: 'failed', assertionResults: [] },
  ]);

  expect(await runForReport('vitest', writing(report, 1))).toEqual({ passed: 1, failed: 1 });
});

test('a run that fails although its tests passed is a failure', async () => {
  const report = vitestReport([{ status: 'passed', assertionResults: [passed] }]);

  expect(await runForReport('vitest', writing(report, 1))).toEqual({ passed: 1, failed: 1 });
});

test('a run without a test is refused', async () => {
  await expect(runForReport('vitest', writing(vitestReport([]), 0))).rejects.toThrow('No test was run.');
});

test('a run that breaks off is refused', async () => {
  await expect(runForReport('vitest', async () => ({ code: 1 }))).rejects.toThrow(
    'The run ended without a report.',
  );
});

test('a journey that passes only when tried again is a failure, and so is what fails around the journeys', async () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 1 }, errors: [{}] };

  expect(await runForReport('playwright', writing(report, 1))).toEqual({ passed: 5, failed: 3 });
});

/** @param {{ status: string, assertionResults: { status: string }[] }[]} testResults */
function vitestReport(testResults) {
  return { testResults };
}

/**
 * @param {object} report
 * @param {number} code
 */
function writing(report, code) {
  return async (/** @type {string} */ file) => {
    writeFileSync(file, JSON.stringify(report));
    return { code };
  };
}
