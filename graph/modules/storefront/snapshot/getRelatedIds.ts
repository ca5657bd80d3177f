import type { ProductAttributes } from './shopProduct.ts';

/** Returns the ids of related products chosen by staff, in their order, in lower case. */
export function getRelatedIds({ relatedIds }: Pick<ProductAttributes, 'relatedIds'>): string[] {
  return Array.isArray(relatedIds) ? relatedIds.map(String) : [];
}
