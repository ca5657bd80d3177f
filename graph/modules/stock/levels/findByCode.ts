import { listBarcodeForms } from '#domain/catalog/barcode.ts';
import type { Prisma, Product, Variant } from '#graph/prisma/generated/client.ts';

type VariantWithProduct = Variant & { product: Product };

/**
 * Returns the variant for a scanned or typed code: its SKU, the SKU of a product with a single variant, or its
 * barcode.
 */
export async function findByCode(
  prisma: Pick<Prisma.TransactionClient, 'variant'>,
  code: string,
): Promise<VariantWithProduct | null> {
  const trimmedCode = code.trim();
  if (trimmedCode === '') return null;
  const variantWithSku = await prisma.variant.findUnique({
    where: { sku: trimmedCode },
    include: { product: true },
  });
  if (variantWithSku) return variantWithSku;
  const productVariants = await prisma.variant.findMany({
    where: { product: { sku: trimmedCode } },
    include: { product: true },
    take: 2,
  });
  if (productVariants.length > 0) return productVariants.length === 1 ? (productVariants[0] ?? null) : null;
  return prisma.variant.findFirst({
    where: { barcode: { in: listBarcodeForms(trimmedCode) } },
    include: { product: true },
  });
}
