import type { AutomaticCoupon, CartProduct, CartState } from './cart.ts';

/**
 * Returns the cart with product names in the given language. For display only: the saved cart keeps the English names.
 */
export function localiseCart(language: string, state: CartState): CartState {
  if (language !== 'ne') return state;
  return {
    ...state,
    items: state.items.map((line) => ({ ...line, product: localiseProduct(language, line.product) })),
  };
}

export function localiseProduct(language: string, product: CartProduct): CartProduct {
  return language === 'ne' && product.nameNe ? { ...product, name: product.nameNe } : product;
}

export function getAutomaticCouponName(
  language: string,
  { name, nameNe }: Pick<AutomaticCoupon, 'name' | 'nameNe'>,
): string {
  return language === 'ne' ? (nameNe ?? name) : name;
}
