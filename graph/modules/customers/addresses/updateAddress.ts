import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { UpdateAddressInput } from '#graph/schema/schema.generated.ts';
import { afterChange, type ChangedAddress, ownAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';
import { changedAddress } from './readAddress.ts';

/** Changes what the input names. The default cannot be given up, only passed on by making another one the default. */
export async function updateAddress(
  context: GraphContext,
  input: UpdateAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);
  const { id, isDefault } = input;

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const saved = await ownAddress(work.db, userId, id);
    const data = changedAddress(saved, input);
    if (isDefault === false && saved.defaultOfId !== null) throw defaultStays();

    await work.db.savedAddress.update({ where: { id, userId }, data });
    if (isDefault) await makeDefault(work.db, userId, id);
    return afterChange(work.db, userId, id);
  });
}

function defaultStays() {
  return new DomainError('DEFAULT_ADDRESS_STAYS', 'isDefault');
}
