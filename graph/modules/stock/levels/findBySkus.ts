import type { Prisma } from '#graph/prisma/generated/client.ts';

export interface NamedVariant {
  id: string;
  sku: string;
  size: string | null;
  product: { name: string };
}

/** Returns the variants with these SKUs, keyed by SKU in lower case. */
export async function findBySkus(
  prisma: Pick<Prisma.TransactionClient, 'variant'>,
  skus: readonly string[],
): Promise<Map<string, NamedVariant>> {
  const variants = await prisma.variant.findMany({
    where: { sku: { in: [...new Set(skus.map((sku) => sku.trim()))] } },
    select: { id: true, sku: true, size: true, product: { select: { name: true } } },
  });
  return new Map(variants.map((variant) => [variant.sku.toLowerCase(), variant]));
}
