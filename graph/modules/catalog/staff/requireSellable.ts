import { combineMissing, missingForSale } from '#domain/catalog/missingForSale.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import type { ProductWithParts } from './lockProduct.ts';

/** Throws if a product cannot be for sale, with everything that is missing. */
export function requireSellable({ description, price, images }: ProductWithParts): void {
  const missing = missingForSale({ description, price, photoCount: images.length });
  if (missing.length > 0) throw new InvalidInput(missing, combineMissing(missing));
}
