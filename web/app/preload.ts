import type { ApolloClient, OperationVariables } from '@apollo/client';
import * as reactDom from 'react-dom';
import type { LoaderFunction } from 'react-router-dom';
import { parseCatalogUrl } from '#web/shop/catalog/catalogUrl.ts';
import { listVariables } from '#web/shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '#web/shop/catalog/ProductListPage.generated.ts';
import { HomePageDocument } from '#web/shop/home/HomePage.generated.ts';
import { GALLERY_SIZES } from '#web/shop/product/gallerySizes.ts';
import { ProductPageDocument } from '#web/shop/product/ProductPage.generated.ts';
import { sized, srcSet } from '#web/ui/photoSizes.ts';
import { client } from './client.ts';

/** Asks for what a landing screen will show while the screen itself is still on its way; its own query joins in. */
export const preload = {
  home: () => ask({ query: HomePageDocument }),
  products: ({ request }) =>
    ask({
      query: ProductListPageDocument,
      variables: listVariables(parseCatalogUrl(new URL(request.url).searchParams)),
    }),
  product: ({ params }) =>
    ask({ query: ProductPageDocument, variables: { id: params.id ?? '' } }, ({ product }) => {
      const photograph = product?.images[0];
      if (photograph)
        reactDom.preload(sized(photograph.url, 960), {
          as: 'image',
          imageSrcSet: srcSet(photograph.url, photograph.width),
          imageSizes: GALLERY_SIZES,
          fetchPriority: 'high',
        });
    }),
} satisfies Record<string, LoaderFunction>;

/** Waits for nothing, lets the router finish first, and leaves a failure to the screen's own query. */
function ask<Data, Variables extends OperationVariables>(
  options: ApolloClient.QueryOptions<Data, Variables>,
  then: (data: Data) => void = () => {},
): null {
  setTimeout(() =>
    client.query(options).then(
      ({ data }) => data && then(data as Data),
      () => undefined,
    ),
  );
  return null;
}
