import type { AdminReviewFilter } from '#web/graphql/types.generated.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { type Reviews_ReviewFragment, useReviewsListQuery } from './Reviews.generated.ts';
import { ANSWERS, REVIEW_STATUSES, toAnsweredFilter } from './reviewStates.ts';

export function useReviewRows(query: ListQuery): ListRows<Reviews_ReviewFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useReviewsListQuery({
    variables: { filter: toReviewFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.adminReviews, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function toReviewFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AdminReviewFilter {
  return {
    search: search || undefined,
    status: parseChoice(filter.status, REVIEW_STATUSES)?.[0],
    isAnswered: toAnsweredFilter(parseChoice(filter.answer, ANSWERS)?.[0]),
    productId: typeof filter.product === 'string' ? filter.product.trim() : undefined,
  };
}
