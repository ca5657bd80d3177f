import { useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { countPieces, pieceKey } from '#domain/orders/cart/cartLines.ts';
import { useCart } from '#web/shop/cart/useCart.ts';
import { useShownPrice } from '#web/store/useShownPrice.ts';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import { toCartLine } from './toCartLine.ts';

/** What the shopper has chosen of a piece, and putting it in the cart. */
export function usePurchase(product: ProductPurchase_ProductFragment) {
  const cart = useCart();
  const shownPrice = useShownPrice();
  const sizes = useRef<HTMLFieldSetElement>(null);
  const [only, ...others] = product.variants;
  const [chosenId, setChosenId] = useState(others.length === 0 ? only?.id : undefined);
  const [wanted, setWanted] = useState(1);
  const [isAskingForSize, setIsAskingForSize] = useState(false);

  const isHydrated = useIsHydrated();

  const variant = product.variants.find(({ id }) => id === chosenId);
  const most = Math.max(0, ...(variant ? [variant] : product.variants).map(({ stock }) => stock));
  const inCart = variant && isHydrated ? countPieces(cart.cart.items, pieceKey(product.id, variant.size)) : 0;
  const max = Math.min(Math.max(1, most - inCart), MAX_QUANTITY);
  const quantity = Math.max(1, Math.min(wanted, max));

  const add = () => {
    if (!variant) {
      setIsAskingForSize(true);
      sizes.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    cart.add(toCartLine(product, variant, quantity));
  };

  return {
    /** The fieldset of the sizes, which is asked for a size when none is chosen. */
    sizes,
    variant,
    /** Before tax, of the chosen size; until one is chosen, of the cheapest. */
    price: variant?.price ?? product.price,
    /** The same as the shop shows it. */
    shownPrice: shownPrice(variant ?? product),
    isLowestPrice: !variant && product.variants.some(({ price }) => price > product.price),
    quantity,
    max,
    isAskingForSize,
    /** Pieces of the chosen size that are in the cart. */
    inCart,
    isSoldOut: product.stock === 0 || variant?.stock === 0,
    chooseSize(id: string) {
      setChosenId(id);
      setIsAskingForSize(false);
    },
    setQuantity: setWanted,
    add,
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
