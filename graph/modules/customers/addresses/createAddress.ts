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

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const saved = await work.db.savedAddress.count({ where: { userId } });
    if (saved >= MAX_ADDRESSES) throw new DomainError('ADDRESSES_FULL', { most: MAX_ADDRESSES });

    const { id } = await work.db.savedAddress.create({
      data: { ...address, userId, createdAt: context.now },
    });
    if (input.isDefault || saved === 0) await makeDefault(work.db, userId, id);
    return afterChange(work.db, userId, id);
  });
}
