import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffAtWork } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { ModerateReviewInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { recountReviews } from '../recountReviews.ts';
import { hasBought } from '../reviews.queries.ts';
import { withReview } from '../withReview.ts';
import { tellOfReply } from './tellOfReply.ts';

/** Publishes or rejects a review, and looks once more whether its writer has got the piece by now. */
export async function moderateReview(
  context: GraphContext,
  { id, status, version }: ModerateReviewInput,
): Promise<Review> {
  return withReview(context, { id }, async (work, review) => {
    assertVersion(review, version);
    return status === review.status ? review : moderate(work, context, review, status);
  });
}

/** Decides about a held review whose status is another. */
export async function moderate(
  work: Work,
  context: StaffAtWork,
  review: Review,
  status: Review['status'],
): Promise<Review> {
  const { id } = review;
  const { userId, productId } = review;
  const bought = userId === null ? review.isVerifiedPurchase : await hasBought(work.db, userId, productId);
  const replyToldAt = await tellOfReply(work.db, context, { ...review, status });
  const moderated = await work.db.review.update({
    where: { id },
    data: { status, isVerifiedPurchase: bought, replyToldAt, version: { increment: 1 } },
  });
  await recountReviews(work, productId);
  await recordAudit(work.db, context, {
    action: 'review.moderate',
    entity: 'Review',
    entityId: id,
    before: { status: review.status },
    after: { status },
  });
  return moderated;
}
