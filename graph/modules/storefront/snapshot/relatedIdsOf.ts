import type { ProductFacts } from './shopProduct.ts';

/** The ids of the pieces that staff chose to show beside one, in their order, in small letters. */
export function relatedIdsOf({ relatedIds }: Pick<ProductFacts, 'relatedIds'>): string[] {
  return Array.isArray(relatedIds) ? relatedIds.map(String) : [];
}
