import { useLingui } from '@lingui/react';
import { memo } from 'react';
import type { RatesByMetal } from '../../editor/price/livePrice.ts';
import type { Edits } from '../sheetCells.ts';
import type { SheetColumn } from '../sheetColumns.ts';
import type { SheetLine } from '../sheetPieces.ts';
import type { CellProblems } from '../sheetProblems.ts';
import { cellAt } from '../sheetView.ts';
import { SheetCell, type SheetCellProps } from './SheetCell.tsx';

interface SheetRowProps {
  id: string;
  line: SheetLine;
  row: number;
  height: number;
  columns: readonly SheetColumn[];
  /** The columns that may be changed. */
  open: ReadonlySet<string>;
  /** What is typed over its product. */
  own: Edits[string] | undefined;
  rates: RatesByMetal;
  problems: CellProblems;
  /** The column that one is at, where that is in this row. */
  active: number | null;
  /** The columns that are chosen, where they are in this row. */
  from: number | null;
  to: number | null;
  /** What stands in the place of the cell that one is at, or below it. */
  input: SheetCellProps['input'];
  told: string | null;
}

/** A row of the sheet: drawn anew only where something of it is another. */
export const SheetRow = memo(function SheetRow(props: SheetRowProps) {
  const { id, line, row, height, columns, open, own, rates, problems, active, from, to, input, told } = props;
  const { i18n } = useLingui();
  const edits: Edits = own ? { [line.piece.product.id]: own } : NONE;
  return (
    <tr
      aria-rowindex={row + 2}
      className={`row${line.isSize ? ' isSize' : ''}${active === null ? '' : ' isHere'}`}
      style={{ top: row * height, height }}
    >
      {columns.map((column, index) => {
        const cell = cellAt(line, column);
        const isActive = active === index;
        return (
          <SheetCell
            key={column.field}
            id={`${id}-${row}-${index}`}
            line={line}
            row={row}
            column={column}
            index={index}
            edits={edits}
            rates={rates}
            i18n={i18n}
            isOpen={cell !== null && open.has(column.field)}
            isChanged={cell !== null && own?.[cell] !== undefined}
            isChosen={from !== null && to !== null && index >= from && index <= to}
            isActive={isActive}
            problem={cell === null ? undefined : problems[cell]}
            input={isActive ? input : null}
            told={isActive ? told : null}
          />
        );
      })}
    </tr>
  );
});

const NONE: Edits = {};
