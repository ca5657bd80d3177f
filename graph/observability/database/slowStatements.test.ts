import { expect, test } from 'vitest';
import { SlowStatements } from './slowStatements.ts';

const at = new Date('2026-11-20T06:00:00Z');

test('groups statements that differ only in their values and stores no values', () => {
  const slowStatements = new SlowStatements();
  slowStatements.record('SELECT id FROM users WHERE email IN (?, ?)', { ms: 300, at });
  slowStatements.record('SELECT id FROM  users WHERE email IN (?,?,?)', { ms: 700, at });
  slowStatements.record("SELECT id FROM orders WHERE name = 'O''Neil' AND id IN (?)", { ms: 400, at });

  expect(slowStatements.list()).toEqual([
    { sql: 'SELECT id FROM users WHERE email IN (?)', count: 2, maxMs: 700, lastMs: 700, lastAt: at },
    {
      sql: 'SELECT id FROM orders WHERE name = ? AND id IN (?)',
      count: 1,
      maxMs: 400,
      lastMs: 400,
      lastAt: at,
    },
  ]);
});

test('removes the statements whose last slow run is the oldest', () => {
  const slowStatements = new SlowStatements();
  slowStatements.record('SELECT kept', { ms: 300, at });
  for (let count = 0; count < 49; count++) slowStatements.record(`SELECT column_${count}`, { ms: 300, at });
  slowStatements.record('SELECT kept', { ms: 300, at });
  slowStatements.record('SELECT one_more', { ms: 300, at });

  const listedStatements = slowStatements.list().map(({ sql }) => sql);
  expect(listedStatements).toHaveLength(50);
  expect(listedStatements).toContain('SELECT kept');
  expect(listedStatements).not.toContain('SELECT column_0');
});
