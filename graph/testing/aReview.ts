import type { Prisma, PrismaClient, Review } from '#graph/prisma/generated/client.ts';

/** Creates a published review and includes it in the product's rating. */
export async function aReview(
  prisma: PrismaClient,
  productId: string,
  overrides: Partial<Prisma.ReviewUncheckedCreateInput> = {},
): Promise<Review> {
  const review = await prisma.review.create({
    data: {
      productId,
      authorName: 'A. S.',
      rating: 5,
      comment: 'Well made.',
      status: 'PUBLISHED',
      ...overrides,
    },
  });
  await countReviews(prisma, productId);
  return review;
}

async function countReviews(prisma: PrismaClient, productId: string) {
  const { _avg, _count } = await prisma.review.aggregate({
    where: { productId, status: 'PUBLISHED' },
    _avg: { rating: true },
    _count: true,
  });
  await prisma.product.update({
    where: { id: productId },
    data: { ratingHundredths: Math.round((_avg.rating ?? 0) * 100), reviewCount: _count },
  });
}
