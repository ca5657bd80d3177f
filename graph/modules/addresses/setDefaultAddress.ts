import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { SetDefaultAddressInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { lockAccount } from '../shopper/lockAccount.ts';
import { afterChange, type ChangedAddress, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';

export async function setDefaultAddress(
  context: GraphContext,
  { id }: SetDefaultAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, userId);
    await ownAddress(tx, userId, id);
    await makeDefault(tx, userId, id);
    return afterChange(tx, userId, id);
  });
}
