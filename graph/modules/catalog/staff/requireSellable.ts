import { combineMissingFields, findMissingSaleFields } from '#domain/catalog/findMissingSaleFields.ts';
import { InvalidInput } from '#domain/errors/problems.ts';
import type { ProductWithParts } from './lockProduct.ts';

/** Throws if a product cannot be offered for sale. The error lists everything that is missing. */
export function requireSellable({ description, price, images }: ProductWithParts): void {
  const missingFields = findMissingSaleFields({ description, price, photoCount: images.length });
  if (missingFields.length > 0) throw new InvalidInput(missingFields, combineMissingFields(missingFields));
}
