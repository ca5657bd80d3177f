import type { GraphContext } from '#graph/context.ts';
import { batched } from '#graph/prisma/batched.ts';
import type {
  Gemstone,
  Prisma,
  PrismaClient,
  ProductImage,
  Variant,
} from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';
import { countRatings, toRatingCounts } from './ratingCounts.ts';
import { searchCondition } from './search/searchCondition.ts';

/** A product of which parts are asked for. */
type Named = { id: string };

// Prisma gathers these for all products of a list: one query each.
const inOrder = { orderBy: { position: 'asc' } } as const;

export async function findImages(prisma: PrismaClient, { id }: Named): Promise<ProductImage[]> {
  return (await prisma.product.findUnique({ where: { id } }).images(inOrder)) ?? [];
}

export async function findVariants(prisma: PrismaClient, { id }: Named): Promise<Variant[]> {
  return (await prisma.product.findUnique({ where: { id } }).variants(inOrder)) ?? [];
}

export async function findGemstones(prisma: PrismaClient, { id }: Named): Promise<Gemstone[]> {
  return (await prisma.product.findUnique({ where: { id } }).gemstones(inOrder)) ?? [];
}

/** How many published reviews gave each number of stars, five first. */
export async function findRatingCounts(context: GraphContext, { id }: Named): Promise<RatingCount[]> {
  return toRatingCounts(await ratingCounts(context, id));
}

const ratingCounts = batched<RatingCount[]>(({ prisma }, ids) => countRatings(prisma, ids));

/** Keeps the products of any status that a search finds. */
export function productsFound(search: string): Prisma.ProductWhereInput {
  return searchCondition(search);
}
