import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#web/paths.ts';
import { ProductPageDocument, type ProductPageQuery } from './ProductPage.generated.ts';

/** Replaces an address that a product had before by its present one, at which nothing is asked again. */
export function useMovedAddress(address: string, answer: ProductPageQuery | undefined): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const product = answer?.product;
  const moved = product && product.id !== address && product.slug !== address ? product.slug : null;

  useEffect(() => {
    if (moved === null) return;
    client.writeQuery({ query: ProductPageDocument, variables: { id: moved }, data: answer });
    const to = { pathname: paths.product(moved), search };
    navigate(to, { replace: true, preventScrollReset: true, state });
  }, [moved, answer, search, state, client, navigate]);
}
