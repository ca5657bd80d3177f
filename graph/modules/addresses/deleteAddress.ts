import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { DeleteAddressInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { lockAccount } from '../shopper/lockAccount.ts';
import { type ChangedAddress, listAddresses, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';

/** Deletes an address. After the default, the newest other one becomes it. */
export async function deleteAddress(
  context: GraphContext,
  { id }: DeleteAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, userId);
    const address = await ownAddress(tx, userId, id);
    await tx.savedAddress.delete({ where: { id, userId } });

    const [newest] = await listAddresses(tx, userId);
    if (newest && address.defaultOfId !== null) await makeDefault(tx, userId, newest.id);
    return { address, addresses: await listAddresses(tx, userId) };
  });
}
