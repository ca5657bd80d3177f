import type { StaffAtWork } from '#graph/context.ts';
import { queueMail } from '#graph/mail/queueMail.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type Answered = Pick<Review, 'userId' | 'productId' | 'status' | 'reply' | 'replyToldAt'>;

/**
 * Tells the writer of a review what the store answers, once: with the answer, or where the review waits still, when both
 * are shown. Answers when they were told; null where they are yet to be.
 */
export async function tellOfReply(
  tx: Transaction,
  context: StaffAtWork,
  { userId, productId, status, reply, replyToldAt }: Answered,
): Promise<Date | null> {
  if (reply === null) return null;
  if (replyToldAt || status !== 'PUBLISHED') return replyToldAt;
  const writer = userId ? await tx.user.findUnique({ where: { id: userId } }) : null;
  if (!writer || writer.anonymisedAt) return null;
  const { name, slug } = await tx.product.findUniqueOrThrow({ where: { id: productId } });
  await queueMail(tx, context, {
    template: 'reviewAnswered',
    to: { email: writer.email, name: writer.name },
    product: { name, slug },
    text: reply,
  });
  return context.now;
}
