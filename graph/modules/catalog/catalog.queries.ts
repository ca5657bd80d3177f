import { forSale } from '#domain/catalog/catalogTerms.ts';
import type { GraphContext } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type {
  Collection,
  Gemstone,
  Prisma,
  PrismaClient,
  Product,
  ProductImage,
  Variant,
} from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';

/** The product for sale with this id or slug. */
export function findProduct({ prisma }: GraphContext, idOrSlug: string): Promise<Product | null> {
  return prisma.product.findFirst({
    where: { AND: [forSale, { OR: [{ id: idOrSlug }, { slug: idOrSlug }] }] },
  });
}

export function mostPopular(
  { prisma }: GraphContext,
  { limit, ...condition }: { limit: number } & Pick<Prisma.ProductWhereInput, 'featured' | 'stock'>,
): Promise<Product[]> {
  return prisma.product.findMany({
    where: { ...forSale, ...condition },
    orderBy: [{ popularity: 'desc' }, { id: 'desc' }],
    take: limit,
  });
}

// Prisma gathers these for all products of a list: one query each.
const inOrder = { orderBy: { position: 'asc' } } as const;

export async function findImages(prisma: PrismaClient, { id }: Product): Promise<ProductImage[]> {
  return (await prisma.product.findUnique({ where: { id } }).images(inOrder)) ?? [];
}

export async function findVariants(prisma: PrismaClient, { id }: Product): Promise<Variant[]> {
  return (await prisma.product.findUnique({ where: { id } }).variants(inOrder)) ?? [];
}

export async function findGemstones(prisma: PrismaClient, { id }: Product): Promise<Gemstone[]> {
  return (await prisma.product.findUnique({ where: { id } }).gemstones(inOrder)) ?? [];
}

export async function findCollection(
  prisma: PrismaClient,
  { collectionId }: Product,
): Promise<Collection | null> {
  return collectionId === null ? null : prisma.collection.findUnique({ where: { id: collectionId } });
}

export async function findProductCount(context: GraphContext, { id }: Collection): Promise<number> {
  return (await productCounts(context, id)) ?? 0;
}

const productCounts = batched<number>(async ({ prisma }, ids) => {
  const groups = await prisma.product.groupBy({
    by: ['collectionId'],
    where: { ...forSale, collectionId: { in: ids } },
    _count: true,
  });
  return new Map(groups.map(({ collectionId, _count }) => [collectionId ?? '', _count]));
});

/** How many published reviews gave each number of stars, five first. */
export async function findRatingCounts(context: GraphContext, { id }: Product): Promise<RatingCount[]> {
  const counts = (await ratingCounts(context, id)) ?? [];
  return [5, 4, 3, 2, 1].map(
    (stars) => counts.find((counted) => counted.stars === stars) ?? { stars, count: 0 },
  );
}

const ratingCounts = batched<RatingCount[]>(async ({ prisma }, ids) => {
  const groups = await prisma.review.groupBy({
    by: ['productId', 'rating'],
    where: { productId: { in: ids }, status: 'PUBLISHED' },
    _count: true,
  });
  const counts = new Map<string, RatingCount[]>(ids.map((id) => [id, []]));
  for (const { productId, rating, _count } of groups)
    counts.get(productId)?.push({ stars: rating, count: _count });
  return counts;
});
