import { isFromBankAccount, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Period } from '../statementPeriod.ts';

/** Charges in paisa that providers kept of payments from bank accounts, by their numbers and ours: a bank shows what is left. */
export async function readCharges(prisma: PrismaClient, { from, to }: Period): Promise<Map<string, number>> {
  const rows = await prisma.statementRow.findMany({
    where: {
      method: { in: ONLINE_METHODS.filter(isFromBankAccount) },
      day: { gte: from, lte: to },
      feePaisa: { gt: 0 },
    },
    select: { reference: true, transactionId: true, feePaisa: true },
  });
  return new Map(
    rows.flatMap(({ reference, transactionId, feePaisa }) =>
      [reference, transactionId].flatMap((name): [string, number][] => (name ? [[name, feePaisa]] : [])),
    ),
  );
}
