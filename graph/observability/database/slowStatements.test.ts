import { expect, test } from 'vitest';
import { SlowStatements } from './slowStatements.ts';

const at = new Date('2026-11-20T06:00:00Z');

test('statements that differ in their values are one, and none of the values is kept', () => {
  const slow = new SlowStatements();
  slow.note('SELECT id FROM users WHERE email IN (?, ?)', { ms: 300, at });
  slow.note('SELECT id FROM  users WHERE email IN (?,?,?)', { ms: 700, at });
  slow.note("SELECT id FROM orders WHERE name = 'O''Neil' AND id IN (?)", { ms: 400, at });

  expect(slow.list()).toEqual([
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

test('of very many, those that were slow longest ago are forgotten', () => {
  const slow = new SlowStatements();
  slow.note('SELECT kept', { ms: 300, at });
  for (let count = 0; count < 49; count++) slow.note(`SELECT column_${count}`, { ms: 300, at });
  slow.note('SELECT kept', { ms: 300, at });
  slow.note('SELECT one_more', { ms: 300, at });

  const known = slow.list().map(({ sql }) => sql);
  expect(known).toHaveLength(50);
  expect(known).toContain('SELECT kept');
  expect(known).not.toContain('SELECT column_0');
});
