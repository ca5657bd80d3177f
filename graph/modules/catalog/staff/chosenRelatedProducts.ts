import type { ProductInput } from '#domain/catalog/product/productSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { getRelatedIds } from '#graph/modules/storefront/snapshot/getRelatedIds.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type WithRelatedIds = Pick<Product, 'relatedIds'>;

/**
 * Returns the related products chosen by staff, in their stored order, whatever their status. Deleted products are
 * omitted.
 */
export async function findRelatedProducts(
  prisma: Pick<Transaction, 'product'>,
  source: WithRelatedIds,
): Promise<Product[]> {
  const ids = getRelatedIds(source);
  if (ids.length === 0) return [];
  const relatedProducts = await prisma.product.findMany({ where: { id: { in: ids } } });
  return ids.flatMap((id) => relatedProducts.find((product) => product.id === id) ?? []);
}

/**
 * Returns the product ids to save. Throws if a product does not exist, except that a deleted product that was chosen
 * before is removed.
 */
export async function validateRelatedIds(
  tx: Transaction,
  { relatedIds }: ProductInput,
  saved: (WithRelatedIds & Pick<Product, 'id'>) | null,
): Promise<string[]> {
  const requestedIds = relatedIds ?? [];
  if (requestedIds.length === 0) return [];
  if (saved && requestedIds.includes(saved.id)) throw new DomainError('RELATED_TO_ITSELF', 'relatedIds');
  const existingProducts = await findRelatedProducts(tx, { relatedIds: requestedIds });
  const existingIds = existingProducts.map(({ id }) => id);
  const previousIds = saved ? getRelatedIds(saved) : [];
  if (requestedIds.some((id) => !existingIds.includes(id) && !previousIds.includes(id)))
    throw new DomainError('RELATED_NOT_FOUND', 'relatedIds');
  return existingIds;
}

/** Returns the SKUs of the chosen products for the audit log. */
export async function findRelatedSkus(tx: Transaction, source: WithRelatedIds): Promise<string[]> {
  return (await findRelatedProducts(tx, source)).map(({ sku }) => sku);
}
