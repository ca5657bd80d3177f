import { DomainError } from '#domain/errors/errors.ts';
import { findViolatedIndex } from '#graph/prisma/transaction.ts';

/** Throws an error for the slug, SKU or barcode that was taken between the check and the write. */
export async function withNameConflict<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    const index = findViolatedIndex(error);
    if (index?.includes('slug')) throw new DomainError('SLUG_TAKEN', 'slug');
    if (index?.includes('products_sku')) throw new DomainError('SKU_TAKEN', 'sku');
    if (index?.includes('variants_sku')) throw new DomainError('SIZE_SKU_TAKEN', 'variants');
    if (index?.includes('variants_barcode')) throw new DomainError('DUPLICATE_BARCODE', 'variants');
    throw error;
  }
}
