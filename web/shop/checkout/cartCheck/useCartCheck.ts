import { useAtomValue } from 'jotai';
import { cartAtom } from '#web/shop/cart/cart.atoms.ts';
import { type CartCheckQuery, useCartCheckQuery } from './CartCheck.generated.ts';
import { toLineInputs, toProductIds } from './lineInputs.ts';
import { type CartCheck, useCheckedCart } from './useCheckedCart.ts';

/** Compares the cart with current prices and stock, on mount and after each change. */
export function useCartCheck(): CartCheck {
  const cart = useAtomValue(cartAtom);
  const { data, previousData, refetch } = useCartCheckQuery({
    variables: {
      input: { lines: toLineInputs(cart.items), couponCode: cart.coupon },
      ids: toProductIds(cart.items),
    },
    skip: cart.items.length === 0,
    fetchPolicy: 'cache-and-network',
  });
  return useCheckedCart({
    quote: data?.quote,
    products: toProducts(data ?? previousData),
    refetchProducts: async () => toProducts((await refetch()).data),
  });
}

function toProducts(data: CartCheckQuery | undefined) {
  return data?.products.edges.map(({ node }) => node);
}
