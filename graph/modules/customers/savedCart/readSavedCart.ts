import type { Product, SavedCartLine, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface StoredCartLine extends SavedCartLine {
  product: Product & { variants: Variant[] };
}

/** Saved cart. Its lines include their product even if it is not for sale. */
export interface StoredCart {
  version: number;
  savedAt: Date | null;
  couponCode: string | null;
  lines: StoredCartLine[];
}

const EMPTY_CART: StoredCart = { version: 0, savedAt: null, couponCode: null, lines: [] };

export async function readSavedCart(prisma: Transaction, userId: string): Promise<StoredCart> {
  const savedCart = await prisma.savedCart.findUnique({
    where: { userId },
    include: {
      lines: { orderBy: { position: 'asc' }, include: { product: { include: { variants: true } } } },
    },
  });
  return savedCart ?? EMPTY_CART;
}
