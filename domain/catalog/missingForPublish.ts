import type { InputIssue } from '#domain/errors/problems.ts';

/** What of a piece decides whether it can be put up for sale. */
export interface PieceToSell {
  description: string;
  /** NPR. */
  price: number;
  photographs: number;
}

/** What is missing before a piece can be put up for sale, by the field that mends it. */
export function missingForSale({ description, price, photographs }: PieceToSell): InputIssue[] {
  return [
    ...(description.trim() === '' ? [{ field: 'description', message: 'Describe the piece.' }] : []),
    ...(price <= 0 ? [{ field: 'fixedPrice', message: 'Give the piece a price.' }] : []),
    ...(photographs === 0 ? [{ field: 'images', message: 'Add a photograph.' }] : []),
  ];
}
