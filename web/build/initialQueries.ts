import { InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { parseCatalogUrl } from '#web/shop/catalog/catalogUrl.ts';
import { toListVariables } from '#web/shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '#web/shop/catalog/ProductListPage.generated.ts';
import { ProductPageDocument } from '#web/shop/product/ProductPage.generated.ts';

/**
 * Query that Apollo will send first for a screen. The path segment matched by the screen's pattern becomes
 * `variables.id`.
 */
export interface InitialQuery {
  operationName: string;
  variables: object;
  query: string;
}

export const initialQueries = {
  products: createInitialQuery(
    'ProductListPage',
    ProductListPageDocument,
    toListVariables(parseCatalogUrl(new URLSearchParams())),
  ),
  product: createInitialQuery('ProductPage', ProductPageDocument, {}),
};

function createInitialQuery(
  operationName: string,
  document: TypedDocumentNode<unknown, never>,
  variables: object,
): InitialQuery {
  return { operationName, variables, query: print(new InMemoryCache().transformDocument(document)) };
}
