import { requireViewer } from '#graph/access/requireViewer.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import type { Review } from '#graph/prisma/generated/client.ts';
import type { QueryMyReviewsArgs } from '#graph/schema/schema.generated.ts';
import { pageOfReviews } from '../pageOfReviews.ts';

export function myReviews(
  context: GraphContext,
  { productId, ...args }: Partial<QueryMyReviewsArgs>,
): Promise<Page<Review>> {
  const { id: userId } = requireViewer(context);
  return pageOfReviews(context, { userId, productId: productId ?? undefined }, args);
}
