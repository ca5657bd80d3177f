import { useLingui } from '@lingui/react';
import { styled } from '@mui/material';
import { localiseDigits } from '#domain/text/numbers.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

export interface SizeChoiceProps {
  name: string;
  size: string;
  isSelected: boolean;
  isSoldOut: boolean;
  isInvalid: boolean;
  onChoose: () => void;
}

/** Radio button of a size as a tile. A sold-out size is crossed out and labelled, but can be chosen for an alert. */
export function SizeChoice({ name, size, isSelected, isSoldOut, isInvalid, onChoose }: SizeChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Tile
      data-invalid={isInvalid || undefined}
      data-sold-out={isSoldOut || undefined}
      title={isSoldOut ? i18n.t('Sold out') : undefined}
    >
      <input type="radio" name={name} value={size} checked={isSelected} onChange={onChoose} />
      {localiseDigits(size, i18n.locale)}
      {isSoldOut && <VisuallyHidden>{i18n.t('sold out')}</VisuallyHidden>}
    </Tile>
  );
}

const Tile = styled('label')(({ theme: { vars, shape } }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 48,
  minHeight: 44,
  paddingInline: 10,
  border: `1px solid ${vars.palette.controlBorder}`,
  borderRadius: shape.borderRadius,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:hover': { borderColor: vars.palette.text.primary },
  '&[data-invalid]': { borderColor: vars.palette.error.main },
  '&:has(:checked)': {
    borderColor: vars.palette.primary.main,
    boxShadow: `inset 0 0 0 1px ${vars.palette.primary.main}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '&[data-sold-out]': { color: vars.palette.text.secondary, textDecoration: 'line-through' },
  '&[data-sold-out]:not(:hover, :has(:checked))': { borderColor: vars.palette.divider },
}));
