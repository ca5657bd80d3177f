import { type InputIssue, toIssue } from '#domain/errors/problems.ts';

/** Fields that decide whether a product can be put on sale. */
export interface SaleCandidate {
  description: string;
  /** In NPR. */
  price: number;
  photoCount: number;
}

/** Returns one issue for each field that must be filled in before the product can be put on sale. */
export function findMissingSaleFields({ description, price, photoCount }: SaleCandidate): InputIssue[] {
  return [
    ...(description.trim() === '' ? [toIssue('DESCRIPTION_MISSING', 'description')] : []),
    ...(price <= 0 ? [toIssue('PRICE_MISSING', 'fixedPrice')] : []),
    ...(photoCount === 0 ? [toIssue('PHOTO_MISSING', 'images')] : []),
  ];
}

/** Combines the missing fields into one issue, for lists with one reason per product. */
export function combineMissingFields(missingFields: readonly InputIssue[]): InputIssue | undefined {
  const [first, ...others] = missingFields;
  if (!first || others.length === 0) return first;
  const isMissing = (field: string) => missingFields.some((issue) => issue.field === field);
  if (missingFields.length > 2) return toIssue('DESCRIPTION_PRICE_AND_PHOTO_MISSING', first.field);
  if (!isMissing('fixedPrice')) return toIssue('DESCRIPTION_AND_PHOTO_MISSING', first.field);
  return toIssue(
    isMissing('description') ? 'DESCRIPTION_AND_PRICE_MISSING' : 'PRICE_AND_PHOTO_MISSING',
    first.field,
  );
}
