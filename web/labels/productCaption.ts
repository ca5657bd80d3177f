import type { I18n } from '@lingui/core';
import type { Category } from '#domain/catalog/catalogTerms.ts';
import { formatPurity, type Metal } from '#domain/catalog/metals.ts';
import { formatCarat, formatGrams } from '#domain/catalog/weight.ts';

interface Product {
  metal: Metal;
  purity: string;
  weightMg: number;
  category: Category;
  diamondCarat: number | null;
}

const metalNames: Record<Metal, string> = {
  GOLD: /*i18n*/ '{purity} gold',
  SILVER: /*i18n*/ '{purity} silver',
};

/** Returns `22K gold · 8.42 g`, or for diamonds `18K gold · 1.02 ct diamond`. */
export function formatProductCaption(i18n: I18n, product: Product): string {
  const { weightMg, category, diamondCarat } = product;
  const weightText =
    category === 'DIAMOND' && diamondCarat
      ? i18n.t('{carat} diamond', { carat: formatCarat(diamondCarat, i18n.locale) })
      : formatGrams(weightMg, i18n.locale);
  return `${formatMetalWithPurity(i18n, product)} · ${weightText}`;
}

/** Returns `22K gold`. */
export function formatMetalWithPurity(
  i18n: I18n,
  { metal, purity }: Pick<Product, 'metal' | 'purity'>,
): string {
  return i18n.t(metalNames[metal], { purity: formatPurity(purity, i18n.locale) });
}
