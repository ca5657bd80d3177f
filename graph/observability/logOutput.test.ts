import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { LogOutput } from './logOutput.ts';
import { storeRegistry } from './metrics/storeRegistry.ts';

let folder: string;
let fd: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-log-'));
});

afterEach(() => {
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

test('writes lines in order', async () => {
  const log = openLog();
  const lines = Array.from({ length: 5000 }, (_, index) => `{"n":${index},"name":"सीता"}\n`);
  for (const line of lines) log.write(line);

  await expect.poll(readLog).toBe(lines.join(''));
});

test('drops and counts lines when the disk is full, then continues', async () => {
  const before = await countDroppedLines();
  fd = openSync('/dev/full', 'w');
  const log = new LogOutput(fd);
  for (const line of ['one\n', 'two\n', 'three\n']) log.write(line);

  await expect.poll(countDroppedLines).toBe(before + 3);
});

test('drops lines if too many are waiting and logs their number', async () => {
  const log = openLog({ maxWaitingBytes: 4 });
  for (const line of ['one\n', 'two\n', 'three\n', 'four\n']) log.write(line);

  await expect.poll(readLog).toMatch(/^one\ntwo\n\{.*"dropped":2.*\}\n$/);
});

test('writes complete lines after a recovery, with the number of dropped lines', async () => {
  const before = await countDroppedLines();
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  // A pipe that is full after 64 KiB behaves like a full disk: writes fail immediately.
  fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  const log = new LogOutput(fd);
  const longLine = `${'x'.repeat(50_000)}\n`;
  for (const line of [longLine, longLine, longLine]) log.write(line);
  await expect.poll(countDroppedLines).toBe(before + 2);

  expect(readPipe().slice(0, longLine.length)).toBe(longLine);
  log.write('after\n');
  let output = '';
  await expect.poll(() => (output += readPipe())).toMatch(/^\nafter\n\{.*"dropped":2.*\}\n$/);
});

function openLog(options?: { maxWaitingBytes: number }): LogOutput {
  fd = openSync(join(folder, 'store.log'), 'a');
  return new LogOutput(fd, options);
}

function readLog(): string {
  return readFileSync(join(folder, 'store.log'), 'utf8');
}

function readPipe(): string {
  const bytes = Buffer.alloc(256 * 1024);
  try {
    return bytes.toString('utf8', 0, readSync(fd, bytes));
  } catch {
    return '';
  }
}

async function countDroppedLines(): Promise<number> {
  const metric = await storeRegistry.getSingleMetric('store_log_lines_dropped_total')?.get();
  return metric?.values[0]?.value ?? 0;
}
