import { InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { parseCatalogUrl } from '#web/shop/catalog/catalogUrl.ts';
import { listVariables } from '#web/shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '#web/shop/catalog/ProductListPage.generated.ts';
import { ProductPageDocument } from '#web/shop/product/ProductPage.generated.ts';

/** What Apollo will send for a screen; a part of the address that is found by its pattern goes into `variables.id`. */
export interface InitialQuery {
  operationName: string;
  variables: object;
  query: string;
}

export const initialQueries = {
  products: question(
    'ProductListPage',
    ProductListPageDocument,
    listVariables(parseCatalogUrl(new URLSearchParams())),
  ),
  product: question('ProductPage', ProductPageDocument, {}),
};

function question(
  operationName: string,
  document: TypedDocumentNode<unknown, never>,
  variables: object,
): InitialQuery {
  return { operationName, variables, query: print(new InMemoryCache().transformDocument(document)) };
}
