import type { Category, ProductType } from '#domain/catalog/catalogTerms.ts';
import type { CatalogQuery } from './catalogUrl.ts';

const headings: Record<Category | 'ALL', Record<ProductType | 'ALL', string>> = {
  GOLD: {
    RINGS: /*i18n*/ 'Gold rings',
    NECKLACES: /*i18n*/ 'Gold necklaces',
    EARRINGS: /*i18n*/ 'Gold earrings',
    ALL: /*i18n*/ 'Gold jewelry',
  },
  SILVER: {
    RINGS: /*i18n*/ 'Silver rings',
    NECKLACES: /*i18n*/ 'Silver necklaces',
    EARRINGS: /*i18n*/ 'Silver earrings',
    ALL: /*i18n*/ 'Silver jewelry',
  },
  DIAMOND: {
    RINGS: /*i18n*/ 'Diamond rings',
    NECKLACES: /*i18n*/ 'Diamond necklaces',
    EARRINGS: /*i18n*/ 'Diamond earrings',
    ALL: /*i18n*/ 'Diamond jewelry',
  },
  ALL: {
    RINGS: /*i18n*/ 'Rings',
    NECKLACES: /*i18n*/ 'Necklaces',
    EARRINGS: /*i18n*/ 'Earrings',
    ALL: /*i18n*/ 'All jewelry',
  },
};

/** Returns the translatable heading for a category, a type or both. */
export function getListHeading({ category, type }: Pick<CatalogQuery, 'category' | 'type'>): string {
  return headings[category ?? 'ALL'][type ?? 'ALL'];
}
