import type { Reading } from '#graph/context.ts';
import { desc, instant, keyset, text } from '#graph/pagination/keyset.ts';
import { type Page, type PageArgs, readPage } from '#graph/pagination/page.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';

const newestFirst = keyset<Review, Prisma.ReviewWhereInput>({ createdAt: desc(instant), id: desc(text) });

/** A page of the reviews that a condition keeps, newest first. */
export function pageOfReviews(
  { prisma }: Reading,
  where: Prisma.ReviewWhereInput,
  args: PageArgs,
): Promise<Page<Review>> {
  return readPage(args, {
    order: newestFirst,
    find: ({ after, ...page }) => prisma.review.findMany({ where: { AND: [where, after ?? {}] }, ...page }),
    count: () => prisma.review.count({ where }),
  });
}
