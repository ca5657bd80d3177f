import { type InputIssue, toIssue } from '#domain/errors/problems.ts';

/** What of a piece decides whether it can be put up for sale. */
export interface ProductToSell {
  description: string;
  /** NPR. */
  price: number;
  photographs: number;
}

/** What is missing before a piece can be put up for sale, by the field that mends it. */
export function missingForSale({ description, price, photographs }: ProductToSell): InputIssue[] {
  return [
    ...(description.trim() === '' ? [toIssue('DESCRIPTION_MISSING', 'description')] : []),
    ...(price <= 0 ? [toIssue('PRICE_MISSING', 'fixedPrice')] : []),
    ...(photographs === 0 ? [toIssue('PHOTOGRAPH_MISSING', 'images')] : []),
  ];
}

/** The same in one sentence, for a list that has one reason for each piece. */
export function missingTogether(missing: readonly InputIssue[]): InputIssue | undefined {
  const [first, ...others] = missing;
  if (!first || others.length === 0) return first;
  const lacks = (field: string) => missing.some((issue) => issue.field === field);
  if (missing.length > 2) return toIssue('NOTHING_READY_FOR_SALE', first.field);
  if (!lacks('fixedPrice')) return toIssue('DESCRIPTION_AND_PHOTOGRAPH_MISSING', first.field);
  return toIssue(
    lacks('description') ? 'DESCRIPTION_AND_PRICE_MISSING' : 'PRICE_AND_PHOTOGRAPH_MISSING',
    first.field,
  );
}
