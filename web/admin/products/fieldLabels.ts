import type { ProductField } from './mergeValues.ts';

/** What the parts of a piece are called where two versions are laid side by side. */
export const fieldLabels: Record<ProductField, string> = {
  name: /*i18n*/ 'Name',
  description: /*i18n*/ 'Description',
  category: /*i18n*/ 'Category',
  type: /*i18n*/ 'Type',
  metal: /*i18n*/ 'Metal',
  purity: /*i18n*/ 'Purity',
  metalColour: /*i18n*/ 'Metal colour',
  hallmark: /*i18n*/ 'Hallmark',
  collectionId: /*i18n*/ 'Collection',
  weightMg: /*i18n*/ 'Net metal weight, g',
  pricing: /*i18n*/ 'How the price is found',
  makingPercent: /*i18n*/ 'Making charge, % of the metal',
  makingFixed: /*i18n*/ 'Making charge, NPR',
  fixedPrice: /*i18n*/ 'Fixed price, NPR',
  stonesPrice: /*i18n*/ 'All stones together, NPR',
  sizeUnit: /*i18n*/ 'What the sizes are measured in',
  variants: /*i18n*/ 'Sizes',
  gemstones: /*i18n*/ 'Stones',
  images: /*i18n*/ 'Photographs',
  tags: /*i18n*/ 'Words it is found by',
  slug: /*i18n*/ 'Address',
  sku: /*i18n*/ 'SKU of the design',
  featured: /*i18n*/ 'The house puts it forward',
};
