import { DomainError } from '#domain/errors/errors.ts';
import type { Prisma, SavedView } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** The views that somebody may use and change: their own, and the shared ones. */
export function usableBy(userId: string): Prisma.SavedViewWhereInput {
  return { OR: [{ ownerId: userId }, { isShared: true }] };
}

/** A view for a change in this transaction; one that is not the account's to use is not found. */
export async function lockView(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<SavedView> {
  await tx.$queryRaw`SELECT id FROM saved_views WHERE id = ${id} FOR UPDATE`;
  const view = await tx.savedView.findFirst({ where: { id, ...usableBy(userId) } });
  if (!view) throw new DomainError('VIEW_NOT_FOUND', 'id');
  return view;
}
