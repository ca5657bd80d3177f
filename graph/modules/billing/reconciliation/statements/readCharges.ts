import { isFromBankAccount, ONLINE_METHODS } from '#domain/payments/onlineMethods.ts';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { Period } from '../statementPeriod.ts';

/**
 * Returns the charges, in paisa, that providers deducted from payments by bank account, keyed by their references and
 * ours. The bank's statement shows only the net amount.
 */
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
