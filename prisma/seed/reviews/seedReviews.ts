import { toPublicName } from '#domain/reviews/reviews.ts';
import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { createRandom, type Random } from '../random.ts';
import { runInSeedTransaction, type SeedContext } from '../seedTransaction.ts';
import { HOUR, MINUTE } from '../time.ts';
import { EARRING_REVIEWS } from './earringReviews.ts';
import { NECKLACE_REVIEWS } from './necklaceReviews.ts';
import { findReviewers, type Reviewer, type Reviewers } from './reviewers.ts';
import type { ReviewTexts } from './reviewTexts.ts';
import { RING_REVIEWS } from './ringReviews.ts';

const TEXTS: ReviewTexts = { ...RING_REVIEWS, ...NECKLACE_REVIEWS, ...EARRING_REVIEWS };
/** Number of newest reviews that staff have not moderated. */
const PENDING_COUNT = 5;
const FIRST_NAMES = [
  ...['Anisha', 'Bibek', 'Deepa', 'Gita', 'Kiran', 'Laxmi', 'Manish'],
  ...['Nirmala', 'Prakash', 'Rojina', 'Sita', 'Tara', 'Ujjwal', 'Yamuna'],
];
const SURNAMES = ['Adhikari', 'Basnet', 'Gurung', 'Karki', 'Lama', 'Maharjan', 'Rai', 'Shrestha', 'Tamang'];

/** Adds reviews by customers, most of whom received the product, unless there are reviews already. */
export async function seedReviews(seedContext: SeedContext, now: Date): Promise<number> {
  const { prisma } = seedContext;
  if ((await prisma.review.count()) > 0) return 0;
  const rows = createReviewRows(await findReviewers(prisma, Object.keys(TEXTS)), now);
  await runInSeedTransaction(seedContext, async (work) => {
    await work.db.review.createMany({ data: rows });
    await countRatings(work.db);
  });
  return rows.length;
}

function createReviewRows({ products, getReviewers }: Reviewers, now: Date): Prisma.ReviewCreateManyInput[] {
  const random = createRandom(77);
  const getReviewerName = createNamePicker(random);
  const rows = products.flatMap(({ id, slug }) => {
    const reviewers = getReviewers(id);
    return (TEXTS[slug] ?? []).flatMap(([rating, title, comment], index) => {
      const reviewer = reviewers[index];
      if (!reviewer) return [];
      const { userId, hasBought } = reviewer;
      const createdAt = chooseReviewTime(reviewer, now, random);
      const authorName = getReviewerName(reviewer);
      const reviewFields = { productId: id, rating, title, comment, isVerifiedPurchase: hasBought };
      return [{ ...reviewFields, userId, authorName, createdAt, updatedAt: createdAt }];
    });
  });
  const newestFirst = rows.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  return newestFirst.map((row, index) => ({
    ...row,
    status: index < PENDING_COUNT ? 'PENDING' : 'PUBLISHED',
  }));
}

/** Returns a time 2 to 24 days after delivery, but before now. */
function chooseReviewTime({ receivedAt: startTime }: Reviewer, now: Date, random: Random): Date {
  const reviewedAt =
    startTime.getTime() + random.between(2 * 24, 24 * 24) * HOUR + random.between(0, 59) * MINUTE;
  return new Date(Math.min(reviewedAt, now.getTime() - random.between(1, 40) * HOUR));
}

/** Returns a function that picks a reviewer's public name, which is the same in all reviews of an account. */
function createNamePicker(random: Random) {
  const names = new Map<string, string>();
  return ({ userId }: Reviewer): string => {
    const name = names.get(userId) ?? toPublicName(`${random.pick(FIRST_NAMES)} ${random.pick(SURNAMES)}`);
    names.set(userId, name);
    return name;
  };
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
