import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { breakdownOfVariant } from '../product/purchase/breakdownOfVariant.ts';
import { specificationRows } from '../product/specificationRows.ts';
import { stoneRows } from '../product/stoneTexts.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';

type Compared = CompareTable_ProductFragment;
type Size = Compared['variants'][number];

/** What decides which facts are shown, and how. */
interface Shown {
  /** The chosen size, if any. */
  size?: Size | undefined;
  showsTax: boolean;
}

/** Facts to compare a piece by: the name of each fact and its text, in the order shown. */
export function comparedFacts(i18n: I18n, product: Compared, { size, showsTax }: Shown): Map<string, string> {
  const { rating, reviewCount } = product;
  const shown = size ? inSize(product, size) : product;
  const { price, priceWithTax, stock, priceBreakdown, variants } = shown;
  const npr = formatNpr(showsTax ? priceWithTax : price, i18n.locale);
  const isLowest = variants.some((variant) => variant.price > price);
  const facts: [string, string | null][] = [
    [
      showsTax ? i18n.t('Price incl. tax') : i18n.t('Price'),
      isLowest ? i18n.t('From {price}', { price: npr }) : npr,
    ],
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
    ...[...specificationRows(i18n, shown, product.variants), ...stoneRows(i18n, product.gemstones)].map(
      (row): [string, string] => [row.term, row.facts.join('\n')],
    ),
  ];
  return new Map(facts.flatMap(([term, fact]) => (fact === null ? [] : [[term, fact]])));
}

/** The piece as if it came in this size only, with its weight, price and stock. */
function inSize(product: Compared, size: Size): Compared {
  const { priceBreakdown, grossWeightMg, weightMg } = product;
  return {
    ...product,
    price: size.price,
    priceWithTax: size.priceWithTax,
    stock: size.stock,
    weightMg: size.weightMg,
    grossWeightMg: grossWeightMg === null ? null : grossWeightMg - weightMg + size.weightMg,
    priceBreakdown: priceBreakdown && breakdownOfVariant(priceBreakdown, size),
    variants: [size],
  };
}

const FEW = 3;

function stockText(i18n: I18n, stock: number): string {
  if (stock === 0) return i18n.t('Sold out');
  return stock > FEW
    ? i18n.t('In stock')
    : i18n.t('{stock, plural, one {Last one} other {Last #}}', { stock });
}
