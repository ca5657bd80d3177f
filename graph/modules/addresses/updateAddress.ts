import { InvalidInput } from '#domain/validation/problems.ts';
import type { GraphContext } from '../../context.ts';
import { inTransaction } from '../../prisma/transaction.ts';
import type { UpdateAddressInput } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { lockAccount } from '../shopper/lockAccount.ts';
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

  return inTransaction(context.prisma, async (tx) => {
    await lockAccount(tx, userId);
    const saved = await ownAddress(tx, userId, id);
    const data = changedAddress(saved, input);
    if (isDefault === false && saved.defaultOfId !== null) throw defaultStays();

    await tx.savedAddress.update({ where: { id, userId }, data });
    if (isDefault) await makeDefault(tx, userId, id);
    return afterChange(tx, userId, id);
  });
}

function defaultStays() {
  return new InvalidInput([{ field: 'isDefault', message: 'Make another address the default instead.' }]);
}
