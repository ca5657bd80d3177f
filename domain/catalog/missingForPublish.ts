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
