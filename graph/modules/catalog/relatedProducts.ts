import type { GraphContext } from '../../context.ts';
import type { Product } from '../../prisma/generated/client.ts';
import { forSale } from './productCondition.ts';

/** Others of the same collection, or of the same category and type: what can be had first, then the most sold. */
export async function relatedProducts(
  { prisma }: GraphContext,
  { id, collectionId, category, type }: Product,
  limit: number,
): Promise<Product[]> {
  const alike = [{ category, type }, ...(collectionId ? [{ collectionId }] : [])];
  const find = (stock: { gt: 0 } | { lte: 0 }, take: number) =>
    prisma.product.findMany({
      where: { ...forSale, id: { not: id }, stock, OR: alike },
      orderBy: [{ popularity: 'desc' }, { id: 'desc' }],
      take,
    });

  const inStock = await find({ gt: 0 }, limit);
  const missing = limit - inStock.length;
  return missing === 0 ? inStock : [...inStock, ...(await find({ lte: 0 }, missing))];
}
