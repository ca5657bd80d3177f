// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startNode } from './process/command.mjs';
import { openLog } from './process/keptLog.mjs';
import { expectFreePort, settledPort } from './process/ports.mjs';
import { step } from './process/steps.mjs';
import { UserFacingError } from './process/userFacingError.mjs';
import { keepRunning } from './supervision/keepRunning.mjs';

const patience = 30_000;

/**
 * @typedef {object} Options
 * @property {string} storeUrl where people reach the store
 * @property {number} [port] the store's own: the next one is taken where it is free
 * @property {string} log the file that takes what they write
 */

/**
 * Opens the demo's payment providers beside the store, for as long as this script runs, on the store's host. They are a process
 * of their own and outlive the server. Where DEMO_PAYMENTS_URL names others, those are used.
 * @param {Options} options
 * @returns {Promise<string>} where browsers and the server reach them
 */
export async function openDemoPayments({ storeUrl, port: storePort, log }) {
  const given = process.env.DEMO_PAYMENTS_URL;
  if (given) return given;
  const port = await choosePort(storePort);
  const url = `http://${URL.canParse(storeUrl) ? new URL(storeUrl).hostname : 'localhost'}:${port}`;
  const start = () => startProviders({ port, url, storeUrl, log });
  const first = await step('Opening the payments demo', start, () => `Payments demo open at ${url}`);
  // A store that is open stays so without them.
  void keepRunning('The payments demo', { first, again: start }).then((error) =>
    console.error(error.message),
  );
  return url;
}

/** @param {number} [storePort] */
async function choosePort(storePort) {
  if (storePort === undefined || storePort === 65_535) return settledPort();
  return expectFreePort(storePort + 1, process.env.HOST).then(() => storePort + 1, settledPort);
}

/**
 * @param {{ port: number, url: string, storeUrl: string, log: string }} options
 * @returns {Promise<import('./supervision/keepRunning.mjs').Life>}
 */
async function startProviders({ port, url, storeUrl, log }) {
  const child = startNode(['--import', 'tsx', 'tools/fakeProviders/main.ts'], {
    env: {
      PORT: String(port),
      HOST: process.env.HOST || '0.0.0.0',
      DEMO_PAYMENTS_URL: url,
      PUBLIC_URL: storeUrl,
    },
    stdio: openLog(log),
  });
  /** @type {Promise<Error>} */
  const failed = new Promise((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(
        new UserFacingError(`The payments demo ended by itself (${code ?? signal}).\nIts log is ${log}.`),
      ),
    ),
  );
  /** @type {Promise<undefined>} */
  const listening = new Promise((resolve) => child.once('message', () => resolve(undefined)));
  const late = pause(
    patience,
    new UserFacingError(`The payments demo did not open within ${patience / 1_000} s.`),
    {
      ref: false,
    },
  );
  const failure = await Promise.race([failed, listening, late]);
  if (failure) throw failure;
  return { failed };
}
