// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { startNode } from './process/command.mjs';
import { expectFreePort, findRestartablePort } from './process/ports.mjs';
import { openLog } from './process/rotatingLog.mjs';
import { step } from './process/steps.mjs';
import { UserFacingError } from './process/userFacingError.mjs';
import { superviseProgram } from './supervision/superviseProgram.mjs';

const startTimeoutMs = 30_000;

/**
 * @typedef {object} Options
 * @property {string} storeUrl the store's URL
 * @property {number} [port] the store's port; the providers use the next one if it is free
 * @property {string} log file for the output of the providers
 */

/**
 * Starts the demo payment providers on the store's host. They run in a separate process until this script ends, even if
 * the server restarts. If DEMO_PAYMENTS_URL is set, it is returned and nothing is started.
 * @param {Options} options
 * @returns {Promise<string>} the URL for browsers and the server
 */
export async function startDemoPayments({ storeUrl, port: storePort, log }) {
  const configuredUrl = process.env.DEMO_PAYMENTS_URL;
  if (configuredUrl) return configuredUrl;
  const port = await choosePort(storePort);
  const url = `http://${URL.canParse(storeUrl) ? new URL(storeUrl).hostname : 'localhost'}:${port}`;
  const start = () => startProviders({ port, url, storeUrl, log });
  const firstRun = await step(
    'Starting the demo payment providers',
    start,
    () => `Demo payment providers at ${url}`,
  );
  // The store stays open if the demo providers stop.
  void superviseProgram('The demo payment providers', { first: firstRun, restart: start }).then((error) =>
    console.error(error.message),
  );
  return url;
}

/** @param {number} [storePort] */
async function choosePort(storePort) {
  if (storePort === undefined || storePort === 65_535) return findRestartablePort();
  return expectFreePort(storePort + 1, process.env.HOST).then(() => storePort + 1, findRestartablePort);
}

/**
 * @param {{ port: number, url: string, storeUrl: string, log: string }} options
 * @returns {Promise<import('./supervision/superviseProgram.mjs').Life>}
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
  const unexpectedExit = new Promise((resolve) =>
    child.once('exit', (code, signal) =>
      resolve(
        new UserFacingError(
          `The demo payment providers exited unexpectedly (${code ?? signal}).\nSee the log: ${log}`,
        ),
      ),
    ),
  );
  /** @type {Promise<undefined>} */
  const readyPromise = new Promise((resolve) => child.once('message', () => resolve(undefined)));
  const timeout = pause(
    startTimeoutMs,
    new UserFacingError(`The demo payment providers did not start within ${startTimeoutMs / 1_000} s.`),
    {
      ref: false,
    },
  );
  const failure = await Promise.race([unexpectedExit, readyPromise, timeout]);
  if (failure) throw failure;
  return { unexpectedExit };
}
