import type { ProductText } from '#domain/catalog/product/productSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { relatedIdsOf } from '#graph/modules/storefront/snapshot/relatedIdsOf.ts';
import type { Product } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

type Related = Pick<Product, 'relatedIds'>;

/** The pieces that staff chose to show beside one, in their order, whatever their status. What was deleted is left out. */
export async function findRelated(prisma: Pick<Transaction, 'product'>, piece: Related): Promise<Product[]> {
  const ids = relatedIdsOf(piece);
  if (ids.length === 0) return [];
  const found = await prisma.product.findMany({ where: { id: { in: ids } } });
  return ids.flatMap((id) => found.find((product) => product.id === id) ?? []);
}

/** The chosen pieces as they are kept. Refuses what is not there, but for what was there when it was chosen: that goes. */
export async function relatedToKeep(
  tx: Transaction,
  { relatedIds }: ProductText,
  saved: (Related & Pick<Product, 'id'>) | null,
): Promise<string[]> {
  const asked = relatedIds ?? [];
  if (asked.length === 0) return [];
  if (saved && asked.includes(saved.id)) throw new DomainError('RELATED_TO_ITSELF', 'relatedIds');
  const known = await findRelated(tx, { relatedIds: asked });
  const there = known.map(({ id }) => id);
  const before = saved ? relatedIdsOf(saved) : [];
  if (asked.some((id) => !there.includes(id) && !before.includes(id)))
    throw new DomainError('RELATED_NOT_FOUND', 'relatedIds');
  return there;
}

/** What the audit log calls them. */
export async function relatedSkus(tx: Transaction, piece: Related): Promise<string[]> {
  return (await findRelated(tx, piece)).map(({ sku }) => sku);
}
