import type { ListQuery, ListRows } from '../list/listQuery.ts';
import { toRows } from '../list/toRows.ts';
import { type Products_ProductFragment, useProductsListQuery } from './Products.generated.ts';
import { productFilter, productSort } from './productFilter.ts';

export function useProductRows(query: ListQuery): ListRows<Products_ProductFragment> {
  const { sort, first, after, offset } = query;
  const { data, ...asked } = useProductsListQuery({
    variables: { filter: productFilter(query), sort: productSort(sort), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.adminProducts, asked);
}
