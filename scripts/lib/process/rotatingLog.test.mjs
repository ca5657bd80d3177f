// @ts-check
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rotateLog, startLogRun } from './rotatingLog.mjs';

/** @type {string} */
let folder;
/** @type {string} */
let log;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'store-test-'));
  log = join(folder, 'store.log');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a new run appends to the log after a start line and reads only its own lines', () => {
  appendFileSync(log, 'why the last one ended\n');

  const { words } = startLogRun(log);
  appendFileSync(log, 'first words\n');

  expect(words()).toBe('first words\n');
  expect(readFileSync(log, 'utf8')).toMatch(
    /^why the last one ended\n--- \S+Z start of process \d+ ---\nfirst words\n$/,
  );
});

test('rotates a log that is too large and keeps a limited number of old logs', () => {
  for (const text of ['one', 'two', 'three', 'four']) {
    appendFileSync(log, text.repeat(10));
    expect(rotateLog(log, { maxBytes: 20, keep: 2 })).toBe(true);
  }

  expect(readFileSync(log, 'utf8')).toBe('');
  expect(readFileSync(`${log}.1`, 'utf8')).toContain('four');
  expect(readFileSync(`${log}.2`, 'utf8')).toContain('three');
  expect(existsSync(`${log}.3`)).toBe(false);
});

test('a program that has the log open can still append to it after rotation', () => {
  const file = openSync(log, 'a');
  writeSync(file, 'before it was put aside');
  rotateLog(log, { maxBytes: 5 });
  writeSync(file, 'after');
  closeSync(file);

  expect(readFileSync(log, 'utf8')).toBe('after');
  expect(rotateLog(log)).toBe(false);
});
