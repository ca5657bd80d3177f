import { COUPON_STATES } from '#domain/orders/coupons/getCouponState.ts';
import type { CouponFilter } from '#web/graphql/types.generated.ts';
import { parseChoice } from '../list/filters/rangeValues.ts';
import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { type Coupons_CouponFragment, useCouponsListQuery } from './Coupons.generated.ts';

export function useCouponRows(query: ListQuery): ListRows<Coupons_CouponFragment> {
  const { first, after, offset } = query;
  const { data, ...queryState } = useCouponsListQuery({
    variables: { filter: toCouponFilter(query), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.coupons, queryState);
}

export const COUPON_METHODS = ['BY_CODE', 'BY_ITSELF'] as const;

/** Converts the list's filters and search into the query's filter. */
export function toCouponFilter({ filter, search }: Pick<ListQuery, 'filter' | 'search'>): CouponFilter {
  const method = parseChoice(filter.applies, COUPON_METHODS)?.[0];
  return {
    search: search || undefined,
    state: parseChoice(filter.state, COUPON_STATES)?.[0],
    isAutomatic: method && method === 'BY_ITSELF',
  };
}
