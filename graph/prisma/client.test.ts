import { expect, onTestFinished, test } from 'vitest';
import { DatabaseProxy } from '#graph/testing/databaseProxy.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createPrisma } from './client.ts';

const server = useTestServer();

test('a database failure while a connection is opened fails only the waiting query', async () => {
  const line = await DatabaseProxy.open(server.databaseUrl);
  const prisma = createPrisma(line.url, 1);
  onTestFinished(async () => {
    await prisma.$disconnect();
    await line.close();
  });
  const ask = () =>
    prisma.$queryRaw`SELECT 1`.then(
      () => 'answered',
      () => 'failed',
    );

  line.closeOnText('SET time_zone');
  expect(await ask()).toBe('failed');

  await line.restore();
  await expect.poll(ask, { timeout: 20_000 }).toBe('answered');
});
