import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatNumber, formatPlainNumber } from '#domain/text/numbers.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { RatesByMetal } from '../../editor/price/livePrice.ts';
import { type Edits, isNumeric } from '../sheetCells.ts';
import type { SheetColumn } from '../sheetColumns.ts';
import type { SheetLine } from '../sheetPieces.ts';
import { impliedText, shownText } from '../sheetView.ts';
import { typedPrice } from '../typedPrice.ts';
import { turnInward } from './cellPlaces.ts';

export interface SheetCellProps {
  id: string;
  line: SheetLine;
  row: number;
  column: SheetColumn;
  index: number;
  edits: Edits;
  rates: RatesByMetal;
  i18n: I18n;
  isOpen: boolean;
  isChanged: boolean;
  isChosen: boolean;
  isActive: boolean;
  problem: string | undefined;
  /** What is typed into, while somebody types. */
  input: ReactNode;
  /** Why it cannot be changed, once that was tried. */
  told: string | null;
}

/** One cell, with what is wrong with it below while one is there. */
export function SheetCell(props: SheetCellProps) {
  const { id, line, row, column, index, edits, rates, i18n, isOpen, isChanged, isChosen, isActive } = props;
  const { problem, input, told } = props;
  const typed = column.field === 'price' ? typedPrice(line, edits, rates) : null;
  const text = typed === null ? shownText(line, column, edits, i18n) : String(typed);
  const implied = text === '' ? impliedText(line, column, edits) : '';
  const said = problem ? i18n.t(problem) : told;
  const marks = [
    'cell',
    index === 0 && 'isFirst',
    column.align === 'right' && 'isRight',
    !isOpen && 'isFixed',
    isChanged && 'isChanged',
    typed !== null && 'isTyped',
    isChosen && 'isChosen',
    isActive && 'isActive',
    problem && 'isWrong',
  ];
  const Cell = index === 0 ? 'th' : 'td';
  return (
    <Cell
      scope={index === 0 ? 'row' : undefined}
      id={id}
      className={marks.filter(Boolean).join(' ')}
      style={{ width: column.width }}
      aria-colindex={index + 1}
      aria-selected={isChosen}
      aria-readonly={!isOpen}
      aria-invalid={problem ? true : undefined}
      aria-describedby={isActive && said ? `${id}-said` : undefined}
      title={problem && !isActive ? i18n.t(problem) : undefined}
      data-row={row}
      data-column={index}
    >
      {input ?? (
        <span className="text">
          {implied === '' ? (
            figures(text, column, i18n)
          ) : (
            <span className="implied">{figures(implied, column, i18n)}</span>
          )}
          {isChanged && <VisuallyHidden> {i18n.t('(changed)')}</VisuallyHidden>}
          {typed !== null && <VisuallyHidden> {i18n.t('(once it is saved)')}</VisuallyHidden>}
        </span>
      )}
      {isActive && said && (
        <span ref={turnInward} id={`${id}-said`} className={problem ? 'said isProblem' : 'said'}>
          {said}
        </span>
      )}
    </Cell>
  );
}

/** Numbers in figures of the language, as far as they are numbers. */
function figures(text: string, { field }: SheetColumn, i18n: I18n): string {
  if (!isNumeric(field) && field !== 'price') return text;
  const number = readNumber(text);
  if (number === undefined || Number.isNaN(number)) return text;
  return Number.isInteger(number)
    ? formatNumber(number, i18n.locale)
    : formatPlainNumber(number, i18n.locale);
}
