import type { Review } from '#graph/prisma/generated/client.ts';
import type { AdminReviewFilter } from '#graph/schema/schema.generated.ts';
import { instant, number, text, yesOrNo } from '#graph/spreadsheets/columns.ts';
import { defineExportedList } from '#graph/spreadsheets/defineExportedList.ts';
import { findPhotos } from '../findPhotos.ts';
import { adminReviews } from './adminReviews.ts';

export const reviews = defineExportedList<Review, AdminReviewFilter>({
  action: 'manageReviews',
  sorts: ['NEWEST'],
  page: (context, { sort: _sort, ...listArgs }) => adminReviews(context, listArgs),
  columns: {
    comment: text(({ title, comment }) => [title, comment].filter(Boolean).join('\n'), 48),
    rating: number((review) => review.rating, 8),
    product: text(
      async ({ productId }, { prisma }) =>
        (await prisma.product.findUnique({ where: { id: productId } }))?.name,
      28,
    ),
    authorName: text((review) => review.authorName),
    isVerifiedPurchase: yesOrNo((review) => review.isVerifiedPurchase),
    photos: number(async (review, { prisma }) => (await findPhotos(prisma, review)).length, 10),
    status: text((review) => review.status, 14),
    createdAt: instant((review) => review.createdAt),
    updatedAt: instant((review) => review.updatedAt),
  },
});
