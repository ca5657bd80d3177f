import type { I18n } from '@lingui/core';
import { formatMillimetres, isMeasurementKind, type MeasurementKind } from '#domain/catalog/measurements.ts';
import { formatPurity, isPurity, PURITIES } from '#domain/catalog/metals.ts';
import { formatGrams, formatTola } from '#domain/catalog/weight.ts';
import { formatPlainNumber, localiseDigits } from '#domain/text/numbers.ts';
import { getMetalColourLabel, metalLabels, toSentenceCase } from '#web/labels/catalogLabels.ts';
import { measurementLabels } from '#web/labels/measurementLabels.ts';
import type { ProductSpecification_ProductFragment } from './ProductSpecification.generated.ts';
import { hallmarkTexts } from './purchase/hallmarkText.ts';
import { getSizeUnitLabel } from './purchase/sizeUnitLabel.ts';

export interface SpecificationRow {
  term: string;
  values: string[];
}

type Product = ProductSpecification_ProductFragment;

/**
 * Returns the specifications of a product, excluding its stones. For a product shown in one size, `sizes` contains all
 * its sizes.
 */
export function getSpecificationRows(
  i18n: I18n,
  product: Product,
  variants: Product['variants'] = product.variants,
): SpecificationRow[] {
  const rows: SpecificationRow[] = [
    { term: i18n.t('SKU'), values: [product.sku] },
    { term: i18n.t('Metal'), values: [i18n.t(metalLabels[product.metal])] },
    { term: i18n.t('Purity'), values: [describePurity(i18n, product.purity)] },
    {
      term: product.metal === 'SILVER' ? i18n.t('Finish') : i18n.t('Colour'),
      values: product.metalColour ? [i18n.t(getMetalColourLabel(product.metalColour))] : [],
    },
    { term: i18n.t('Weight'), values: formatWeights(i18n, product) },
    { term: i18n.t('Gross weight'), values: formatGrossWeight(i18n, product) },
    ...product.measurements.flatMap((measurement) => createMeasurementRow(i18n, product, measurement)),
    { term: i18n.t('Sizes'), values: formatSizes(i18n, variants, product.sizeUnit) },
    { term: i18n.t('Hallmark'), values: product.hallmark ? [i18n.t(hallmarkTexts[product.hallmark])] : [] },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

function describePurity(i18n: I18n, purity: string): string {
  if (!isPurity(purity)) return purity;
  const percent = Math.round(PURITIES[purity].fineness * 10_000) / 100;
  return i18n.t('{purity}, {percent}% fine', {
    purity: formatPurity(purity, i18n.locale),
    percent: formatPlainNumber(percent, i18n.locale),
  });
}

function formatWeights(i18n: I18n, { type, variants, weightMg }: Product): string[] {
  const weights = variants.map((variant) => variant.weightMg);
  const [minWeightMg, maxWeightMg] = [Math.min(weightMg, ...weights), Math.max(weightMg, ...weights)];
  const values =
    minWeightMg === maxWeightMg
      ? [`${formatGrams(minWeightMg, i18n.locale)} · ${formatTola(minWeightMg, i18n.locale)}`]
      : [
          i18n.t('{least} to {most}, depending on size', {
            least: formatGrams(minWeightMg, i18n.locale),
            most: formatGrams(maxWeightMg, i18n.locale),
          }),
          i18n.t('{least} to {most}', {
            least: formatTola(minWeightMg, i18n.locale),
            most: formatTola(maxWeightMg, i18n.locale),
          }),
        ];
  return type === 'EARRINGS'
    ? [...values, i18n.t('Per pair, without stones')]
    : [...values, i18n.t('Without stones')];
}

/** Stones weigh the same in every size, so the difference between gross and net weight is constant. */
function formatGrossWeight(i18n: I18n, { variants, weightMg, grossWeightMg }: Product): string[] {
  if (grossWeightMg == null) return [];
  const stoneWeightMg = grossWeightMg - weightMg;
  const weights = [weightMg, ...variants.map((variant) => variant.weightMg)].map(
    (netWeightMg) => netWeightMg + stoneWeightMg,
  );
  const [minWeightMg, maxWeightMg] = [Math.min(...weights), Math.max(...weights)];
  const text =
    minWeightMg === maxWeightMg
      ? formatGrams(minWeightMg, i18n.locale)
      : i18n.t('{least} to {most}, depending on size', {
          least: formatGrams(minWeightMg, i18n.locale),
          most: formatGrams(maxWeightMg, i18n.locale),
        });
  return [text, i18n.t('The whole piece, with stones')];
}

/** Only these measurements differ between sizes. */
const PER_SIZE_KINDS: readonly string[] = ['inside_diameter', 'inner_length'] satisfies MeasurementKind[];

function createMeasurementRow(
  i18n: I18n,
  { measuredSize, sizeUnit }: Product,
  { kind, micrometres }: Product['measurements'][number],
): SpecificationRow[] {
  if (!isMeasurementKind(kind)) return [];
  const size = sizeUnit && measuredSize && PER_SIZE_KINDS.includes(kind) ? measuredSize : null;
  return [
    {
      term: i18n.t(measurementLabels[kind]),
      values: [
        formatMillimetres(micrometres, i18n.locale),
        ...(size ? [i18n.t('In size {size}', { size })] : []),
      ],
    },
  ];
}

function formatSizes(i18n: I18n, variants: Product['variants'], sizeUnit: string | null): string[] {
  const sizes = variants.map(({ size }) => size).filter((size) => size !== null && size !== undefined);
  if (sizes.length === 0) return [];
  return [
    localiseDigits(sizes.join(', '), i18n.locale),
    ...(sizeUnit ? [toSentenceCase(i18n.t(getSizeUnitLabel(sizeUnit)))] : []),
  ];
}
