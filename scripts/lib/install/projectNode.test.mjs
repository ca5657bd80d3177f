// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const scriptModule = new URL('../process/script.mjs', import.meta.url);
const shutdownModule = new URL('../process/shutdown.mjs', import.meta.url);
const script = `
  import { runScript } from '${scriptModule}';
  import { onExit } from '${shutdownModule}';
  await runScript(async () => {
    onExit(() => console.log('closed'));
    console.log(process.version);
    if (process.argv[2] === 'wait') await new Promise((resolve) => setTimeout(resolve, 60_000));
    return Number(process.argv[2]);
  });
`;

/** @type {string} */
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-script-'));
  writeFileSync(join(folder, 'script.mjs'), script);
});

afterEach(() => rmSync(folder, { recursive: true }));

it('a script started with an older Node is rerun with the project’s Node and the same arguments, and its exit code is returned', async () => {
  const { child, output } = startOnVersion('20.19.0', '3');
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(output()).toMatch(/^v24\.\d+\.\d+\nclosed\n$/);
});

it('a script running with the project’s Node is stopped by a signal after its cleanups have run', async () => {
  const { child, output } = startOnVersion('20.19.0', 'wait');
  await expect.poll(output, { timeout: 10_000 }).toContain('v24.');
  child.kill('SIGTERM');
  expect(await once(child, 'close')).toEqual([143, null]);
  expect(output()).toContain('closed');
});

it('a Node version that cannot install the packages is rejected with a readable error', async () => {
  const { child, output } = startOnVersion('20.18.3', '0');
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(output()).toBe(
    '\nThe store runs on Node 24. This machine has Node 20.18.3, and Node 20.19 or newer is needed to install it. ' +
      'Install Node 24 from https://nodejs.org.\n',
  );
});

/**
 * Starts the script on a Node that reports `version` as its version. The rerun has an IPC channel to this script.
 * @param {string} version
 * @param {string} argument
 */
function startOnVersion(version, argument) {
  const fakeVersionModule = `if (!process.channel) Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(fakeVersionModule)}`,
      join(folder, 'script.mjs'),
      argument,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let outputText = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (outputText += chunk));
  return { child, output: () => outputText };
}
