import { pino } from 'pino';
import { expect, test } from 'vitest';
import { DirectDatabase } from '#graph/prisma/direct/directDatabase.ts';
import { rows } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { DatabaseOutage } from './databaseOutage.ts';

test('a database that is away is told of once, and once when it is found again', async () => {
  const lines: { msg: string }[] = [];
  const outage = new DatabaseOutage(pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) }));
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

  outage.answered();
  for (let count = 0; count < 5; count++) expect(outage.notes(refused)).toBe(true);
  outage.answered();
  outage.answered();

  expect(lines.map(({ msg }) => msg)).toEqual([
    'The database is lost; it is looked for',
    'The database is found again',
  ]);
});

test('what says that a database is away is known, and nothing else is', async () => {
  const outage = new DatabaseOutage(pino({ level: 'silent' }));
  const direct = new DirectDatabase('mysql://nobody@127.0.0.1:1/none');

  expect(outage.notes(await direct.send(rows(Prisma.sql`SELECT 1`)).catch((error) => error))).toBe(true);
  expect(outage.notes(new Error('raw', { cause: { kind: 'DatabaseNotReachable' } }))).toBe(true);
  expect(
    outage.notes(
      new Error('Message: `pool failed to retrieve a connection from pool\n    (active=0 idle=0)`'),
    ),
  ).toBe(true);
  expect(outage.notes(new Error('A product has no price.'))).toBe(false);
  await direct.close();
});
