import type { HomeRowKind } from '#domain/content/homeRowSchema.ts';

export const rowKindTexts: Record<HomeRowKind, string> = {
  TRUST: /*i18n*/ 'Why shop with us',
  METALS: /*i18n*/ 'Shop by metal',
  FEATURED: /*i18n*/ 'Featured pieces',
  PIECES: /*i18n*/ 'Shop by piece',
  STORY: /*i18n*/ 'How a price is made',
  TRENDING: /*i18n*/ 'Most sold lately',
  COLLECTIONS: /*i18n*/ 'The collections',
  RATES: /*i18n*/ 'The day’s rate',
  COLLECTION: /*i18n*/ 'Pieces of a collection',
  NEW_ARRIVALS: /*i18n*/ 'New arrivals',
};
