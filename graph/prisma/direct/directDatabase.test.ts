import { expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '#graph/testing/databaseProxy.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { Prisma } from '../generated/client.ts';
import { DirectDatabase } from './directDatabase.ts';
import type { Statement } from './statement.ts';

const server = useTestServer();
const selectOne: Statement<null> = { sql: Prisma.sql`SELECT 1`, read: () => null };

test('reports used and idle connections and waiting callers', async () => {
  const direct = new DirectDatabase(server.databaseUrl, { connections: 1 });
  onTestFinished(() => direct.close());
  expect(direct.load).toEqual({ used: 0, idle: 0, waiting: 0, most: 1 });

  let releaseConnection = () => {};
  const releaseSignal = new Promise<void>((resolve) => {
    releaseConnection = resolve;
  });
  const holder = direct.runInTransaction(async ({ send }) => {
    await send(selectOne);
    await releaseSignal;
  });
  const waiter = direct.send(selectOne);
  await expect.poll(() => direct.load).toEqual({ used: 1, idle: 0, waiting: 1, most: 1 });

  releaseConnection();
  await Promise.all([holder, waiter]);
  expect(direct.load).toEqual({ used: 0, idle: 1, waiting: 0, most: 1 });
});

test('does not count a lost connection', async () => {
  const line = await DatabaseProxy.open(server.databaseUrl);
  const direct = new DirectDatabase(line.url, { connections: 1 });
  onTestFinished(async () => {
    await direct.close();
    await line.close();
  });
  await direct.send(selectOne);

  line.closeOnText('SELECT 1');
  await expect(direct.send(selectOne)).rejects.toThrow();
  await expect.poll(() => direct.load).toEqual({ used: 0, idle: 0, waiting: 0, most: 1 });
});
