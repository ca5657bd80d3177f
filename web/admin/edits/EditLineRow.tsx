import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Select, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { sizedName } from '#web/labels/sizedName.ts';
import { Price } from '#web/ui/Price.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';
import type { EditLine } from './editLines.ts';
import type { PieceForSale } from './useSizes.ts';

export interface EditLineRowProps {
  line: EditLine;
  /** Those that it is for sale in. */
  sizes: readonly PieceForSale[];
  /** What it costs: one line, or two where more of it come at another price. */
  quoted: Quote['lines'];
  problem: string | undefined;
  onChange: (part: Partial<EditLine>) => void;
  onRemove: () => void;
}

export function EditLineRow({ line, sizes, quoted, problem, onChange, onRemove }: EditLineRowProps) {
  const { i18n } = useLingui();
  const { name, size, quantity, isOff } = line;
  const isOtherSize = line.sold !== null && size !== line.sold.size;
  const sku = (isOtherSize && sizes.find((piece) => piece.size === size)?.sku) || line.sku;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr auto', sm: 'minmax(0, 1fr) 96px auto 120px auto' },
        gap: 1.5,
        alignItems: 'center',
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
        <Typography sx={isOff ? { textDecoration: 'line-through', color: 'text.secondary' } : undefined}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {isOff
            ? i18n.t('Taken off')
            : [sku, !line.sold && i18n.t('Added'), ...quoted.map((one) => basisText(one, quoted.length))]
                .filter(Boolean)
                .join(' · ')}
        </Typography>
        {problem && !isOff && (
          <Typography role="alert" variant="body2" color="error">
            {i18n.t(problem)}
          </Typography>
        )}
      </Box>
      <SizeField
        line={line}
        sizes={sizes.flatMap((piece) => piece.size ?? [])}
        onChange={(next) => onChange({ size: next })}
      />
      {isOff ? (
        <span />
      ) : (
        <QuantityStepper
          label={sizedName(i18n, { name, size })}
          value={quantity}
          onChange={(next) => onChange({ quantity: next })}
        />
      )}
      <Box sx={{ textAlign: 'right' }}>
        {!isOff && quoted.length > 0 && (
          <Price npr={quoted.reduce((sum, one) => sum + one.line.lineTotal, 0)} />
        )}
      </Box>
      <Button
        size="small"
        aria-label={isOff ? i18n.t('Put back: {name}', { name }) : i18n.t('Remove {name}', { name })}
        onClick={isOff ? () => onChange({ isOff: false }) : onRemove}
        sx={{ justifySelf: 'end' }}
      >
        {isOff ? i18n.t('Put back') : i18n.t('Remove')}
      </Button>
    </Box>
  );

  function basisText({ basis, line: one }: Quote['lines'][number], count: number): string {
    const values = { quantity: one.quantity, price: formatNpr(one.unitPrice, i18n.locale) };
    if (basis === 'SOLD') return i18n.t('{quantity} × {price} as sold', values);
    return count > 1 || line.sold
      ? i18n.t('{quantity} × {price} at today’s price', values)
      : i18n.t('{quantity} × {price}', values);
  }
}

interface SizeFieldProps {
  line: EditLine;
  sizes: readonly string[];
  onChange: (size: string) => void;
}

/** The size of a piece that comes in several, or the one that it has. */
function SizeField({ line: { name, size, isOff }, sizes, onChange }: SizeFieldProps) {
  const { i18n } = useLingui();
  if (size === null || isOff) return <span />;
  if (sizes.length < 2) return <Typography>{i18n.t('Size {size}', { size })}</Typography>;
  const all = sizes.includes(size) ? sizes : [size, ...sizes];
  return (
    <Select
      native
      fullWidth
      value={size}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': i18n.t('Size of {name}', { name }) }}
      onChange={({ target }) => onChange(target.value)}
    >
      {all.map((one) => (
        <option key={one} value={one}>
          {i18n.t('Size {size}', { size: one })}
        </option>
      ))}
    </Select>
  );
}
