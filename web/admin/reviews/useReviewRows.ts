import { useApolloClient } from '@apollo/client/react';
import { chosenOf } from '../list/filters/rangeValues.ts';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { idsOf, rowsOf } from '../list/rowsOf.ts';
import { ReviewIdsDocument, type Reviews_ReviewFragment, useReviewsListQuery } from './Reviews.generated.ts';
import { REVIEW_STATUSES } from './reviewStates.ts';

export function useReviewRows(query: ListQuery): ListRows<Reviews_ReviewFragment> {
  const { first, after, offset } = query;
  const { data, ...asked } = useReviewsListQuery({
    variables: { filter: reviewFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return rowsOf(data?.adminReviews, asked);
}

/** Reads the versions along, which moderateReviews looks up. */
export function useReviewIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { first, after } = query;
    const { data } = await client.query({
      query: ReviewIdsDocument,
      variables: { filter: reviewFilter(query), first, after },
      fetchPolicy: 'network-only',
    });
    return idsOf(data?.adminReviews);
  };
}

/** What the server is asked to keep. */
export function reviewFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>) {
  return {
    search: search || undefined,
    status: chosenOf(filter.status, REVIEW_STATUSES)?.[0],
    productId: typeof filter.product === 'string' ? filter.product.trim() : undefined,
  };
}
