import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext, StaffActionContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { ModerateReviewInput } from '#graph/schema/schema.generated.ts';
import type { Work } from '#graph/work/work.ts';
import { changeReview } from '../changeReview.ts';
import { recountReviews } from '../recountReviews.ts';
import { hasBought } from '../reviews.queries.ts';
import { emailReply } from './emailReply.ts';

/** Publishes or rejects a review, and checks again whether its writer has bought the product. */
export async function moderateReview(
  context: GraphContext,
  { id, status, version }: ModerateReviewInput,
): Promise<Review> {
  return changeReview(context, { id }, async (work, review) => {
    assertVersion(review, version);
    return status === review.status ? review : moderate(work, context, review, status);
  });
}

/** Changes the status of a locked review. */
export async function moderate(
  work: Work,
  context: StaffActionContext,
  review: Review,
  status: Review['status'],
): Promise<Review> {
  const { id } = review;
  const { userId, productId } = review;
  const isPurchased =
    userId === null ? review.isVerifiedPurchase : await hasBought(work.db, userId, productId);
  const replyNotifiedAt = await emailReply(work.db, context, { ...review, status });
  const moderatedReview = await work.db.review.update({
    where: { id },
    data: { status, isVerifiedPurchase: isPurchased, replyNotifiedAt, version: { increment: 1 } },
  });
  await recountReviews(work, productId);
  await recordAudit(work.db, context, {
    action: 'review.moderate',
    entity: 'Review',
    entityId: id,
    before: { status: review.status },
    after: { status },
  });
  return moderatedReview;
}
