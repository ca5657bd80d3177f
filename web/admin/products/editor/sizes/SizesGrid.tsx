import DeleteOutlined from 'icon:outline-delete';
import { useLingui } from '@lingui/react';
import { Box, IconButton } from '@mui/material';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { formatNpr } from '#domain/pricing/money.ts';
import type { ProductValues } from '../productValues.ts';
import { hasMultipleCells, pasteCells, SIZE_COLUMNS, type SizeColumn } from './pastedCells.ts';
import { SizeCell } from './SizeCell.tsx';
import { StockMark } from './StockMark.tsx';

interface SizesGridProps {
  rows: readonly { id: string }[];
  prices: readonly (number | null)[];
  remove: (index: number) => void;
  isStockFixed: boolean;
  lowStockLimits?: ReadonlyMap<string, number> | undefined;
}

const headers: Record<SizeColumn, string> = {
  size: /*i18n*/ 'Size',
  sku: /*i18n*/ 'SKU',
  weightMg: /*i18n*/ 'Weight (g)',
  stock: /*i18n*/ 'Stock',
  barcode: /*i18n*/ 'Barcode',
};

/** Editable grid: arrow keys and Enter move up and down, and pasted spreadsheet cells overwrite the cells. */
export function SizesGrid({ rows, prices, remove, isStockFixed, lowStockLimits }: SizesGridProps) {
  const { i18n } = useLingui();
  const { getValues, setValue, setFocus } = useFormContext<ProductValues>();

  function paste(event: ClipboardEvent, row: number, column: SizeColumn) {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMultipleCells(text)) return;
    event.preventDefault();
    const currentVariants = getValues('variants');
    const pastedVariants = pasteCells(currentVariants, { row, column }, text);
    const newVariants = isStockFixed
      ? pastedVariants.map((size, index) => ({ ...size, stock: currentVariants[index]?.stock ?? '0' }))
      : pastedVariants;
    setValue('variants', newVariants, { shouldDirty: true, shouldValidate: true });
  }

  function step(event: KeyboardEvent, row: number, column: SizeColumn) {
    const rowOffset = { ArrowDown: 1, Enter: 1, ArrowUp: -1 }[event.key];
    if (rowOffset === undefined) return;
    event.preventDefault();
    const target = row + rowOffset;
    if (target >= 0 && target < rows.length) setFocus(`variants.${target}.${column}`, { shouldSelect: true });
  }

  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={i18n.t('Sizes')} tabIndex={0}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {SIZE_COLUMNS.map((column) => (
              <th key={column} scope="col">
                {i18n.t(headers[column])}
              </th>
            ))}
            <th scope="col">{i18n.t('Price')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id }, row) => (
            <tr key={id}>
              {SIZE_COLUMNS.map((column) => (
                <SizeCell
                  key={column}
                  name={`variants.${row}.${column}`}
                  header={i18n.t(headers[column])}
                  label={i18n.t('{column}, row {row}', { column: i18n.t(headers[column]), row: row + 1 })}
                  isNumber={column === 'weightMg' || column === 'stock'}
                  isFixed={isStockFixed && column === 'stock'}
                  onPaste={(event) => paste(event, row, column)}
                  onKeyDown={(event) => step(event, row, column)}
                >
                  {column === 'stock' && <StockMark row={row} lowStockLimits={lowStockLimits} />}
                </SizeCell>
              ))}
              <td data-name={i18n.t('Price')}>
                <Box
                  sx={{
                    px: 1,
                    py: 0.75,
                    minHeight: 36,
                    textAlign: 'right',
                    whiteSpace: 'nowrap',
                    '@media (pointer: coarse)': { minHeight: 44, py: 1.25 },
                  }}
                >
                  {prices[row] == null ? '–' : formatNpr(prices[row], i18n.locale)}
                </Box>
              </td>
              <td>
                <IconButton
                  size="small"
                  aria-label={i18n.t('Remove row {row}', { row: row + 1 })}
                  disabled={rows.length === 1}
                  onClick={() => remove(row)}
                >
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const table = {
  width: 1,
  minWidth: { sm: 560 },
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'left', color: 'text.secondary', fontWeight: 600, px: 1, py: 0.75 },
  '& th:nth-of-type(n + 3)': { textAlign: 'right' },
  '& th:nth-of-type(5)': { textAlign: 'left' },
  '& tbody td': { border: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& tbody td:nth-of-type(n + 6)': { verticalAlign: 'middle' },
  '& tbody td:last-of-type': { border: 0, width: 36 },
  // On phones a variant has three lines with labelled cells, so that nothing overflows the screen.
  '@media (max-width: 599.95px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tr': { display: 'grid', gridTemplateColumns: '1fr 1fr 1.25fr 36px' },
    '& tr > :nth-of-type(2)': { gridColumn: 'span 3' },
    '& tr > :nth-of-type(5)': { gridColumn: 'span 4', order: 1 },
    '& tbody tr': { pb: 1.5 },
    '& tbody td': { mr: '-1px', mb: '-1px' },
    '& td[data-name]::before': {
      ...{ content: 'attr(data-name)', display: 'block', px: 1, pt: 0.5 },
      ...{ color: 'text.secondary', typography: 'caption', textAlign: 'left' },
    },
    '& td:nth-of-type(n + 3)::before': { textAlign: 'right' },
    '& td:nth-of-type(5)::before': { textAlign: 'left' },
    '& tbody td:last-of-type': { alignContent: 'center' },
  },
} as const;
