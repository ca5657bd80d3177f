import type { ReadContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page, PageArgs } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';

const newestFirst = createKeyset<Review, Prisma.ReviewWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** Returns a page of the reviews that match a condition, newest first. */
export function readReviewPage(
  { prisma }: ReadContext,
  where: Prisma.ReviewWhereInput,
  args: PageArgs,
): Promise<Page<Review>> {
  return readTable(prisma.review, { ...args, where, order: newestFirst });
}
