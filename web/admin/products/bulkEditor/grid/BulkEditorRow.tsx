import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { RatesByMetal } from '../../editor/price/computeLivePrice.ts';
import type { CellProblems } from '../cellProblems.ts';
import type { Edits } from '../cells.ts';
import type { GridColumn } from '../createGridColumns.ts';
import type { GridRow } from '../gridRows.ts';
import { findCell } from '../gridView.ts';
import { BulkEditorCell, type BulkEditorCellProps } from './BulkEditorCell.tsx';

interface BulkEditorRowProps {
  id: string;
  line: GridRow;
  row: number;
  height: number;
  columns: readonly GridColumn[];
  editableColumns: ReadonlySet<string>;
  /** Unsaved edits of the product. */
  productEdits: Edits[string] | undefined;
  rates: RatesByMetal;
  problems: CellProblems;
  /** Index of the active column; null if the active cell is in another row. */
  active: number | null;
  /** First and last selected column; null if the row has no selected cell. */
  from: number | null;
  to: number | null;
  /** Content in place of the active cell, or below it. */
  input: BulkEditorCellProps['input'];
  lockMessage: string | null;
}

/** Row of the grid. Memoised, so that it renders only when its own data changes. */
export const BulkEditorRow = memo(function BulkEditorRow(props: BulkEditorRowProps) {
  const {
    id,
    line,
    row,
    height,
    columns,
    editableColumns,
    productEdits,
    rates,
    problems,
    active,
    from,
    to,
    input,
    lockMessage,
  } = props;
  const { i18n } = useLingui();
  const edits: Edits = productEdits ? { [line.productWithStock.product.id]: productEdits } : NO_EDITS;
  return (
    <tr
      aria-rowindex={row + 2}
      className={`row${line.isSize ? ' isSize' : ''}${active === null ? '' : ' isHere'}`}
      style={{ top: row * height, height }}
    >
      {columns.map((column, index) => {
        const cell = findCell(line, column);
        const isActive = active === index;
        return (
          <BulkEditorCell
            key={column.field}
            id={`${id}-${row}-${index}`}
            line={line}
            row={row}
            column={column}
            index={index}
            edits={edits}
            rates={rates}
            i18n={i18n}
            isOpen={cell !== null && editableColumns.has(column.field)}
            isChanged={cell !== null && productEdits?.[cell] !== undefined}
            isSelected={from !== null && to !== null && index >= from && index <= to}
            isActive={isActive}
            problem={cell === null ? undefined : problems[cell]}
            input={isActive ? input : null}
            lockMessage={isActive ? lockMessage : null}
          />
        );
      })}
    </tr>
  );
});

const NO_EDITS: Edits = {};
