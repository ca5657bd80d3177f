import type { StaffActionContext } from '#graph/context.ts';
import { queueEmail } from '#graph/mail/queueEmail.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type RepliedReview = Pick<Review, 'userId' | 'productId' | 'status' | 'reply' | 'replyNotifiedAt'>;

/**
 * Emails the store's reply to the review's writer once: immediately, or when a pending review is published. Returns the
 * time it was sent; null if it has not been sent yet.
 */
export async function emailReply(
  tx: Transaction,
  context: StaffActionContext,
  { userId, productId, status, reply, replyNotifiedAt }: RepliedReview,
): Promise<Date | null> {
  if (reply === null) return null;
  if (replyNotifiedAt || status !== 'PUBLISHED') return replyNotifiedAt;
  const writer = userId ? await tx.user.findUnique({ where: { id: userId } }) : null;
  if (!writer || writer.anonymisedAt) return null;
  const { name, slug } = await tx.product.findUniqueOrThrow({ where: { id: productId } });
  await queueEmail(tx, context, {
    template: 'reviewReply',
    to: { email: writer.email, name: writer.name },
    product: { name, slug },
    text: reply,
  });
  return context.now;
}
