import { lockAccount } from '#graph/access/lockAccount.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { SetDefaultAddressInput } from '#graph/schema/schema.generated.ts';
import { afterChange, type ChangedAddress, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';

export async function setDefaultAddress(
  context: GraphContext,
  { id }: SetDefaultAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, userId);
    await touch(tx, 'users', [userId]);
    await ownAddress(tx, userId, id);
    await makeDefault(tx, userId, id);
    return afterChange(tx, userId, id);
  });
}
