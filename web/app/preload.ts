import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { LoaderFunction } from 'react-router-dom';
import { parseCatalogUrl } from '#web/shop/catalog/catalogUrl.ts';
import { listVariables } from '#web/shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '#web/shop/catalog/ProductListPage.generated.ts';
import { HomePageDocument } from '#web/shop/home/HomePage.generated.ts';
import { ProductPageDocument } from '#web/shop/product/ProductPage.generated.ts';
import { client } from './client.ts';

/** Asks for what a landing screen will show while the screen itself is still on its way; its own query joins in. */
export const preload = {
  home: () => ask({ query: HomePageDocument }),
  products: ({ request }) =>
    ask({
      query: ProductListPageDocument,
      variables: listVariables(parseCatalogUrl(new URL(request.url).searchParams)),
    }),
  product: ({ params }) => ask({ query: ProductPageDocument, variables: { id: params.id ?? '' } }),
} satisfies Record<string, LoaderFunction>;

/** Waits for nothing, and leaves a failure to the screen's own query. */
function ask<Data, Variables extends OperationVariables>(
  options: ApolloClient.QueryOptions<Data, Variables>,
): null {
  client.query(options).catch(() => undefined);
  return null;
}
