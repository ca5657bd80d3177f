import { useLingui } from '@lingui/react';
import { Box } from '@mui/material';
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isNumeric } from '../sheetCells.ts';
import type { CellProblems } from '../sheetProblems.ts';
import { cellAt, type SheetView, shownText } from '../sheetView.ts';
import { CellInput } from './CellInput.tsx';
import { placeAt, reveal } from './cellPlaces.ts';
import { gridLook } from './gridLook.ts';
import { SheetRow } from './SheetRow.tsx';
import type { Cursor } from './useCursor.ts';
import type { useSheetKeys } from './useSheetKeys.ts';

interface SheetGridProps {
  view: SheetView;
  cursor: Cursor;
  keys: ReturnType<typeof useSheetKeys>;
  problemsOf: (productId: string) => CellProblems;
  label: string;
  describedBy: string;
  rowHeight: number;
  /** Whether something stands between it and the bar that saves. */
  isShort: boolean;
  element: RefObject<HTMLTableElement | null>;
}

/** Rows beyond what is seen, so that nothing is empty while one scrolls. */
const BEYOND = 8;
/** What is seen where nothing was measured yet. */
const USUAL_HEIGHT = 720;

/** Cells to go about and to type in; of many rows only those around what is seen are drawn. */
export function SheetGrid(props: SheetGridProps) {
  const { view, cursor, keys, problemsOf, label, describedBy, rowHeight, isShort, element } = props;
  const { i18n } = useLingui();
  const id = useId();
  const [first, setFirst] = useState(0);
  const { lines, columns, edits, rates, whyFixed } = view;
  const { active, block, latest } = cursor;
  const open = useMemo(
    () => new Set(columns.flatMap((column) => (whyFixed(column) === null ? [column.field] : []))),
    [columns, whyFixed],
  );
  const isDrawn = useRef(false);
  const here = lines[active.row];
  const there = columns[active.column];
  const cell = here && there ? cellAt(here, there) : null;
  const problem = here && cell !== null ? problemsOf(here.piece.product.id)[cell] : undefined;
  const isSaid = keys.told !== null || problem !== undefined;

  const height = element.current?.clientHeight || USUAL_HEIGHT;
  const end = Math.min(lines.length, first + Math.ceil(height / rowHeight) + 2 * BEYOND);
  const around = Array.from({ length: Math.max(0, end - first) }, (_none, index) => first + index);
  // The row that one is at stays, so that the keyboard and what reads the screen have it.
  const drawn = around.includes(active.row) || lines.length === 0 ? around : [...around, active.row];

  const { row, column } = latest;
  useLayoutEffect(() => {
    if (isDrawn.current) reveal(element.current, { row, column }, columns, { rowHeight, isSaid });
    isDrawn.current = true;
  }, [row, column, columns, rowHeight, isSaid, element]);

  const isDragging = useRef(false);
  const { typing } = keys;
  const width = columns.reduce((sum, one) => sum + one.width, 0);

  function press(event: PointerEvent) {
    const place = placeAt(event.target);
    if (!place || event.button !== 0 || event.pointerType !== 'mouse') return;
    // Whatever is typed elsewhere is taken first.
    element.current?.focus({ preventScroll: true });
    isDragging.current = true;
    keys.goTo(place, { extend: event.shiftKey });
  }

  function drag(event: PointerEvent) {
    if (event.buttons !== 1) isDragging.current = false;
    const place = isDragging.current ? placeAt(event.target) : null;
    if (place) keys.goTo(place, { extend: true });
  }

  /** The first touch goes to a cell, the next one types in it. */
  function touch(event: PointerEvent) {
    const place = placeAt(event.target);
    if (!place || event.pointerType === 'mouse') return;
    if (place.row === active.row && place.column === active.column) return keys.begin();
    element.current?.focus({ preventScroll: true });
    keys.goTo(place);
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
        setFirst(Math.max(0, Math.floor(currentTarget.scrollTop / rowHeight) - BEYOND))
      }
      onPointerDown={press}
      onPointerMove={drag}
      onClick={(event) => touch(event as unknown as PointerEvent)}
      onDoubleClick={(event) => placeAt(event.target) && keys.begin()}
      sx={gridLook}
    >
      <thead className="head" style={{ width }}>
        <tr aria-rowindex={1} className="headRow">
          {columns.map(({ field, header, width: own, align }, index) => (
            <th
              key={field}
              scope="col"
              aria-colindex={index + 1}
              className={`header${index === 0 ? ' isFirst' : ''}${align === 'right' ? ' isRight' : ''}`}
              style={{ width: own }}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="body" style={{ width, height: lines.length * rowHeight }}>
        {drawn.map((row) => {
          const own = lines[row];
          if (!own) return null;
          const isHere = row === active.row;
          const isIn = row >= block.from.row && row <= block.to.row;
          const { id: productId } = own.piece.product;
          return (
            <SheetRow
              key={own.key}
              id={id}
              line={own}
              row={row}
              height={rowHeight}
              columns={columns}
              open={open}
              own={edits[productId]}
              rates={rates}
              problems={problemsOf(productId)}
              active={isHere ? active.column : null}
              from={isIn ? block.from.column : null}
              to={isIn ? block.to.column : null}
              told={isHere ? keys.told : null}
              input={
                isHere && typing && here && there ? (
                  <CellInput
                    key={`${here.key} ${there.field}`}
                    label={i18n.t('{column}, row {row}', { column: there.header, row: row + 1 })}
                    column={there}
                    held={shownText(here, there, edits, i18n)}
                    typing={typing}
                    isNumber={isNumeric(there.field)}
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
