import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CellProblems } from '../cellProblems.ts';
import { isNumericColumn } from '../cells.ts';
import { findCell, type GridView, getDisplayedText } from '../gridView.ts';
import { BulkEditorRow } from './BulkEditorRow.tsx';
import { CellInput } from './CellInput.tsx';
import { getCellPosition, scrollCellIntoView } from './cellPositions.ts';
import { createGridStyles } from './createGridStyles.ts';
import type { Cursor } from './useCursor.ts';
import type { useGridKeys } from './useGridKeys.ts';

interface BulkEditorGridProps {
  view: GridView;
  cursor: Cursor;
  keys: ReturnType<typeof useGridKeys>;
  getProblems: (productId: string) => CellProblems;
  label: string;
  describedBy: string;
  rowHeight: number;
  /** True if there is other content between the grid and the save bar. */
  isShort: boolean;
  element: RefObject<HTMLTableElement | null>;
}

/** Rows rendered beyond the visible ones, so that scrolling shows no gaps. */
const OVERSCAN_ROWS = 8;
/** Assumed height before the first measurement, in px. */
const DEFAULT_HEIGHT = 720;

/** Editable grid with keyboard navigation. Only rows near the visible area are rendered. */
export function BulkEditorGrid(props: BulkEditorGridProps) {
  const { view, cursor, keys, getProblems, label, describedBy, rowHeight, isShort, element } = props;
  const { i18n } = useLingui();
  const id = useId();
  const [firstRow, setFirstRow] = useState(0);
  const { lines, columns, edits, rates, lockReason } = view;
  const { active, range, lastPosition } = cursor;
  const editableFields = useMemo(
    () => new Set(columns.flatMap((column) => (lockReason(column) === null ? [column.field] : []))),
    [columns, lockReason],
  );
  const isRendered = useRef(false);
  const activeLine = lines[active.row];
  const activeColumn = columns[active.column];
  const cell = activeLine && activeColumn ? findCell(activeLine, activeColumn) : null;
  const problem =
    activeLine && cell !== null ? getProblems(activeLine.productWithStock.product.id)[cell] : undefined;
  const hasMessage = keys.lockMessage !== null || problem !== undefined;

  const height = element.current?.clientHeight || DEFAULT_HEIGHT;
  const end = Math.min(lines.length, firstRow + Math.ceil(height / rowHeight) + 2 * OVERSCAN_ROWS);
  const nearbyRows = Array.from({ length: Math.max(0, end - firstRow) }, (_, index) => firstRow + index);
  // The active row stays rendered for the keyboard and screen readers.
  const renderedRows =
    nearbyRows.includes(active.row) || lines.length === 0 ? nearbyRows : [...nearbyRows, active.row];

  const { row, column } = lastPosition;
  useLayoutEffect(() => {
    if (isRendered.current)
      scrollCellIntoView(element.current, { row, column }, columns, { rowHeight, hasMessage });
    isRendered.current = true;
  }, [row, column, columns, rowHeight, hasMessage, element]);

  const isDragging = useRef(false);
  const { typing } = keys;
  const width = columns.reduce((sum, gridColumn) => sum + gridColumn.width, 0);

  function handlePress(event: PointerEvent) {
    const position = getCellPosition(event.target);
    if (!position || event.button !== 0 || event.pointerType !== 'mouse') return;
    // Moving the focus commits an edit in another cell.
    element.current?.focus({ preventScroll: true });
    isDragging.current = true;
    keys.goTo(position, { extend: event.shiftKey });
  }

  function extendSelection(event: PointerEvent) {
    if (event.buttons !== 1) isDragging.current = false;
    const position = isDragging.current ? getCellPosition(event.target) : null;
    if (position) keys.goTo(position, { extend: true });
  }

  /** Selects a cell on the first tap and edits it on the second. */
  function handleTouch(event: PointerEvent) {
    const position = getCellPosition(event.target);
    if (!position || event.pointerType === 'mouse') return;
    if (position.row === active.row && position.column === active.column) return keys.startEditing();
    element.current?.focus({ preventScroll: true });
    keys.goTo(position);
  }

  return (
    <Box
      component="table"
      ref={element}
      role="grid"
      className={isShort ? 'isShort' : undefined}
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length}
      aria-multiselectable
      aria-activedescendant={lines.length > 0 ? `${id}-${active.row}-${active.column}` : undefined}
      onKeyDown={keys.onKeyDown}
      onCopy={keys.onCopy}
      onCut={keys.onCut}
      onPaste={keys.onPaste}
      onScroll={({ currentTarget }) =>
        setFirstRow(Math.max(0, Math.floor(currentTarget.scrollTop / rowHeight) - OVERSCAN_ROWS))
      }
      onPointerDown={handlePress}
      onPointerMove={extendSelection}
      onClick={(event) => handleTouch(event as unknown as PointerEvent)}
      onDoubleClick={(event) => getCellPosition(event.target) && keys.startEditing()}
      sx={createGridStyles}
    >
      <thead className="head" style={{ width }}>
        <tr aria-rowindex={1} className="headRow">
          {columns.map(({ field, header, width: columnWidth, align }, index) => (
            <th
              key={field}
              scope="col"
              aria-colindex={index + 1}
              className={`header${index === 0 ? ' isFirst' : ''}${align === 'right' ? ' isRight' : ''}`}
              style={{ width: columnWidth }}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="body" style={{ width, height: lines.length * rowHeight }}>
        {renderedRows.map((row) => {
          const line = lines[row];
          if (!line) return null;
          const isActiveRow = row === active.row;
          const isSelected = row >= range.from.row && row <= range.to.row;
          const { id: productId } = line.productWithStock.product;
          return (
            <BulkEditorRow
              key={line.key}
              id={id}
              line={line}
              row={row}
              height={rowHeight}
              columns={columns}
              editableColumns={editableFields}
              productEdits={edits[productId]}
              rates={rates}
              problems={getProblems(productId)}
              active={isActiveRow ? active.column : null}
              from={isSelected ? range.from.column : null}
              to={isSelected ? range.to.column : null}
              lockMessage={isActiveRow ? keys.lockMessage : null}
              input={
                isActiveRow && typing && activeLine && activeColumn ? (
                  <CellInput
                    key={`${activeLine.key} ${activeColumn.field}`}
                    label={i18n.t('{column}, row {row}', { column: activeColumn.header, row: row + 1 })}
                    column={activeColumn}
                    currentValue={getDisplayedText(activeLine, activeColumn, edits, i18n)}
                    typing={typing}
                    isNumber={isNumericColumn(activeColumn.field)}
                    onCommit={keys.commit}
                    onCancel={keys.cancel}
                  />
                ) : null
              }
            />
          );
        })}
      </tbody>
    </Box>
  );
}
