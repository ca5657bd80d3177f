import type { PrismaClient } from '#graph/prisma/generated/client.ts';

/** A customer who can review a product. */
export interface Reviewer {
  userId: string;
  hasBought: boolean;
  /** Time at which the customer received an order. */
  receivedAt: Date;
}

export interface Reviewers {
  products: { id: string; slug: string }[];
  /** Returns distinct accounts with a delivered order, starting with those that bought the product. */
  getReviewers(productId: string): Reviewer[];
}

export async function findReviewers(prisma: PrismaClient, slugs: string[]): Promise<Reviewers> {
  const products = await prisma.product.findMany({
    where: { slug: { in: slugs } },
    select: { id: true, slug: true },
    orderBy: { slug: 'asc' },
  });
  const orders = await prisma.order.findMany({
    where: { status: 'DELIVERED', user: { role: 'CUSTOMER' } },
    include: { lines: true, timeline: { where: { status: 'DELIVERED' } } },
    orderBy: { number: 'asc' },
  });
  const deliveries = orders.flatMap(({ userId, lines, timeline }) => {
    const receivedAt = timeline.at(-1)?.at;
    const productIds = lines.map(({ productId }) => productId);
    return userId && receivedAt ? [{ userId, receivedAt, productIds }] : [];
  });

  return {
    products,
    getReviewers(productId) {
      const candidates = deliveries.map(({ productIds, ...reviewer }) => ({
        ...reviewer,
        hasBought: productIds.includes(productId),
      }));
      return selectOnePerUser([
        ...candidates.filter(({ hasBought }) => hasBought),
        ...candidates.filter(({ hasBought }) => !hasBought),
      ]);
    },
  };
}

function selectOnePerUser(reviewers: Reviewer[]): Reviewer[] {
  const seenUserIds = new Set<string>();
  return reviewers.filter(({ userId }) => !seenUserIds.has(userId) && seenUserIds.add(userId));
}
