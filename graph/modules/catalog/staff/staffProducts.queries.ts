import { missingForSale } from '#domain/catalog/missingForPublish.ts';
import type { GraphContext } from '#graph/context.ts';
import { findImages } from '#graph/modules/storefront/products.queries.ts';
import type { ProductFacts } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { MetalRate, PriceChange, PrismaClient, Product } from '#graph/prisma/generated/client.ts';

/** The product with this id or slug, whatever its status. */
export async function findAnyProduct({ prisma }: GraphContext, idOrSlug: string): Promise<Product | null> {
  const found = await prisma.product.findFirst({ where: { OR: [{ id: idOrSlug }, { slug: idOrSlug }] } });
  return found ?? prisma.product.findFirst({ where: { formerSlugs: { some: { slug: idOrSlug } } } });
}

/** The row of a product, where it is not one already. */
export async function wholeRow(prisma: PrismaClient, product: ProductFacts | Product): Promise<Product> {
  return 'version' in product ? product : prisma.product.findUniqueOrThrow({ where: { id: product.id } });
}

/** What is missing before the product can be put up for sale, in sentences. */
export async function findMissing(prisma: PrismaClient, product: Product): Promise<string[]> {
  const { description, price } = product;
  const photographs = (await findImages(prisma, product)).length;
  return missingForSale({ description, price, photographs }).map(({ message }) => message);
}

export async function findRate(prisma: PrismaClient, { rateId }: PriceChange): Promise<MetalRate | null> {
  return rateId === null ? null : prisma.metalRate.findUnique({ where: { id: rateId } });
}
