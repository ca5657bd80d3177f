import { forSale } from '#domain/catalog/catalogTerms.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Throws NOT_FOUND unless the product is for sale. */
export async function requireProductForSale(prisma: Transaction, productId: string): Promise<void> {
  const product = await prisma.product.findFirst({
    where: { id: productId, ...forSale },
    select: { id: true },
  });
  if (!product) throw new DomainError('PRODUCT_NOT_FOR_SALE', 'productId');
}
