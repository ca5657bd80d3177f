import { randomBytes } from 'node:crypto';
import type { PrismaClient, Statement, StatementRow } from '#graph/prisma/generated/client.ts';

/** Creates a bank statement of one day with one row of NPR 500. */
export function aStatement(prisma: PrismaClient, day: Date): Promise<Statement & { rows: StatementRow[] }> {
  const method = 'BANK_TRANSFER' as const;
  const statementDay = new Date(`${day.toISOString().slice(0, 10)}T00:00Z`);
  return prisma.statement.create({
    data: {
      ...{ method, fileName: 'bank.csv', fileHash: randomBytes(32).toString('hex'), known: 0 },
      ...{ fromDay: statementDay, toDay: statementDay, loadedAt: day },
      rows: {
        create: {
          ...{
            method,
            line: 2,
            key: randomBytes(32).toString('hex'),
            day: statementDay,
            amountPaisa: 50_000n,
            feePaisa: 0,
          },
          description: 'Somebody',
        },
      },
    },
    include: { rows: true },
  });
}
