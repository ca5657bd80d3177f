import { DomainError } from '#domain/errors/errors.ts';
import { BOUGHT_STATUS, publicName } from '#domain/reviews/reviews.ts';
import type { PrismaClient, Review, User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Whether the piece has arrived with an order of the account. */
export async function hasBought(tx: Transaction, userId: string, productId: string): Promise<boolean> {
  const line = await tx.orderLine.findFirst({
    where: { productId, order: { userId, status: BOUGHT_STATUS } },
    select: { id: true },
  });
  return line !== null;
}

/** What a review says of its writer. */
export async function findWriter(tx: Transaction, userId: string, productId: string) {
  const { name } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { name: true } });
  return { authorName: publicName(name), isVerifiedPurchase: await hasBought(tx, userId, productId) };
}

/** Prisma reads the accounts of a list together. */
export async function findAuthor(prisma: PrismaClient, { userId }: Review): Promise<User | null> {
  return userId === null ? null : prisma.user.findUnique({ where: { id: userId } });
}

export function noSuchReview(): DomainError {
  return new DomainError('REVIEW_NOT_FOUND', 'id');
}
