import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('docs/security-asvs.md', 'utf8');
const rows = page.split('\n').filter((line) => /^\| \d/.test(line));
const testReferences = rows.flatMap((row) => {
  const [, number] = row.split(' | ')[0]?.split(' ') ?? [];
  return [...row.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`(?: “([^”]*(?:“[^”]*”[^”]*)*)”)?/g)].map(
    ([, file = '', title]) => ({ number, file, title }),
  );
});

test('every requirement of both levels has one row', () => {
  const numbers = rows.map((row) => row.split(' | ')[0]);
  expect(new Set(numbers).size).toBe(rows.length);
  const countLevel = (level: string) => rows.filter((row) => row.split(' | ')[1] === level).length;
  expect({ first: countLevel('1'), second: countLevel('2') }).toEqual({ first: 70, second: 183 });
});

test('the totals match the rows', () => {
  const count = (state: string) => rows.filter((row) => row.split(' | ')[3] === state).length;
  expect(page).toContain(
    `${count('holds')} hold, ${count('does not apply')} do not apply, ${count('**not met**')} are not met`,
  );
});

test('every named test exists in its file', () => {
  expect(testReferences.length).toBeGreaterThan(100);
  const missingTests = testReferences.filter(({ file, title }) => {
    if (!existsSync(file)) return true;
    return title !== undefined && !readFileSync(file, 'utf8').includes(title);
  });
  expect(missingTests).toEqual([]);
});
