import type { GraphContext } from '../../context.ts';
import type { Page } from '../../page.ts';
import type { Review } from '../../prisma/generated/client.ts';
import type { QueryMyReviewsArgs } from '../../schema.generated.ts';
import { requireViewer } from '../accounts/requireViewer.ts';
import { pageOfReviews } from './pageOfReviews.ts';

export function myReviews(
  context: GraphContext,
  { productId, ...args }: Partial<QueryMyReviewsArgs>,
): Promise<Page<Review>> {
  const { id: userId } = requireViewer(context);
  return pageOfReviews(context, { userId, productId: productId ?? undefined }, args);
}
