import type { I18n } from '@lingui/core';
import { formatPurity, type Metal } from '#domain/catalog/metals.ts';
import { formatGrams } from '#domain/catalog/weight.ts';

interface Product {
  metal: Metal;
  purity: string;
  weightMg: number;
}

const metalNames: Record<Metal, string> = {
  GOLD: /*i18n*/ '{purity} gold',
  SILVER: /*i18n*/ '{purity} silver',
};

/** `22K gold · 8.42 g` */
export function productCaption(i18n: I18n, { metal, purity, weightMg }: Product): string {
  return `${metalWithPurity(i18n, { metal, purity })} · ${formatGrams(weightMg, i18n.locale)}`;
}

/** `22K gold` */
export function metalWithPurity(i18n: I18n, { metal, purity }: Omit<Product, 'weightMg'>): string {
  return i18n.t(metalNames[metal], { purity: formatPurity(purity, i18n.locale) });
}
