import type { AdminReviewFilter } from '#web/graphql/types.generated.ts';
import { readChosen } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toRows } from '../list/toRows.ts';
import { type Reviews_ReviewFragment, useReviewsListQuery } from './Reviews.generated.ts';
import { ANSWERS, isAnsweredFilter, REVIEW_STATUSES } from './reviewStates.ts';

export function useReviewRows(query: ListQuery): ListRows<Reviews_ReviewFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useReviewsListQuery({
    variables: { filter: reviewFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.adminReviews, asked);
}

/** Converts the list's filters and search into the query's filter. */
export function reviewFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): AdminReviewFilter {
  return {
    search: search || undefined,
    status: readChosen(filter.status, REVIEW_STATUSES)?.[0],
    isAnswered: isAnsweredFilter(readChosen(filter.answer, ANSWERS)?.[0]),
    productId: typeof filter.product === 'string' ? filter.product.trim() : undefined,
  };
}
