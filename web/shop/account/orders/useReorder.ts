import { useApolloClient } from '@apollo/client/react';
import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useCart } from '#web/shop/cart/useCart.ts';
import { toCartLine } from '#web/shop/product/purchase/toCartLine.ts';
import { useNotify } from '#web/ui/toast/useNotify.ts';
import { ReorderDocument } from './Reorder.generated.ts';

interface OrderedLine {
  productId: string | null;
  name: string;
  size: string | null;
  quantity: number;
}

/** Adds the products of an earlier order to the cart at current prices, and reports unavailable products. */
export function useReorder() {
  const { i18n } = useLingui();
  const client = useApolloClient();
  const cart = useCart();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);

  async function reorder(lines: readonly OrderedLine[]): Promise<void> {
    const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
    setLoading(true);
    // A failed request has already shown a toast.
    const result = await client
      .query({ query: ReorderDocument, variables: { ids }, fetchPolicy: 'network-only' })
      .catch(() => null);
    setLoading(false);
    if (!result?.data) return;

    const products = new Map(result.data.products.edges.map(({ node }) => [node.id, node]));
    const unavailableNames: string[] = [];
    for (const { productId, name, size, quantity } of lines) {
      const product = productId ? products.get(productId) : undefined;
      const variant = product?.variants.find((candidate) => candidate.size === size);
      if (!product || !variant || variant.stock === 0) unavailableNames.push(name);
      else cart.add(toCartLine(product, variant, Math.min(quantity, variant.stock)));
    }
    if (unavailableNames.length > 0)
      notify.error(i18n.t('No longer available: {names}', { names: unavailableNames.join(', ') }));
    if (unavailableNames.length < lines.length) cart.open();
  }

  return { reorder, isLoading };
}
