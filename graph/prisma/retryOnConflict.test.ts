import { expect, test } from 'vitest';
import { retryOnConflict } from './retryOnConflict.ts';

/** Errors of each driver. Prisma's adapter reports the last form if COMMIT fails, as on a cluster node. */
test.each([
  ['mysql2', Object.assign(new Error('Deadlock found'), { errno: 1213 })],
  ['a cluster node', Object.assign(new Error('A foreign key constraint fails'), { errno: 1452 })],
  ['the adapter', Object.assign(new Error('Refused'), { cause: { kind: 'TransactionWriteConflict' } })],
])('retries after a conflict reported by %s', async (_driver, conflict) => {
  let attemptCount = 0;

  const result = await retryOnConflict(async () => {
    attemptCount += 1;
    if (attemptCount < 3) throw conflict;
    return 'done';
  });

  expect([result, attemptCount]).toEqual(['done', 3]);
});

test.each([
  ['mysql2', Object.assign(new Error('Lock wait timeout exceeded'), { errno: 1205 })],
  ['the adapter', new Error('Raw query failed. Code: `1205`. Message: `Lock wait timeout exceeded`')],
])('does not retry after a lock timeout reported by %s', async (_driver, timeout) => {
  let attemptCount = 0;
  const attempt = retryOnConflict(async () => {
    attemptCount += 1;
    throw timeout;
  });
  await expect(attempt).rejects.toBe(timeout);
  expect(attemptCount).toBe(1);
});

test('throws any other error immediately', async () => {
  const failure = Object.assign(new Error('No such table'), { errno: 1146 });
  let attemptCount = 0;

  const attempt = retryOnConflict(async () => {
    attemptCount += 1;
    throw failure;
  });

  await expect(attempt).rejects.toBe(failure);
  expect(attemptCount).toBe(1);
});
