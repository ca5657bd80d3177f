import type { HomeSectionKind } from '#domain/content/homeSectionSchema.ts';

export const homeSectionKindTexts: Record<HomeSectionKind, string> = {
  TRUST: /*i18n*/ 'Why shop with us',
  METALS: /*i18n*/ 'Shop by category',
  FEATURED: /*i18n*/ 'Featured products',
  PIECES: /*i18n*/ 'Shop by type',
  STORY: /*i18n*/ 'How a price is made up',
  TRENDING: /*i18n*/ 'Bestsellers',
  COLLECTIONS: /*i18n*/ 'Collections',
  RATES: /*i18n*/ 'Today’s rate',
  COLLECTION: /*i18n*/ 'Products from a collection',
  NEW_ARRIVALS: /*i18n*/ 'New arrivals',
};
