import { barcodeForms } from '#domain/catalog/barcode.ts';
import type { Prisma, Product, Variant } from '#graph/prisma/generated/client.ts';

type Found = Variant & { product: Product };

/** The size that a code names as a scanner or somebody types it: its SKU, that of a product which has one size alone, or its barcode. */
export async function findByCode(
  prisma: Pick<Prisma.TransactionClient, 'variant'>,
  code: string,
): Promise<Found | null> {
  const sku = code.trim();
  if (sku === '') return null;
  const exact = await prisma.variant.findUnique({ where: { sku }, include: { product: true } });
  if (exact) return exact;
  const ofProduct = await prisma.variant.findMany({
    where: { product: { sku } },
    include: { product: true },
    take: 2,
  });
  if (ofProduct.length > 0) return ofProduct.length === 1 ? (ofProduct[0] ?? null) : null;
  return prisma.variant.findFirst({
    where: { barcode: { in: barcodeForms(sku) } },
    include: { product: true },
  });
}
