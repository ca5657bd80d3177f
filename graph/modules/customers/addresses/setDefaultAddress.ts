import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { SetDefaultAddressInput } from '#graph/schema/schema.generated.ts';
import { afterChange, type ChangedAddress, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';

export async function setDefaultAddress(
  context: GraphContext,
  { id }: SetDefaultAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return withAccount(context, userId, async (tx) => {
    await touch(tx, 'users', [userId]);
    await ownAddress(tx, userId, id);
    await makeDefault(tx, userId, id);
    return afterChange(tx, userId, id);
  });
}
