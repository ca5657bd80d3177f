import type { ApolloClient, OperationVariables } from '@apollo/client';
import * as reactDom from 'react-dom';
import { parseCatalogUrl } from '#web/shop/catalog/catalogUrl.ts';
import { GRID_SIZES } from '#web/shop/catalog/gridSizes.ts';
import { listVariables } from '#web/shop/catalog/listVariables.ts';
import { ProductListPageDocument } from '#web/shop/catalog/ProductListPage.generated.ts';
import { HomePageDocument } from '#web/shop/home/HomePage.generated.ts';
import { GALLERY_SIZES } from '#web/shop/product/gallery/gallerySizes.ts';
import { ProductPageDocument } from '#web/shop/product/ProductPage.generated.ts';
import type { AskAhead } from '#web/ui/navigation/LazyScreen.tsx';
import { sized, srcSet } from '#web/ui/photo/photoSizes.ts';
import { client } from './requests/client.ts';

/** What a phone shows of a list before it is scrolled. */
const PRODUCTS_IN_SIGHT = 2;

/** Asks for what a landing screen will show while the screen itself is still on its way; its own query joins in. */
export const preload = {
  home: () => ask({ query: HomePageDocument }),
  products: ({ search }) =>
    ask(
      {
        query: ProductListPageDocument,
        variables: listVariables(parseCatalogUrl(new URLSearchParams(search))),
      },
      ({ products }) => {
        for (const { node } of products.edges.slice(0, PRODUCTS_IN_SIGHT))
          preloadPhoto(node.images[0], GRID_SIZES);
      },
    ),
  product: ({ params }) =>
    ask({ query: ProductPageDocument, variables: { id: params.id ?? '' } }, ({ product }) =>
      preloadPhoto(product?.images[0], GALLERY_SIZES),
    ),
} satisfies Record<string, AskAhead>;

/**
 * Waits for nothing, lets the router finish first, and leaves a failure to the screen's own query. `then` is for a page
 * that is still being loaded: later a screen comes as soon as its photographs could.
 */
function ask<Data, Variables extends OperationVariables>(
  options: ApolloClient.QueryOptions<Data, Variables>,
  then: (data: Data) => void = () => {},
): void {
  const isLanding = document.readyState !== 'complete';
  setTimeout(() =>
    client.query(options).then(
      ({ data }) => data && isLanding && then(data as Data),
      () => undefined,
    ),
  );
}

function preloadPhoto(photo: { url: string; width?: number | null } | undefined, sizes: string): void {
  if (!photo) return;
  reactDom.preload(sized(photo.url, 960), {
    as: 'image',
    imageSrcSet: srcSet(photo.url, photo.width),
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}
