import { useLingui } from '@lingui/react';
import { GuideTable } from './GuideTable.tsx';
import type { SizeTableProps } from './RingSizeTable.tsx';

const MM_PER_INCH = 25.4;

const LENGTHS = [
  [14, /*i18n*/ 'Close around the neck, like a choker or naugedi'],
  [16, /*i18n*/ 'At the base of the neck'],
  [18, /*i18n*/ 'On the collarbone: the usual length'],
  [20, /*i18n*/ 'A hand’s width below the collarbone'],
  [22, /*i18n*/ 'Over the neckline of a kurta'],
  [24, /*i18n*/ 'In the middle of the chest, like a long pendant'],
  [30, /*i18n*/ 'Below the chest, like a tilhari with pote'],
] as const;

export function NecklaceLengths({ caption, action }: SizeTableProps) {
  const { i18n } = useLingui();
  return (
    <GuideTable
      caption={caption}
      head={[i18n.t('Length'), i18n.t('In centimetres'), i18n.t('Where it sits')]}
      rows={LENGTHS.map(([inches, positionText]) => [
        i18n.t('{inches} inches', { inches }),
        i18n.t('{value} cm', { value: ((inches * MM_PER_INCH) / 10).toFixed(0) }),
        i18n.t(positionText),
      ])}
      actions={action && LENGTHS.map(([inches]) => action(inches))}
    />
  );
}
