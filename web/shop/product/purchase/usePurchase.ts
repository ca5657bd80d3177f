import { useRef, useState } from 'react';
import { MAX_QUANTITY } from '#domain/orders/cart/cart.ts';
import { countItems, toItemKey } from '#domain/orders/cart/cartLines.ts';
import { useCart } from '#web/shop/cart/useCart.ts';
import { useDisplayedPrice } from '#web/store/useDisplayedPrice.ts';
import { useIsHydrated } from '#web/ui/useIsHydrated.ts';
import type { ProductPurchase_ProductFragment } from './ProductPurchase.generated.ts';
import { toCartLine } from './toCartLine.ts';

/** Returns the chosen options of a product and functions that add it to the cart. */
export function usePurchase(product: ProductPurchase_ProductFragment) {
  const cart = useCart();
  const getDisplayedPrice = useDisplayedPrice();
  const sizesFieldset = useRef<HTMLFieldSetElement>(null);
  const [firstVariant, ...otherVariants] = product.variants;
  const [selectedId, setSelectedId] = useState(otherVariants.length === 0 ? firstVariant?.id : undefined);
  const [requestedQuantity, setRequestedQuantity] = useState(1);
  const [isSizeMissing, setIsSizeMissing] = useState(false);

  const isHydrated = useIsHydrated();

  const variant = product.variants.find(({ id }) => id === selectedId);
  const maxStock = Math.max(0, ...(variant ? [variant] : product.variants).map(({ stock }) => stock));
  const cartQuantity =
    variant && isHydrated ? countItems(cart.cart.items, toItemKey(product.id, variant.size)) : 0;
  const maxQuantity = Math.min(Math.max(1, maxStock - cartQuantity), MAX_QUANTITY);
  const quantity = Math.max(1, Math.min(requestedQuantity, maxQuantity));

  const add = () => {
    if (!variant) {
      setIsSizeMissing(true);
      sizesFieldset.current?.querySelector<HTMLInputElement>('input:enabled')?.focus();
      return;
    }
    cart.add(toCartLine(product, variant, quantity));
  };

  return {
    /** Fieldset of the sizes, which receives focus if no size is chosen. */
    sizes: sizesFieldset,
    variant,
    /** Price before tax of the chosen size, or of the cheapest if none is chosen. */
    price: variant?.price ?? product.price,
    /** Displayed price of the chosen size, or of the cheapest if none is chosen. */
    displayedPrice: getDisplayedPrice(variant ?? product),
    isLowestPrice: !variant && product.variants.some(({ price }) => price > product.price),
    quantity,
    max: maxQuantity,
    isSizeMissing,
    /** Number of items of the chosen size in the cart. */
    inCart: cartQuantity,
    isSoldOut: product.stock === 0 || variant?.stock === 0,
    chooseSize(id: string) {
      setSelectedId(id);
      setIsSizeMissing(false);
    },
    setQuantity: setRequestedQuantity,
    add,
  };
}

export type Purchase = ReturnType<typeof usePurchase>;
