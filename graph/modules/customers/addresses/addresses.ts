import { MAX_ADDRESSES } from '#domain/customers/savedAddressSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { withAccount } from '#graph/access/withAccount.ts';
import type { GraphContext } from '#graph/context.ts';
import type { SavedAddress } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { touch } from '#graph/prisma/writes/touch.ts';
import type {
  CreateAddressInput,
  DeleteAddressInput,
  SetDefaultAddressInput,
  UpdateAddressInput,
} from '#graph/schema/schema.generated.ts';
import { applyAddressInput, readAddress } from './readAddress.ts';

export interface ChangedAddress {
  address: SavedAddress;
  addresses: SavedAddress[];
}

/** Sorts the default address first, then the newest. */
const DEFAULT_FIRST_ORDER = [{ defaultOfId: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }] as const;

export function listAddresses(prisma: Transaction, userId: string): Promise<SavedAddress[]> {
  return prisma.savedAddress.findMany({ where: { userId }, orderBy: [...DEFAULT_FIRST_ORDER] });
}

/** Returns the addresses of an account, the default first. Prisma batches the calls for a list of accounts. */
export async function findAddresses(prisma: Transaction, userId: string): Promise<SavedAddress[]> {
  const addresses = await prisma.user
    .findUnique({ where: { id: userId } })
    .addresses({ orderBy: [...DEFAULT_FIRST_ORDER] });
  return addresses ?? [];
}

export function findDefaultAddress(prisma: Transaction, userId: string): Promise<SavedAddress | null> {
  return prisma.savedAddress.findUnique({ where: { defaultOfId: userId } });
}

/** Loads an address of the account. Throws NOT_FOUND if another account owns it. */
async function findOwnAddress(tx: Transaction, userId: string, id: string): Promise<SavedAddress> {
  const address = await tx.savedAddress.findUnique({ where: { id, userId } });
  if (!address) throw new DomainError('ADDRESS_NOT_FOUND', 'id');
  return address;
}

async function toChangedAddress(tx: Transaction, userId: string, id: string): Promise<ChangedAddress> {
  const [address, addresses] = [await findOwnAddress(tx, userId, id), await listAddresses(tx, userId)];
  return { address, addresses };
}

/** Creates an address. The first address always becomes the default. */
export async function createAddress(
  context: GraphContext,
  input: CreateAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);
  const address = readAddress(input);

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const savedCount = await work.db.savedAddress.count({ where: { userId } });
    if (savedCount >= MAX_ADDRESSES) throw new DomainError('TOO_MANY_ADDRESSES', { most: MAX_ADDRESSES });

    const { id } = await work.db.savedAddress.create({
      data: { ...address, userId, createdAt: context.now },
    });
    if (input.isDefault || savedCount === 0) await makeDefault(work.db, userId, id);
    return toChangedAddress(work.db, userId, id);
  });
}

/** Updates the given fields. The default address cannot be unset, only replaced by another. */
export async function updateAddress(
  context: GraphContext,
  input: UpdateAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);
  const { id, isDefault } = input;

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const saved = await findOwnAddress(work.db, userId, id);
    const data = applyAddressInput(saved, input);
    if (isDefault === false && saved.defaultOfId !== null) throw createDefaultRequiredError();

    await work.db.savedAddress.update({ where: { id, userId }, data });
    if (isDefault) await makeDefault(work.db, userId, id);
    return toChangedAddress(work.db, userId, id);
  });
}

function createDefaultRequiredError() {
  return new DomainError('CANNOT_UNSET_DEFAULT_ADDRESS', 'isDefault');
}

/** Deletes an address. If it was the default, the newest other address becomes the default. */
export async function deleteAddress(
  context: GraphContext,
  { id }: DeleteAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    const address = await findOwnAddress(work.db, userId, id);
    await work.db.savedAddress.delete({ where: { id, userId } });

    const [newestAddress] = await listAddresses(work.db, userId);
    if (newestAddress && address.defaultOfId !== null) await makeDefault(work.db, userId, newestAddress.id);
    return { address, addresses: await listAddresses(work.db, userId) };
  });
}

export async function setDefaultAddress(
  context: GraphContext,
  { id }: SetDefaultAddressInput,
): Promise<ChangedAddress> {
  const { id: userId } = requireViewer(context);

  return withAccount(context, userId, async (work) => {
    await touch(work.db, 'users', [userId]);
    await findOwnAddress(work.db, userId, id);
    await makeDefault(work.db, userId, id);
    return toChangedAddress(work.db, userId, id);
  });
}

/** Makes an address the default of its account. The account must be locked. */
async function makeDefault(tx: Transaction, userId: string, id: string): Promise<void> {
  await tx.savedAddress.updateMany({ where: { defaultOfId: userId }, data: { defaultOfId: null } });
  await tx.savedAddress.update({ where: { id, userId }, data: { defaultOfId: userId } });
}
