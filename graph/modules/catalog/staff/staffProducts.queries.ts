import { findMissingSaleFields } from '#domain/catalog/findMissingSaleFields.ts';
import type { GraphContext } from '#graph/context.ts';
import { findImages } from '#graph/modules/storefront/products.queries.ts';
import type { ProductAttributes } from '#graph/modules/storefront/snapshot/shopProduct.ts';
import type { MetalRate, PriceChange, PrismaClient, Product } from '#graph/prisma/generated/client.ts';

/** Finds the product with this id or slug, with any status. */
export async function findAnyProduct({ prisma }: GraphContext, idOrSlug: string): Promise<Product | null> {
  const product = await prisma.product.findFirst({ where: { OR: [{ id: idOrSlug }, { slug: idOrSlug }] } });
  return product ?? prisma.product.findFirst({ where: { formerSlugs: { some: { slug: idOrSlug } } } });
}

/** Returns the product's row, loading it if necessary. */
export async function loadProductRow(
  prisma: PrismaClient,
  product: ProductAttributes | Product,
): Promise<Product> {
  return 'version' in product ? product : prisma.product.findUniqueOrThrow({ where: { id: product.id } });
}

/** Returns the requirements for sale that a product does not meet, as sentences. */
export async function findMissingRequirements(prisma: PrismaClient, product: Product): Promise<string[]> {
  const { description, price } = product;
  const photoCount = (await findImages(prisma, product)).length;
  return findMissingSaleFields({ description, price, photoCount }).map(({ message }) => message);
}

export async function findRate(prisma: PrismaClient, { rateId }: PriceChange): Promise<MetalRate | null> {
  return rateId === null ? null : prisma.metalRate.findUnique({ where: { id: rateId } });
}
