import { parseInput } from '#domain/errors/problems.ts';
import { reviewReplySchema } from '#domain/reviews/reviewSchema.ts';
import { requireViewer } from '#graph/access/requireViewer.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { ReplyToReviewInput } from '#graph/schema/schema.generated.ts';
import { productsChanged } from '#graph/work/storeEvents.ts';
import { changeReview } from '../changeReview.ts';
import { emailReply } from './emailReply.ts';

/**
 * Publishes, changes or removes the store's reply to a review. The reviewer is emailed about the first published reply.
 */
export function replyToReview(context: GraphContext, input: ReplyToReviewInput): Promise<Review> {
  const { id, version } = input;
  const { text } = parseInput(reviewReplySchema, { text: input.text });
  const { now } = context;
  return changeReview(context, { id }, async (work, review) => {
    assertVersion(review, version);
    if (text === review.reply) return review;
    await recordAudit(work.db, context, {
      action: text === null ? 'review.unreply' : 'review.reply',
      entity: 'Review',
      entityId: id,
      before: { reply: review.reply },
      after: { reply: text },
    });
    const replyNotifiedAt = await emailReply(work.db, context, { ...review, reply: text });
    work.publish(productsChanged([review.productId]));
    const repliedById = text === null ? null : requireViewer(context).id;
    return work.db.review.update({
      where: { id },
      data: {
        reply: text,
        repliedAt: text === null ? null : now,
        repliedById,
        replyNotifiedAt,
        version: { increment: 1 },
      },
    });
  });
}
