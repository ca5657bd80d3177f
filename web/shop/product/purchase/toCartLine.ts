import type { useCart } from '#web/shop/cart/useCart.ts';

type CartLineInput = Parameters<ReturnType<typeof useCart>['add']>[0];

export interface CartProduct {
  id: string;
  slug: string;
  /** English name; the cart stores both names and shows the one in the displayed language. */
  englishName: string;
  nameNe?: string | null;
  price: number;
  image: { url: string } | null;
}

export interface CartVariant {
  size: string | null;
  price: number;
  weightMg: number;
  /** Stock of the variant; omitted if an existing line is converted rather than added. */
  stock?: number;
}

/** Converts a variant of a product into a cart line. */
export function toCartLine(product: CartProduct, variant: CartVariant, quantity = 1): CartLineInput {
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
