import type { Prisma, PrismaClient } from '#graph/prisma/generated/client.ts';
import { inTransaction, type Transaction } from '#graph/prisma/transaction.ts';
import { randomFrom } from './random.ts';
import { REVIEW_TEXTS, STARS } from './reviewTexts.ts';
import { DAY } from './time.ts';

const REVIEWS = 80;
const PENDING = 4;
const INITIALS = 'ABDGKLMNPRSTUY';

/** Reviews by customers who had the piece delivered; nothing is added where any review exists. */
export async function seedReviews(prisma: PrismaClient, now: Date): Promise<number> {
  if ((await prisma.review.count()) > 0) return 0;
  const data = await reviewRows(prisma, now);
  await inTransaction(prisma, async (tx) => {
    await tx.review.createMany({ data });
    await countRatings(tx);
  });
  return data.length;
}

async function reviewRows(prisma: PrismaClient, now: Date): Promise<Prisma.ReviewCreateManyInput[]> {
  const bought = await prisma.orderLine.findMany({
    where: { order: { status: 'DELIVERED', userId: { not: null } }, productId: { not: null } },
    include: { order: { include: { timeline: true } } },
    orderBy: [{ order: { placedAt: 'asc' } }, { position: 'asc' }],
  });
  const random = randomFrom(77);
  const seen = new Set<string>();
  const rows: Prisma.ReviewCreateManyInput[] = [];
  for (const { productId, order } of bought) {
    const pair = `${productId} ${order.userId}`;
    if (!productId || seen.has(pair) || rows.length === REVIEWS) continue;
    seen.add(pair);
    const rating = random.pick(STARS);
    const delivered = order.timeline.find(({ status }) => status === 'DELIVERED')?.at ?? order.placedAt;
    const createdAt = new Date(Math.min(delivered.getTime() + random.between(2, 20) * DAY, now.getTime()));
    rows.push({
      productId,
      userId: order.userId,
      authorName: `${random.pick([...INITIALS])}. ${random.pick([...INITIALS])}., ${order.district}`,
      rating,
      ...random.pick(REVIEW_TEXTS[rating] ?? []),
      bought: true,
      status: 'PUBLISHED',
      createdAt,
    });
  }
  return rows.map((row, index) => (index >= rows.length - PENDING ? { ...row, status: 'PENDING' } : row));
}

async function countRatings(tx: Transaction) {
  const ratings = await tx.review.groupBy({
    by: ['productId'],
    where: { status: 'PUBLISHED' },
    _avg: { rating: true },
    _count: true,
  });
  for (const { productId, _avg, _count } of ratings)
    await tx.product.update({
      where: { id: productId },
      data: { ratingHundredths: Math.round((_avg.rating ?? 0) * 100), reviewCount: _count },
    });
}
