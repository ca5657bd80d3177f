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

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    await ownAddress(work.db, userId, id);
    await makeDefault(work.db, userId, id);
    return afterChange(work.db, userId, id);
  });
}
