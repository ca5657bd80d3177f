import { lockAccount } from '#graph/access/lockAccount.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';

/**
 * Stores something of the viewer's account if it has consented to that, and answers how many records; 0 without
 * consent. The account is held meanwhile, so that a consent that is taken back finds nothing written after it.
 */
export function withConsent(
  context: GraphContext,
  store: (tx: Transaction, userId: string) => Promise<number>,
): Promise<number> {
  const { id } = requireViewer(context);
  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, id);
    const account = await tx.user.findUnique({ where: { id }, select: { activityConsent: true } });
    return account?.activityConsent === true ? store(tx, id) : 0;
  });
}
