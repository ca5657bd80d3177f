import { useLingui } from '@lingui/react';
import { Box, Typography } from '@mui/material';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useController } from 'react-hook-form';
import type { ProductValues } from '../productValues.ts';
import type { SizeColumn } from './pastedCells.ts';

/** Widths in px. Even with a price in crores, the columns fit next to the status panel at 1280 px. */
const WIDTHS: Record<SizeColumn, number> = { size: 56, sku: 108, weightMg: 64, stock: 60, barcode: 122 };

interface SizeCellProps {
  name: `variants.${number}.${SizeColumn}`;
  /** Column heading, shown in the cell on phones. */
  header: string;
  label: string;
  isNumber: boolean;
  isFixed: boolean;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Hint below the value. */
  children?: ReactNode;
}

/** Cell of the variants grid, with its problem below. */
export function SizeCell({
  name,
  header,
  label,
  isNumber,
  isFixed,
  onPaste,
  onKeyDown,
  children,
}: SizeCellProps) {
  const { i18n } = useLingui();
  const id = useId();
  const { field, fieldState } = useController<ProductValues, typeof name>({ name });
  const problem = fieldState.error?.message;
  return (
    <td data-name={header}>
      <Box
        component="input"
        {...field}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? id : undefined}
        readOnly={isFixed}
        inputMode={isNumber ? 'decimal' : 'text'}
        onPaste={onPaste}
        onKeyDown={onKeyDown}
        sx={{
          width: 1,
          minWidth: { xs: 0, sm: WIDTHS[name.split('.')[2] as SizeColumn] },
          px: 1,
          py: 0.75,
          minHeight: 36,
          border: 0,
          font: 'inherit',
          color: isFixed ? 'text.secondary' : 'text.primary',
          bgcolor: 'transparent',
          textAlign: isNumber ? 'right' : 'left',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
          '&[aria-invalid]': { boxShadow: ({ vars }) => `inset 0 0 0 1px ${vars?.palette.error.main}` },
          '@media (pointer: coarse)': { minHeight: 44, fontSize: '1rem' },
        }}
      />
      {children}
      {problem && (
        <Typography id={id} variant="caption" color="error" sx={{ display: 'block', px: 1, pb: 0.5 }}>
          {i18n.t(problem)}
        </Typography>
      )}
    </td>
  );
}
