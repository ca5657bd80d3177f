import { DomainError } from '#domain/errors/errors.ts';
import { toPublicName, VERIFIED_PURCHASE_STATUS } from '#domain/reviews/reviews.ts';
import type { PrismaClient, Review, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns true if an order of the account with this product was delivered. */
export async function hasBought(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const line = await tx.orderLine.findFirst({
    where: { productId, order: { userId, status: VERIFIED_PURCHASE_STATUS } },
    select: { id: true },
  });
  return line !== null;
}

/** Returns the fields of a review that describe its writer. */
export async function findAuthorFields(tx: Transaction, userId: string, productId: string) {
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  return { authorName: toPublicName(name), isVerifiedPurchase: await hasBought(tx, userId, productId) };
}

/** Prisma batches these reads when a list is resolved. */
export async function findAuthor(prisma: PrismaClient, { userId }: Review): Promise<User | null> {
  return userId === null ? null : prisma.user.findUnique({ where: { id: userId } });
}

export function createReviewNotFoundError(): DomainError {
  return new DomainError('REVIEW_NOT_FOUND', 'id');
}
