import { MAX_ADDRESSES } from '#domain/customers/savedAddressSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type { CreateAddressInput } from '#graph/schema/schema.generated.ts';
import { afterChange, type ChangedAddress } from './addresses.queries.ts';
import { makeDefault } from './makeDefault.ts';
import { readAddress } from './readAddress.ts';

/** Saves an address. The first one becomes the default, whatever the input says. */
export async function createAddress(
  context: GraphContext,
  input: CreateAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);
  const address = readAddress(input);

  return withAccount(context, userId, async (tx) => {
    await touch(tx, 'users', [userId]);
    const saved = await tx.savedAddress.count({ where: { userId } });
    if (saved >= MAX_ADDRESSES) throw new DomainError('ADDRESSES_FULL', { most: MAX_ADDRESSES });

    const { id } = await tx.savedAddress.create({ data: { ...address, userId, createdAt: context.now } });
    if (input.isDefault || saved === 0) await makeDefault(tx, userId, id);
    return afterChange(tx, userId, id);
  });
}
