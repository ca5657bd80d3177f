import { forSale } from '#domain/catalog/catalogTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma, Product } from '#graph/prisma/generated/client.ts';

/**
 * What is worn with a piece: others in stock of its metal and colour or of its collection. Those that share both come
 * first, then those of another type (earrings to a necklace), then the most sold.
 */
export async function relatedProducts(
  { prisma }: GraphContext,
  product: Product,
  limit: number,
): Promise<Product[]> {
  const found: Product[] = [];
  for (const match of toMatches(product)) {
    if (found.length === limit) break;
    const others = await prisma.product.findMany({
      where: {
        ...forSale,
        stock: { gt: 0 },
        id: { notIn: [product.id, ...found.map(({ id }) => id)] },
        AND: match,
      },
      orderBy: [{ popularity: 'desc' }, { id: 'desc' }],
      take: limit - found.length,
    });
    found.push(...others);
  }
  return found;
}

/** From the closest match to the loosest; what an earlier one matched, a later one need not leave out. */
function toMatches({ metal, metalColour, collectionId, type }: Product): Prisma.ProductWhereInput[][] {
  const sameMetal = { metal, metalColour };
  const anotherType = { type: { not: type } };
  if (!collectionId) return [[sameMetal, anotherType], [sameMetal]];
  const either = { OR: [sameMetal, { collectionId }] };
  return [
    [sameMetal, { collectionId }, anotherType],
    [sameMetal, { collectionId }],
    [either, anotherType],
    [either],
  ];
}
