import type { I18n } from '@lingui/core';
import { formatStoneSize } from '#domain/catalog/measurements.ts';
import { formatCarat } from '#domain/catalog/weight.ts';
import {
  getCutLabel,
  getGemstoneLabel,
  getStoneColourLabel,
  toSentenceCase,
} from '#web/labels/catalogLabels.ts';
import type { ProductSpecification_ProductFragment } from './ProductSpecification.generated.ts';
import type { SpecificationRow } from './specificationRows.ts';

export type Stone = ProductSpecification_ProductFragment['gemstones'][number];
export type Certificate = NonNullable<Stone['certificate']>;

/** Returns a text such as `18 × diamond`. */
export function getStoneName(i18n: I18n, { kind, count }: Stone): string {
  return i18n.t('{count} × {stone}', { count, stone: i18n.t(getGemstoneLabel(kind)).toLowerCase() });
}

/** Returns the total carats and, for several stones, the average per stone; empty if the carats are unknown. */
export function getStoneCarats(i18n: I18n, { carat, count }: Stone): string[] {
  if (carat === 0) return [];
  if (count === 1) return [formatCarat(carat, i18n.locale)];
  return [
    i18n.t('{carat} total', { carat: formatCarat(carat, i18n.locale) }),
    i18n.t('{carat} each', { carat: formatCarat(Math.round((carat / count) * 1000) / 1000, i18n.locale) }),
  ];
}

export function getStoneShape(i18n: I18n, { cut }: Stone): string | null {
  return cut && toSentenceCase(i18n.t(getCutLabel(cut)));
}

export function getStoneColour(i18n: I18n, { colour }: Stone): string | null {
  return colour && toSentenceCase(i18n.t(getStoneColourLabel(colour)));
}

/** Returns a size such as `6.5 mm`, `8 × 6 mm` or `6.43 – 6.47 × 4.01 mm`; null if unknown. */
export function getStoneSize(i18n: I18n, stone: Stone): string | null {
  return formatStoneSize(stone, { cut: stone.cut, language: i18n.locale });
}

/** Returns the stones and their certificates as rows for the comparison. */
export function createStoneRows(i18n: I18n, stones: readonly Stone[]): SpecificationRow[] {
  const rows = [
    { term: i18n.t('Stones'), values: stones.map((stone) => formatStone(i18n, stone)) },
    {
      term: i18n.t('Certificate'),
      values: stones.flatMap(({ certificate }) =>
        certificate ? [`${certificate.laboratory} ${certificate.number}`] : [],
      ),
    },
  ];
  return rows.filter(({ values }) => values.length > 0);
}

function formatStone(i18n: I18n, stone: Stone): string {
  const { cut, colour, clarity } = stone;
  return [
    getStoneName(i18n, stone),
    ...getStoneCarats(i18n, stone),
    cut && i18n.t(getCutLabel(cut)),
    getStoneSize(i18n, stone),
    colour && i18n.t('colour {colour}', { colour: i18n.t(getStoneColourLabel(colour)) }),
    clarity && i18n.t('clarity {clarity}', { clarity }),
  ]
    .filter(Boolean)
    .join(', ');
}
