import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';

const STARS = [5, 4, 3, 2, 1];

/** Counts the published reviews of each product per star rating. Ratings without reviews are omitted. */
export async function countRatings(
  prisma: PrismaClient,
  ids: readonly string[],
): Promise<Map<string, RatingCount[]>> {
  const groups = await prisma.review.groupBy({
    by: ['productId', 'rating'],
    where: { productId: { in: [...ids] }, status: 'PUBLISHED' },
    _count: true,
  });
  const countsByProduct = new Map<string, RatingCount[]>(ids.map((id) => [id, []]));
  for (const { productId, rating, _count } of groups)
    countsByProduct.get(productId)?.push({ stars: rating, count: _count });
  return countsByProduct;
}

const NO_RATINGS: RatingCount[] = STARS.map((stars) => ({ stars, count: 0 }));

/** Returns all five star ratings, five first. */
export function toRatingCounts(counts: readonly RatingCount[] = []): RatingCount[] {
  if (counts.length === 0) return NO_RATINGS;
  return STARS.map((stars) => counts.find((count) => count.stars === stars) ?? { stars, count: 0 });
}
