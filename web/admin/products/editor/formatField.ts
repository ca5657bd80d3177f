import type { I18n } from '@lingui/core';
import { MEASUREMENT_KINDS } from '#domain/catalog/measurements.ts';
import { measurementLabels } from '#web/labels/measurementLabels.ts';
import type { ProductField } from './mergeValues.ts';
import { roleLabels } from './photos/roleLabels.ts';
import type { ProductValues } from './productValues.ts';

interface TextContext {
  i18n: I18n;
  collections: readonly { id: string; name: string }[];
}

/** Formats a field of a product; a dash if it is empty. */
export function formatField(
  field: ProductField,
  values: ProductValues,
  { i18n, collections }: TextContext,
): string {
  return readText() || '–';

  function readText(): string {
    if (field === 'isFeatured') return values.isFeatured ? i18n.t('Yes') : i18n.t('No');
    if (field === 'collectionId') return collections.find(({ id }) => id === values.collectionId)?.name ?? '';
    if (field === 'variants')
      return values.variants
        .map(({ size, sku, weightMg, barcode }) =>
          [size, sku, weightMg && `${weightMg} g`, barcode].filter(Boolean).join(' · '),
        )
        .join('\n');
    if (field === 'gemstones')
      return values.gemstones
        .map(({ count, kind, certificate, ...rest }) =>
          [`${count} × ${kind}`, ...Object.values(rest), ...Object.values(certificate ?? {})]
            .filter(Boolean)
            .join(' · '),
        )
        .join('\n');
    if (field === 'measurements')
      return MEASUREMENT_KINDS.filter((kind) => values.measurements[kind])
        .map((kind) => `${i18n.t(measurementLabels[kind])} ${values.measurements[kind]} mm`)
        .join('\n');
    if (field === 'related')
      return values.related.map(({ name, sku }, index) => `${index + 1}. ${name} · ${sku}`).join('\n');
    if (field === 'video') return values.video.map(({ alt }) => alt).join('');
    if (field === 'images')
      return values.images
        .map(({ alt, altNe, role }, index) =>
          [`${index + 1}. ${alt}`, altNe, role && i18n.t(roleLabels[role])].filter(Boolean).join(' · '),
        )
        .join('\n');
    return values[field];
  }
}
