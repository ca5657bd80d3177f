import type { CartCopyLine, Product, Variant } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

export interface CopiedLine extends CartCopyLine {
  product: Product & { variants: Variant[] };
}

/** A copy as it is kept. Its lines know their piece whether or not it is for sale. */
export interface CopiedCart {
  version: number;
  savedAt: Date | null;
  couponCode: string | null;
  lines: CopiedLine[];
}

const NO_COPY: CopiedCart = { version: 0, savedAt: null, couponCode: null, lines: [] };

export async function readCartCopy(prisma: Transaction, userId: string): Promise<CopiedCart> {
  const copy = await prisma.cartCopy.findUnique({
    where: { userId },
    include: {
      lines: { orderBy: { position: 'asc' }, include: { product: { include: { variants: true } } } },
    },
  });
  return copy ?? NO_COPY;
}
