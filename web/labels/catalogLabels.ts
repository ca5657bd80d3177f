import type { Category, ProductType, Sort } from '#domain/catalog/catalogTerms.ts';
import type { Metal } from '#domain/catalog/metals.ts';

export const categoryLabels: Record<Category, string> = {
  GOLD: /*i18n*/ 'Gold',
  SILVER: /*i18n*/ 'Silver',
  DIAMOND: /*i18n*/ 'Diamond',
};

export const typeLabels: Record<ProductType, string> = {
  RINGS: /*i18n*/ 'Rings',
  NECKLACES: /*i18n*/ 'Necklaces',
  EARRINGS: /*i18n*/ 'Earrings',
};

export const metalLabels: Record<Metal, string> = {
  GOLD: /*i18n*/ 'Gold',
  SILVER: /*i18n*/ 'Silver',
};

export const sortLabels: Record<Sort, string> = {
  FEATURED: /*i18n*/ 'Featured',
  NEWEST: /*i18n*/ 'Newest',
  POPULAR: /*i18n*/ 'Most popular',
  RATING: /*i18n*/ 'Best rated',
  PRICE_ASC: /*i18n*/ 'Price, low to high',
  PRICE_DESC: /*i18n*/ 'Price, high to low',
};

const gemstoneLabels: Record<string, string> = {
  diamond: /*i18n*/ 'Diamond',
  ruby: /*i18n*/ 'Ruby',
  emerald: /*i18n*/ 'Emerald',
  sapphire: /*i18n*/ 'Sapphire',
  'freshwater pearl': /*i18n*/ 'Freshwater pearl',
  'glass pote bead': /*i18n*/ 'Glass pote bead',
  'glass cabochon': /*i18n*/ 'Glass cabochon',
};

const metalColourLabels: Record<string, string> = {
  yellow: /*i18n*/ 'Yellow',
  white: /*i18n*/ 'White',
  rose: /*i18n*/ 'Rose',
  bright: /*i18n*/ 'Bright',
  oxidised: /*i18n*/ 'Oxidised',
};

const cutGradeLabels: Record<string, string> = {
  ideal: /*i18n*/ 'Ideal',
  excellent: /*i18n*/ 'Excellent',
  'very good': /*i18n*/ 'Very good',
  good: /*i18n*/ 'Good',
  fair: /*i18n*/ 'Fair',
  poor: /*i18n*/ 'Poor',
};

const cutLabels: Record<string, string> = {
  'round brilliant': /*i18n*/ 'round brilliant',
  round: /*i18n*/ 'round',
  oval: /*i18n*/ 'oval',
  cabochon: /*i18n*/ 'cabochon',
  seed: /*i18n*/ 'seed',
};

const stoneColourLabels: Record<string, string> = {
  red: /*i18n*/ 'red',
  green: /*i18n*/ 'green',
  blue: /*i18n*/ 'blue',
  'royal blue': /*i18n*/ 'royal blue',
  'lapis blue': /*i18n*/ 'lapis blue',
  turquoise: /*i18n*/ 'turquoise',
  cream: /*i18n*/ 'cream',
  white: /*i18n*/ 'white',
};

/** Returns the label of a stone colour. Grades such as `G` and unknown colours are returned unchanged. */
export function getStoneColourLabel(colour: string): string {
  return stoneColourLabels[colour] ?? colour;
}

/** Returns the label of a metal colour; an unknown colour is returned unchanged. */
export function getMetalColourLabel(colour: string): string {
  return metalColourLabels[colour] ?? toSentenceCase(colour);
}

/** Returns the label of a stone's cut; an unknown cut is returned unchanged. */
export function getCutLabel(cut: string): string {
  return cutLabels[cut] ?? cut;
}

/** Returns the label of a laboratory's cut grade; an unknown grade is returned unchanged. */
export function getCutGradeLabel(grade: string): string {
  return cutGradeLabels[grade.toLowerCase()] ?? grade;
}

/** Returns the label of a gemstone; an unknown kind is returned unchanged. */
export function getGemstoneLabel(kind: string): string {
  return gemstoneLabels[kind] ?? toSentenceCase(kind);
}

export function toSentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
