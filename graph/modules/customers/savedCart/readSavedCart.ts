import type { CartCopyLine, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface SavedCartLine extends CartCopyLine {
  product: Product & { variants: Variant[] };
}

/** Saved cart. Its lines name their product whether or not it is for sale. */
export interface SavedCart {
  version: number;
  savedAt: Date | null;
  couponCode: string | null;
  lines: SavedCartLine[];
}

const NO_COPY: SavedCart = { version: 0, savedAt: null, couponCode: null, lines: [] };

export async function readSavedCart(prisma: Transaction, userId: string): Promise<SavedCart> {
  const copy = await prisma.cartCopy.findUnique({
    where: { userId },
    include: {
      lines: { orderBy: { position: 'asc' }, include: { product: { include: { variants: true } } } },
    },
  });
  return copy ?? NO_COPY;
}
