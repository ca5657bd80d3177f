// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'demo-payments-'));
const script = `
  import { startDemoPayments } from ${JSON.stringify(new URL('./demoPayments.mjs', import.meta.url).href)};
  console.log('at ' + await startDemoPayments({ storeUrl: 'http://127.0.0.1:4000', log: ${JSON.stringify(join(folder, 'log'))} }));
`;

test('the demo payment providers run on the store’s host and stop when the process that started them exits', async () => {
  const ownerProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readFirstLine(ownerProcess);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${url}/control/payments`)).status).toBe(200);

  ownerProcess.kill('SIGKILL');
  await once(ownerProcess, 'exit');
  const isRunning = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  await expect.poll(isRunning, { timeout: 20_000 }).toBe(false);
  rmSync(folder, { recursive: true });
});

test('uses the providers at DEMO_PAYMENTS_URL if it is set', async () => {
  const env = { ...process.env, DEMO_PAYMENTS_URL: 'http://elsewhere.test' };
  const ownerProcess = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  expect(await readFirstLine(ownerProcess)).toBe('http://elsewhere.test');
});

/**
 * @param {import('node:child_process').ChildProcess} holder
 * @returns {Promise<string>}
 */
async function readFirstLine({ stdout }) {
  let text = '';
  for await (const part of stdout ?? []) {
    text += part;
    const url = /^at (.*)\n/m.exec(text)?.[1];
    if (url) return url;
  }
  throw new Error(text);
}
