import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { RING_SIZES, toCircumferenceMm, toDiameterMm, toUsRingSize } from '#domain/catalog/ringSizes.ts';
import { formatNumber, formatPlainNumber } from '#domain/text/numbers.ts';
import { GuideTable } from './GuideTable.tsx';

export interface SizeTableProps {
  caption: string;
  /** Renders the button for a size; returns null for a size without a button. */
  action?: (size: number) => ReactNode;
}

export function RingSizeTable({ caption, action }: SizeTableProps) {
  const { i18n } = useLingui();
  const formatMillimetres = (value: number) =>
    i18n.t('{value} mm', { value: formatNumber(value, i18n.locale, 1) });

  return (
    <GuideTable
      caption={caption}
      head={[i18n.t('Size'), i18n.t('Diameter'), i18n.t('Circumference'), i18n.t('US size')]}
      rows={RING_SIZES.map((size) => [
        formatPlainNumber(size, i18n.locale),
        formatMillimetres(toDiameterMm(size)),
        formatMillimetres(toCircumferenceMm(size)),
        formatPlainNumber(toUsRingSize(size), i18n.locale),
      ])}
      actions={action && RING_SIZES.map(action)}
    />
  );
}
