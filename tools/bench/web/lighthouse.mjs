// @ts-check
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getDataDirectory } from '../../../scripts/lib/paths.mjs';
import { expectSuccess, run } from '../../../scripts/lib/process/command.mjs';
import { findFreePort } from '../../../scripts/lib/process/ports.mjs';
import { onExit } from '../../../scripts/lib/process/shutdown.mjs';
import { step } from '../../../scripts/lib/process/steps.mjs';
import { CHROMIUM_OPTIONS, calculateMedian } from './chromium.mjs';

/** Installed on first use, because it takes 185 MB with its dependencies. */
const VERSION = '12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  'FCP ms': 'first-contentful-paint',
  'LCP ms': 'largest-contentful-paint',
  'TBT ms': 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }>, environment: { benchmarkIndex: number }, runtimeError?: object }} Report
 * @typedef {(url: string, options: object) => Promise<{ lhr: Report } | undefined>} Lighthouse
 */

/**
 * Installs Lighthouse if it is missing, and returns a function that measures with it.
 * @param {string} chromium path of the browser
 */
export async function createLighthouseRunner(chromium) {
  const folder = join(getDataDirectory(), `lighthouse-${VERSION}`);
  const lighthouseFile = join(folder, 'node_modules', 'lighthouse', 'core', 'index.js');
  if (!existsSync(lighthouseFile))
    await step(
      `Installing Lighthouse ${VERSION}`,
      () => installLighthouse(folder),
      () => `Lighthouse ${VERSION} installed`,
    );
  const port = await startChromium(chromium);
  /** @type {{ default: Lighthouse }} */
  const { default: lighthouse } = await import(pathToFileURL(lighthouseFile).href);

  /**
   * @param {string} url
   * @param {Record<string, string>} screens
   * @param {number} runs
   */
  return async function measure(url, screens, runs) {
    const rows = [];
    for (const [screen, path] of Object.entries(screens)) {
      /** @type {Report[]} */
      const reports = [];
      for (let attemptCount = 0; reports.length < runs && attemptCount < 3 * runs; attemptCount += 1) {
        const result = await lighthouse(url + path, { port, output: 'json', logLevel: 'error' });
        // A busy browser sometimes fails to paint in time.
        if (result && !result.lhr.runtimeError) reports.push(result.lhr);
      }
      rows.push({ screen, ...toRow(reports) });
    }
    return rows;
  };
}

/** @param {string} folder */
async function installLighthouse(folder) {
  mkdirSync(folder, { recursive: true });
  const result = await run('npm', [
    'install',
    '--prefix',
    folder,
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `lighthouse@${VERSION}`,
  ]);
  expectSuccess(result, 'Lighthouse could not be installed.');
}

/** @param {string} path */
async function startChromium(path) {
  const port = await findFreePort();
  const profileFolder = mkdtempSync(join(tmpdir(), 'store-lighthouse-'));
  const options = ['--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${profileFolder}`];
  const chromium = spawn(path, [...CHROMIUM_OPTIONS, ...options, 'about:blank'], { stdio: 'ignore' });
  const exitPromise = new Promise((resolve) => chromium.once('exit', resolve));
  onExit(async () => {
    chromium.kill();
    await exitPromise;
    rmSync(profileFolder, { recursive: true, force: true, maxRetries: 5 });
  });
  for (let attemptCount = 0; attemptCount < 100; attemptCount += 1) {
    const response = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => null);
    if (response?.ok) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return port;
}

/** @param {Report[]} reports */
function toRow(reports) {
  const scores = CATEGORIES.map((name) => [
    name,
    Math.round(100 * calculateMedian(reports.map(({ categories }) => categories[name]?.score ?? 0))),
  ]);
  const figures = Object.entries(AUDITS).map(([label, audit]) => {
    const value = calculateMedian(reports.map(({ audits }) => audits[audit]?.numericValue ?? 0));
    return [label, label === 'CLS' ? Number(value.toFixed(3)) : Math.round(value)];
  });
  // Context for the scores: an idle machine has a benchmark index of 2,000 or more.
  const machineBenchmark = Math.round(
    calculateMedian(reports.map(({ environment }) => environment.benchmarkIndex)),
  );
  return Object.fromEntries([...scores, ...figures, ['machine', machineBenchmark]]);
}
