import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { specificationRows } from '../product/specificationRows.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';

/** What one compares a piece by, by the name of the fact, in the order in which it is shown. */
export function comparedFacts(i18n: I18n, product: CompareTable_ProductFragment): Map<string, string> {
  const { price, variants, stock, priceBreakdown, rating, reviewCount } = product;
  const npr = formatNpr(price, i18n.locale);
  const isLowest = variants.some((variant) => variant.price > price);
  const facts: [string, string | null][] = [
    [i18n.t('Price'), isLowest ? i18n.t('From {price}', { price: npr }) : npr],
    [
      i18n.t('Making charge'),
      priceBreakdown ? formatNpr(priceBreakdown.making, i18n.locale) : i18n.t('Included in the price'),
    ],
    [i18n.t('Stock'), stockText(i18n, stock)],
    [
      i18n.t('Rating'),
      rating
        ? i18n.t('{rating} of 5, {count, plural, one {# review} other {# reviews}}', {
            rating: formatPlainNumber(Math.round(rating * 10) / 10, i18n.locale),
            count: reviewCount,
          })
        : null,
    ],
    ...specificationRows(i18n, product).map((row): [string, string] => [row.term, row.facts.join('\n')]),
  ];
  return new Map(facts.flatMap(([term, fact]) => (fact === null ? [] : [[term, fact]])));
}

const FEW = 3;

function stockText(i18n: I18n, stock: number): string {
  if (stock === 0) return i18n.t('Sold out');
  return stock > FEW
    ? i18n.t('In stock')
    : i18n.t('{stock, plural, one {Last one} other {Last #}}', { stock });
}
