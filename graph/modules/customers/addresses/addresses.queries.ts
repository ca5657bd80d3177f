import { DomainError } from '#domain/errors/errors.ts';
import type { SavedAddress } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface ChangedAddress {
  address: SavedAddress;
  addresses: SavedAddress[];
}

/** The default first, then the newest. */
const ORDER = [{ defaultOfId: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }] as const;

export function listAddresses(prisma: Transaction, userId: string): Promise<SavedAddress[]> {
  return prisma.savedAddress.findMany({ where: { userId }, orderBy: [...ORDER] });
}

/** The same, of the accounts of a list: Prisma reads them together. */
export async function findAddresses(prisma: Transaction, userId: string): Promise<SavedAddress[]> {
  const addresses = await prisma.user
    .findUnique({ where: { id: userId } })
    .addresses({ orderBy: [...ORDER] });
  return addresses ?? [];
}

export function defaultAddress(prisma: Transaction, userId: string): Promise<SavedAddress | null> {
  return prisma.savedAddress.findUnique({ where: { defaultOfId: userId } });
}

/** Throws NOT_FOUND unless the address is the account's own. */
export async function ownAddress(tx: Transaction, userId: string, id: string): Promise<SavedAddress> {
  const address = await tx.savedAddress.findUnique({ where: { id, userId } });
  if (!address) throw new DomainError('ADDRESS_NOT_FOUND', 'id');
  return address;
}

/** An own address as it is now, and all of the account's. */
export async function afterChange(tx: Transaction, userId: string, id: string): Promise<ChangedAddress> {
  const [address, addresses] = [await ownAddress(tx, userId, id), await listAddresses(tx, userId)];
  return { address, addresses };
}
