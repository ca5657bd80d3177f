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

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const address = await ownAddress(work.db, userId, id);
    await work.db.savedAddress.delete({ where: { id, userId } });

    const [newest] = await listAddresses(work.db, userId);
    if (newest && address.defaultOfId !== null) await makeDefault(work.db, userId, newest.id);
    return { address, addresses: await listAddresses(work.db, userId) };
  });
}
