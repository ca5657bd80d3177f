// @ts-check
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readUnexpectedExits } from '#graph/observability/unexpectedExits.ts';
import { recordUnexpectedExit } from './unexpectedExits.mjs';

/** @type {string} */
let dataDir;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'ends-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

test('the server reads the times and reasons of earlier exits, newest first', async () => {
  const [firstExitAt, lastExitAt] = [new Date('2026-11-23T08:00:00Z'), new Date('2026-11-23T08:18:00Z')];
  recordUnexpectedExit(dataDir, { how: 134, at: firstExitAt });
  recordUnexpectedExit(dataDir, { how: 'SIGKILL', at: lastExitAt });
  expect(await readUnexpectedExits(dataDir)).toEqual([
    { at: lastExitAt, how: 'SIGKILL' },
    { at: firstExitAt, how: '134' },
  ]);
});

test.each([0, 'SIGTERM', 'SIGINT'])('does not record a deliberate stop (%s)', async (exitStatus) => {
  recordUnexpectedExit(dataDir, { how: exitStatus });
  expect(await readUnexpectedExits(dataDir)).toEqual([]);
});

test('keeps the last hundred records', async () => {
  for (let exitIndex = 0; exitIndex < 120; exitIndex++)
    recordUnexpectedExit(dataDir, { how: 1, at: new Date(exitIndex) });
  const exits = await readUnexpectedExits(dataDir);
  expect([exits.length, exits[0]?.at, exits.at(-1)?.at]).toEqual([100, new Date(119), new Date(20)]);
});

test('skips a line truncated by a power failure', async () => {
  recordUnexpectedExit(dataDir, { how: 1, at: new Date(0) });
  const file = join(dataDir, 'unexpected-ends.jsonl');
  const { appendFileSync } = await import('node:fs');
  appendFileSync(file, '{"at":"2026-');
  expect(readFileSync(file, 'utf8')).toContain('{"at":"2026-');
  expect(await readUnexpectedExits(dataDir)).toEqual([{ at: new Date(0), how: '1' }]);
});
