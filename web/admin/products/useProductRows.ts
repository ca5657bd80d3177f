import { useApolloClient } from '@apollo/client/react';
import type { IdPage, ListQuery, ListRows } from '../list/listDefinition.ts';
import { toIds, toRows } from '../list/toRows.ts';
import {
  ProductIdsDocument,
  type Products_ProductFragment,
  useProductsListQuery,
} from './Products.generated.ts';
import { productFilter, productSort } from './productFilter.ts';

export function useProductRows(query: ListQuery): ListRows<Products_ProductFragment> {
  const { sort, first, after, offset } = query;
  const { data, ...asked } = useProductsListQuery({
    variables: { filter: productFilter(query), sort: productSort(sort), first, after, offset },
    fetchPolicy: 'cache-and-network',
  });
  return toRows(data?.adminProducts, asked);
}

export function useProductIds() {
  const client = useApolloClient();
  return async (query: ListQuery): Promise<IdPage> => {
    const { sort, first, after } = query;
    const { data } = await client.query({
      query: ProductIdsDocument,
      variables: { filter: productFilter(query), sort: productSort(sort), first, after },
      fetchPolicy: 'no-cache',
    });
    return toIds(data?.adminProducts);
  };
}
