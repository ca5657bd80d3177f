import type { ProductFacts } from './shopProduct.ts';

/** Returns the ids of related products chosen by staff, in their order, in lower case. */
export function relatedIdsOf({ relatedIds }: Pick<ProductFacts, 'relatedIds'>): string[] {
  return Array.isArray(relatedIds) ? relatedIds.map(String) : [];
}
