import { InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { print } from 'graphql';
import { parseCatalogUrl } from '../shop/catalog/catalogUrl.ts';
import { listVariables } from '../shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '../shop/catalog/ProductListPage.generated.ts';
import { HomePageDocument } from '../shop/home/HomePage.generated.ts';
import { ProductPageDocument } from '../shop/product/ProductPage.generated.ts';

/** What Apollo will send for a screen; a part of the address that is found by its pattern goes into `variables.id`. */
export interface FirstQuestion {
  operationName: string;
  variables: object;
  query: string;
}

export const firstQuestions = {
  home: question('HomePage', HomePageDocument, {}),
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
): FirstQuestion {
  return { operationName, variables, query: print(new InMemoryCache().transformDocument(document)) };
}
