import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toListRows } from '../list/toListRows.ts';
import { type Products_ProductFragment, useProductsListQuery } from './Products.generated.ts';
import { toProductFilter, toProductSort } from './toProductFilter.ts';

export function useProductRows(query: ListQuery): ListRows<Products_ProductFragment> {
  const { sort, first, after, offset } = query;
  const { data, ...asked } = useProductsListQuery({
    variables: { filter: toProductFilter(query), sort: toProductSort(sort), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toListRows(data?.adminProducts, asked);
}
