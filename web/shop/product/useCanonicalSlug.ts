import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ProductPageDocument, type ProductPageQuery } from './ProductPage.generated.ts';

/** Replaces a former slug or an id in the URL with the current slug, without another request. */
export function useCanonicalSlug(idOrSlug: string, productData: ProductPageQuery | undefined): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const product = productData?.product;
  const currentSlug = product && product.id !== idOrSlug && product.slug !== idOrSlug ? product.slug : null;

  useEffect(() => {
    if (currentSlug === null) return;
    client.writeQuery({ query: ProductPageDocument, variables: { id: currentSlug }, data: productData });
    const canonicalUrl = { pathname: paths.product(currentSlug), search };
    navigate(canonicalUrl, { replace: true, preventScrollReset: true, state });
  }, [currentSlug, productData, search, state, client, navigate]);
}
