import type { I18n } from '@lingui/core';
import { formatPurity, isPurity, PURITIES } from '#domain/catalog/metals.ts';
import { formatGrams, formatTola } from '#domain/catalog/weight.ts';
import { formatNumber, formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import {
  cutLabel,
  gemstoneLabel,
  metalColourLabel,
  metalLabels,
  sentenceCase,
  stoneColourLabel,
} from '#web/labels/catalogLabels.ts';
import type { ProductSpecification_ProductFragment } from './ProductSpecification.generated.ts';
import { hallmarkText } from './purchase/hallmarkText.ts';
import { sizeUnitLabel } from './purchase/sizeUnitLabel.ts';

export interface SpecificationRow {
  term: string;
  facts: string[];
}

type Product = ProductSpecification_ProductFragment;

/** What is known of a piece, row by row; what is not known has no row. */
export function specificationRows(i18n: I18n, product: Product): SpecificationRow[] {
  const rows: SpecificationRow[] = [
    { term: i18n.t('SKU'), facts: [product.sku] },
    { term: i18n.t('Metal'), facts: [i18n.t(metalLabels[product.metal])] },
    { term: i18n.t('Purity'), facts: [purityFact(i18n, product.purity)] },
    {
      term: i18n.t('Colour'),
      facts: product.metalColour ? [i18n.t(metalColourLabel(product.metalColour))] : [],
    },
    { term: i18n.t('Weight'), facts: weightFacts(i18n, product) },
    { term: i18n.t('Gross weight'), facts: grossFacts(i18n, product) },
    { term: i18n.t('Stones'), facts: product.gemstones.map((stone) => stoneFact(i18n, stone)) },
    { term: i18n.t('Sizes'), facts: sizeFacts(i18n, product) },
    { term: i18n.t('Hallmark'), facts: product.hallmark ? [i18n.t(hallmarkText[product.hallmark])] : [] },
  ];
  return rows.filter(({ facts }) => facts.length > 0);
}

function purityFact(i18n: I18n, purity: string): string {
  if (!isPurity(purity)) return purity;
  const percent = Math.round(PURITIES[purity].fineness * 10_000) / 100;
  return i18n.t('{purity}, {percent} % fine', {
    purity: formatPurity(purity, i18n.locale),
    percent: formatPlainNumber(percent, i18n.locale),
  });
}

function weightFacts(i18n: I18n, { type, variants, weightMg }: Product): string[] {
  const weights = variants.map((variant) => variant.weightMg);
  const [least, most] = [Math.min(weightMg, ...weights), Math.max(weightMg, ...weights)];
  const facts =
    least === most
      ? [`${formatGrams(least, i18n.locale)} · ${formatTola(least, i18n.locale)}`]
      : [
          i18n.t('{least} to {most}, by size', {
            least: formatGrams(least, i18n.locale),
            most: formatGrams(most, i18n.locale),
          }),
          i18n.t('{least} to {most}', {
            least: formatTola(least, i18n.locale),
            most: formatTola(most, i18n.locale),
          }),
        ];
  return type === 'EARRINGS'
    ? [...facts, i18n.t('Per pair, without stones')]
    : [...facts, i18n.t('Without stones')];
}

/** A size weighs as much more than its metal as the piece does: its stones are the same. */
function grossFacts(i18n: I18n, { variants, weightMg, grossWeightMg }: Product): string[] {
  if (grossWeightMg == null) return [];
  const rest = grossWeightMg - weightMg;
  const weights = [weightMg, ...variants.map((variant) => variant.weightMg)].map((net) => net + rest);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const fact =
    least === most
      ? formatGrams(least, i18n.locale)
      : i18n.t('{least} to {most}, by size', {
          least: formatGrams(least, i18n.locale),
          most: formatGrams(most, i18n.locale),
        });
  return [fact, i18n.t('The whole piece, with stones')];
}

function stoneFact(
  i18n: I18n,
  { kind, count, carat, cut, colour, clarity }: Product['gemstones'][number],
): string {
  return [
    i18n.t('{count} × {stone}', { count, stone: i18n.t(gemstoneLabel(kind)).toLowerCase() }),
    carat > 0 && i18n.t('{carat} ct total', { carat: formatCarat(carat, i18n.locale) }),
    cut && i18n.t(cutLabel(cut)),
    colour && i18n.t('colour {colour}', { colour: i18n.t(stoneColourLabel(colour)) }),
    clarity && i18n.t('clarity {clarity}', { clarity }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** To the hundredth, and further where a stone is that small. */
function formatCarat(carat: number, language: string): string {
  return formatNumber(carat, language, Number.isInteger(Math.round(carat * 1000) / 10) ? 2 : 3);
}

function sizeFacts(i18n: I18n, { variants, sizeUnit }: Product): string[] {
  const sizes = variants.map(({ size }) => size).filter((size) => size !== null && size !== undefined);
  if (sizes.length === 0) return [];
  return [
    localiseDigits(sizes.join(', '), i18n.locale),
    ...(sizeUnit ? [sentenceCase(i18n.t(sizeUnitLabel(sizeUnit)))] : []),
  ];
}
