import type { CartOffer, CartProduct, CartState } from './cart.ts';

/** The cart with its pieces called as in a language; only to be shown, for what is saved keeps its English names. */
export function cartIn(language: string, state: CartState): CartState {
  if (language !== 'ne') return state;
  return {
    ...state,
    items: state.items.map((line) => ({ ...line, product: productIn(language, line.product) })),
  };
}

export function productIn(language: string, product: CartProduct): CartProduct {
  return language === 'ne' && product.nameNe ? { ...product, name: product.nameNe } : product;
}

export function offerName(language: string, { name, nameNe }: Pick<CartOffer, 'name' | 'nameNe'>): string {
  return language === 'ne' ? (nameNe ?? name) : name;
}
