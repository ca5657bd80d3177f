import type { useCart } from '#web/shop/cart/useCart.ts';

type Added = Parameters<ReturnType<typeof useCart>['add']>[0];

export interface CartedProduct {
  id: string;
  slug: string;
  /** The cart keeps it beside the Nepali one, and shows either. */
  englishName: string;
  nameNe?: string | null;
  price: number;
  image: { url: string } | null;
}

export interface CartedVariant {
  size: string | null;
  price: number;
  weightMg: number;
  /** Pieces the store has of it; left out where a line is taken over rather than added. */
  stock?: number;
}

/** A piece in one of its variants, as the cart takes it in. */
export function toCartLine(product: CartedProduct, variant: CartedVariant, quantity = 1): Added {
  return {
    product: {
      _id: product.id,
      name: product.englishName,
      ...(product.nameNe && { nameNe: product.nameNe }),
      price: product.price,
      image: product.image?.url ?? '',
      slug: product.slug,
      specifications: { weight: { value: variant.weightMg / 1000 } },
    },
    quantity,
    price: variant.price,
    ...(variant.stock !== undefined && { stock: variant.stock }),
    variant: variant.size ? { size: variant.size } : null,
  };
}
