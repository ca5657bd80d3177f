import type { ReadContext } from '#graph/context.ts';
import type { Page } from '#graph/pagination/page.ts';
import { escapeLike } from '#graph/prisma/escapeLike.ts';
import type { Prisma, Review } from '#graph/prisma/generated/client.ts';
import { readSearch } from '#graph/prisma/searchPeople.ts';
import type { AdminReviewFilter, InputMaybe, QueryAdminReviewsArgs } from '#graph/schema/schema.generated.ts';
import { readReviewPage } from '../readReviewPage.ts';

/** Lists all reviews, for staff. */
export function adminReviews(
  context: ReadContext,
  { filter, ...args }: Partial<QueryAdminReviewsArgs>,
): Promise<Page<Review>> {
  return readReviewPage(context, buildCondition(filter), args);
}

function buildCondition(filter: InputMaybe<AdminReviewFilter> | undefined): Prisma.ReviewWhereInput {
  const { status, search, productId, isAnswered } = filter ?? {};
  return {
    ...(status && { status }),
    ...(productId && { productId }),
    ...(isAnswered != null && { reply: isAnswered ? { not: null } : null }),
    ...(search?.trim() && buildSearchCondition(search.trim())),
  };
}

/** Requires each word to occur in the review, the writer's name or address, or the product. */
function buildSearchCondition(search: string): Prisma.ReviewWhereInput {
  return { AND: readSearch(search).split(/\s+/).map(containsWord) };
}

function containsWord(word: string): Prisma.ReviewWhereInput {
  const contains = { contains: escapeLike(word) };
  return {
    OR: [
      { title: contains },
      { comment: contains },
      { authorName: contains },
      { product: { OR: [{ name: contains }, { sku: contains }] } },
      { user: { OR: [{ name: contains }, { email: contains }] } },
    ],
  };
}
