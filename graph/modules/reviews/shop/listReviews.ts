import type { GraphContext } from '#graph/context.ts';
import { createKeyset, desc, instant, text } from '#graph/pagination/keyset.ts';
import type { Page, PageArgs } from '#graph/pagination/page.ts';
import { readTable } from '#graph/pagination/readTable.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';

export type ReviewPage = Page<Review>;

const newestFirst = createKeyset<Review, Prisma.ReviewWhereInput>({
  createdAt: desc(instant),
  id: desc(text),
});

/** Lists the published reviews of a product. */
export async function listReviews(
  { prisma }: GraphContext,
  { productId, ...args }: { productId: string } & PageArgs,
): Promise<ReviewPage> {
  const where = { productId, status: 'PUBLISHED' } as const;
  return readTable(prisma.review, { ...args, where, order: newestFirst });
}
