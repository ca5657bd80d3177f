import type { GraphContext } from '#graph/context.ts';
import { createBatchedLoader } from '#graph/prisma/createBatchedLoader.ts';
import type {
  Gemstone,
  Prisma,
  PrismaClient,
  ProductImage,
  Variant,
} from '#graph/prisma/generated/client.ts';
import type { RatingCount } from '#graph/schema/schema.generated.ts';
import { countRatings, toRatingCounts } from './ratingCounts.ts';
import { buildSearchCondition } from './search/searchCondition.ts';

/** Reference to a product whose parts are loaded. */
type ProductRef = { id: string };

// Prisma batches these reads for all products in a list, into one query per relation.
const orderedByPosition = { orderBy: { position: 'asc' } } as const;

export async function findImages(prisma: PrismaClient, { id }: ProductRef): Promise<ProductImage[]> {
  return (await prisma.product.findUnique({ where: { id } }).images(orderedByPosition)) ?? [];
}

export async function findVariants(prisma: PrismaClient, { id }: ProductRef): Promise<Variant[]> {
  return (await prisma.product.findUnique({ where: { id } }).variants(orderedByPosition)) ?? [];
}

export async function findGemstones(prisma: PrismaClient, { id }: ProductRef): Promise<Gemstone[]> {
  return (await prisma.product.findUnique({ where: { id } }).gemstones(orderedByPosition)) ?? [];
}

/** Returns the number of published reviews per star rating, five stars first. */
export async function findRatingCounts(context: GraphContext, { id }: ProductRef): Promise<RatingCount[]> {
  return toRatingCounts(await ratingCounts(context, id));
}

const ratingCounts = createBatchedLoader<RatingCount[]>(({ prisma }, ids) => countRatings(prisma, ids));

/** Returns the condition for products of any status that a search finds. */
export function buildProductSearchCondition(search: string): Prisma.ProductWhereInput {
  return buildSearchCondition(search);
}
