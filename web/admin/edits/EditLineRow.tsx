import { useLingui } from '@lingui/react';
import { Box, Button, OutlinedInput, Select, Typography } from '@mui/material';
import { formatNpr } from '#domain/pricing/money.ts';
import { formatSizedName } from '#web/labels/sizedName.ts';
import { Price } from '#web/ui/Price.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import type { EditQuote_QuoteFragment as Quote } from './EditOrder.generated.ts';
import type { EditLine } from './editLines.ts';
import type { VariantForSale } from './useSizes.ts';

export interface EditLineRowProps {
  line: EditLine;
  /** Variants for sale. */
  sizes: readonly VariantForSale[];
  /** Quoted lines: one, or two if additional items have a different price. */
  quotedLines: Quote['lines'];
  problem: string | undefined;
  onChange: (changes: Partial<EditLine>) => void;
  onRemove: () => void;
}

export function EditLineRow({ line, sizes, quotedLines, problem, onChange, onRemove }: EditLineRowProps) {
  const { i18n } = useLingui();
  const { name, size, quantity, isRemoved } = line;
  const isSizeChanged = line.sold !== null && size !== line.sold.size;
  const sku = (isSizeChanged && sizes.find((variant) => variant.size === size)?.sku) || line.sku;
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
        <Typography sx={isRemoved ? { textDecoration: 'line-through', color: 'text.secondary' } : undefined}>
          {name}
        </Typography>
        <Typography variant="caption" color="textSecondary" sx={{ display: 'block' }}>
          {isRemoved
            ? i18n.t('Removed')
            : [
                sku,
                !line.sold && i18n.t('Added'),
                ...quotedLines.map((quotedLine) => formatBasis(quotedLine, quotedLines.length)),
              ]
                .filter(Boolean)
                .join(' · ')}
        </Typography>
        {problem && !isRemoved && (
          <Typography role="alert" variant="body2" color="error">
            {i18n.t(problem)}
          </Typography>
        )}
      </Box>
      <SizeField
        line={line}
        sizes={sizes.flatMap((variant) => variant.size ?? [])}
        onChange={(newSize) => onChange({ size: newSize })}
      />
      {isRemoved ? (
        <span />
      ) : (
        <QuantityStepper
          label={formatSizedName(i18n, { name, size })}
          value={quantity}
          onChange={(newQuantity) => onChange({ quantity: newQuantity })}
        />
      )}
      <Box sx={{ textAlign: 'right' }}>
        {!isRemoved && quotedLines.length > 0 && (
          <Price npr={quotedLines.reduce((sum, quotedLine) => sum + quotedLine.line.lineTotal, 0)} />
        )}
      </Box>
      <Button
        size="small"
        aria-label={isRemoved ? i18n.t('Restore: {name}', { name }) : i18n.t('Remove {name}', { name })}
        onClick={isRemoved ? () => onChange({ isRemoved: false }) : onRemove}
        sx={{ justifySelf: 'end' }}
      >
        {isRemoved ? i18n.t('Restore') : i18n.t('Remove')}
      </Button>
    </Box>
  );

  function formatBasis({ basis, line: quotedLine }: Quote['lines'][number], count: number): string {
    const values = { quantity: quotedLine.quantity, price: formatNpr(quotedLine.unitPrice, i18n.locale) };
    if (basis === 'SOLD') return i18n.t('{quantity} × {price} at the original price', values);
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

/** Lets staff choose the size of an item, or shows its only size. */
function SizeField({ line: { name, size, isRemoved }, sizes, onChange }: SizeFieldProps) {
  const { i18n } = useLingui();
  if (size === null || isRemoved) return <span />;
  if (sizes.length < 2) return <Typography>{i18n.t('Size {size}', { size })}</Typography>;
  const allSizes = sizes.includes(size) ? sizes : [size, ...sizes];
  return (
    <Select
      native
      fullWidth
      value={size}
      input={<OutlinedInput size="small" />}
      inputProps={{ 'aria-label': i18n.t('Size of {name}', { name }) }}
      onChange={({ target }) => onChange(target.value)}
    >
      {allSizes.map((quotedLine) => (
        <option key={quotedLine} value={quotedLine}>
          {i18n.t('Size {size}', { size: quotedLine })}
        </option>
      ))}
    </Select>
  );
}
