import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { DeleteAddressInput } from '#graph/schema/schema.generated.ts';
import { type ChangedAddress, listAddresses, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';

/** Deletes an address. After the default, the newest other one becomes it. */
export async function deleteAddress(
  context: GraphContext,
  { id }: DeleteAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return withAccount(context, userId, async (tx) => {
    await touch(tx, 'users', [userId]);
    const address = await ownAddress(tx, userId, id);
    await tx.savedAddress.delete({ where: { id, userId } });

    const [newest] = await listAddresses(tx, userId);
    if (newest && address.defaultOfId !== null) await makeDefault(tx, userId, newest.id);
    return { address, addresses: await listAddresses(tx, userId) };
  });
}
