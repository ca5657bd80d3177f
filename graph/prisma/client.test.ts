import { expect, onTestFinished, test } from 'vitest';
import { DatabaseLine } from '#graph/testing/databaseLine.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { createPrisma } from './client.ts';

const server = useTestServer();

test('a database that dies while a connection to it is made fails who waits for it, and nothing else', async () => {
  const line = await DatabaseLine.lay(server.databaseUrl);
  const prisma = createPrisma(line.url, 1);
  onTestFinished(async () => {
    await prisma.$disconnect();
    await line.cut();
  });
  const ask = () =>
    prisma.$queryRaw`SELECT 1`.then(
      () => 'answered',
      () => 'failed',
    );

  line.cutAt('SET time_zone');
  expect(await ask()).toBe('failed');

  await line.mend();
  await expect.poll(ask, { timeout: 20_000 }).toBe('answered');
});
