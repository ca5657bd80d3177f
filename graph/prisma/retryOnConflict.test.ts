import { expect, test } from 'vitest';
import { startingOver } from './startingOver.ts';

/** As each driver tells of it; Prisma's adapter where COMMIT fails, as it does on a node of a cluster. */
test.each([
  ['mysql2', Object.assign(new Error('Deadlock found'), { errno: 1213 })],
  ['a node of a cluster', Object.assign(new Error('A foreign key constraint fails'), { errno: 1452 })],
  ['the adapter', Object.assign(new Error('Refused'), { cause: { kind: 'TransactionWriteConflict' } })],
])('what was in the way of another is done again, as %s says it', async (_driver, conflict) => {
  let tries = 0;

  const answer = await startingOver(async () => {
    tries += 1;
    if (tries < 3) throw conflict;
    return 'done';
  });

  expect([answer, tries]).toEqual(['done', 3]);
});

test.each([
  ['mysql2', Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205 })],
  ['the adapter', new Error('Raw query failed. Code: `1205`. Message: `Lock wait timeout exceeded`')],
])('a row that stays locked is waited for once, as %s says it', async (_driver, timeout) => {
  let tries = 0;
  const attempt = startingOver(async () => {
    tries += 1;
    throw timeout;
  });
  await expect(attempt).rejects.toBe(timeout);
  expect(tries).toBe(1);
});

test('any other failure is told at once', async () => {
  const failure = Object.assign(new Error('No such table'), { errno: 1146 });
  let tries = 0;

  const attempt = startingOver(async () => {
    tries += 1;
    throw failure;
  });

  await expect(attempt).rejects.toBe(failure);
  expect(tries).toBe(1);
});
