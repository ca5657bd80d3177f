import type { I18n } from '@lingui/core';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatPlainNumber } from '#domain/text/numbers.ts';
import { getVariantBreakdown } from '../product/purchase/breakdownOfVariant.ts';
import { getSpecificationRows } from '../product/specificationRows.ts';
import { createStoneRows } from '../product/stoneTexts.ts';
import type { CompareTable_ProductFragment } from './CompareTable.generated.ts';

type ComparisonProduct = CompareTable_ProductFragment;
type Size = ComparisonProduct['variants'][number];

/** Options that select and format the attributes. */
interface ComparisonOptions {
  /** Chosen size; undefined if none is chosen. */
  size?: Size | undefined;
  showsTax: boolean;
}

/** Returns the attributes of a product for the comparison, as names and texts in display order. */
export function getComparisonAttributes(
  i18n: I18n,
  product: ComparisonProduct,
  { size, showsTax }: ComparisonOptions,
): Map<string, string> {
  const { rating, reviewCount } = product;
  const displayedProduct = size ? applySize(product, size) : product;
  const { price, priceWithTax, stock, priceBreakdown, variants } = displayedProduct;
  const priceText = formatNpr(showsTax ? priceWithTax : price, i18n.locale);
  const isLowestPrice = variants.some((variant) => variant.price > price);
  const attributes: [string, string | null][] = [
    [
      showsTax ? i18n.t('Price incl. tax') : i18n.t('Price'),
      isLowestPrice ? i18n.t('From {price}', { price: priceText }) : priceText,
    ],
    [
      i18n.t('Making charge'),
      priceBreakdown ? formatNpr(priceBreakdown.making, i18n.locale) : i18n.t('Included in the price'),
    ],
    [i18n.t('Stock'), formatStock(i18n, stock)],
    [
      i18n.t('Rating'),
      rating
        ? i18n.t('{rating} out of 5, {count, plural, one {# review} other {# reviews}}', {
            rating: formatPlainNumber(Math.round(rating * 10) / 10, i18n.locale),
            count: reviewCount,
          })
        : null,
    ],
    ...[
      ...getSpecificationRows(i18n, displayedProduct, product.variants),
      ...createStoneRows(i18n, product.gemstones),
    ].map((row): [string, string] => [row.term, row.values.join('\n')]),
  ];
  return new Map(attributes.flatMap(([term, value]) => (value === null ? [] : [[term, value]])));
}

/** Returns the product with the weight, price and stock of this size. */
function applySize(product: ComparisonProduct, size: Size): ComparisonProduct {
  const { priceBreakdown, grossWeightMg, weightMg } = product;
  return {
    ...product,
    price: size.price,
    priceWithTax: size.priceWithTax,
    stock: size.stock,
    weightMg: size.weightMg,
    grossWeightMg: grossWeightMg === null ? null : grossWeightMg - weightMg + size.weightMg,
    priceBreakdown: priceBreakdown && getVariantBreakdown(priceBreakdown, size),
    variants: [size],
  };
}

const LOW_STOCK_THRESHOLD = 3;

function formatStock(i18n: I18n, stock: number): string {
  if (stock === 0) return i18n.t('Sold out');
  return stock > LOW_STOCK_THRESHOLD
    ? i18n.t('In stock')
    : i18n.t('{stock, plural, one {Last one} other {Only # left}}', { stock });
}
