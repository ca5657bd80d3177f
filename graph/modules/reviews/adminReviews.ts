import type { Reading } from '../../context.ts';
import { refusal } from '../../errors.ts';
import { literally } from '../../literally.ts';
import type { Page } from '../../page.ts';
import type { Prisma, Review } from '../../prisma/generated/client.ts';
import type { AdminReviewFilter, InputMaybe, QueryAdminReviewsArgs } from '../../schema.generated.ts';
import { pageOfReviews } from './pageOfReviews.ts';

const LONGEST_SEARCH = 100;

/** Everyone's reviews, for staff. */
export function adminReviews(
  context: Reading,
  { filter, ...args }: Partial<QueryAdminReviewsArgs>,
): Promise<Page<Review>> {
  return pageOfReviews(context, conditionOf(filter), args);
}

function conditionOf(filter: InputMaybe<AdminReviewFilter> | undefined): Prisma.ReviewWhereInput {
  const { status, search, productId } = filter ?? {};
  return {
    ...(status && { status }),
    ...(productId && { productId }),
    ...(search?.trim() && mentions(search.trim())),
  };
}

function mentions(search: string): Prisma.ReviewWhereInput {
  if (search.length > LONGEST_SEARCH)
    throw refusal('BAD_USER_INPUT', `filter.search takes up to ${LONGEST_SEARCH} characters.`);
  const contains = { contains: literally(search) };
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
