import type { I18n } from '@lingui/core';
import type { ReactNode } from 'react';
import { formatNumber, formatPlainNumber } from '#domain/text/numbers.ts';
import { readNumber } from '#domain/text/readNumber.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { RatesByMetal } from '../../editor/price/computeLivePrice.ts';
import { type Edits, isNumericColumn } from '../cells.ts';
import { computeEditedPrice } from '../computeEditedPrice.ts';
import type { GridColumn } from '../createGridColumns.ts';
import type { GridRow } from '../gridRows.ts';
import { getDisplayedText, getImpliedText } from '../gridView.ts';
import { fitMessageInGrid } from './cellPositions.ts';

export interface BulkEditorCellProps {
  id: string;
  line: GridRow;
  row: number;
  column: GridColumn;
  index: number;
  edits: Edits;
  rates: RatesByMetal;
  i18n: I18n;
  isOpen: boolean;
  isChanged: boolean;
  isSelected: boolean;
  isActive: boolean;
  problem: string | undefined;
  /** Input of the cell while it is edited. */
  input: ReactNode;
  /** Reason why the cell is locked. Set after an attempt to edit it. */
  lockMessage: string | null;
}

/** Cell of the grid. Shows its problem below while it is active. */
export function BulkEditorCell(props: BulkEditorCellProps) {
  const { id, line, row, column, index, edits, rates, i18n, isOpen, isChanged, isSelected, isActive } = props;
  const { problem, input, lockMessage } = props;
  const unsavedPrice = column.field === 'price' ? computeEditedPrice(line, edits, rates) : null;
  const text = unsavedPrice === null ? getDisplayedText(line, column, edits, i18n) : String(unsavedPrice);
  const impliedValue = text === '' ? getImpliedText(line, column, edits) : '';
  const message = problem ? i18n.t(problem) : lockMessage;
  const classNames = [
    'cell',
    index === 0 && 'isFirst',
    column.align === 'right' && 'isRight',
    !isOpen && 'isFixed',
    isChanged && 'isChanged',
    unsavedPrice !== null && 'isTyped',
    isSelected && 'isChosen',
    isActive && 'isActive',
    problem && 'isWrong',
  ];
  const Cell = index === 0 ? 'th' : 'td';
  return (
    <Cell
      scope={index === 0 ? 'row' : undefined}
      id={id}
      className={classNames.filter(Boolean).join(' ')}
      style={{ width: column.width }}
      aria-colindex={index + 1}
      aria-selected={isSelected}
      aria-readonly={!isOpen}
      aria-invalid={problem ? true : undefined}
      aria-describedby={isActive && message ? `${id}-said` : undefined}
      title={problem && !isActive ? i18n.t(problem) : undefined}
      data-row={row}
      data-column={index}
    >
      {input ?? (
        <span className="text">
          {impliedValue === '' ? (
            localizeDigits(text, column, i18n)
          ) : (
            <span className="implied">{localizeDigits(impliedValue, column, i18n)}</span>
          )}
          {isChanged && <VisuallyHidden> {i18n.t('(changed)')}</VisuallyHidden>}
          {unsavedPrice !== null && <VisuallyHidden> {i18n.t('(after saving)')}</VisuallyHidden>}
        </span>
      )}
      {isActive && message && (
        <span ref={fitMessageInGrid} id={`${id}-said`} className={problem ? 'said isProblem' : 'said'}>
          {message}
        </span>
      )}
    </Cell>
  );
}

/** Formats numbers with the digits of the language; other texts stay unchanged. */
function localizeDigits(text: string, { field }: GridColumn, i18n: I18n): string {
  if (!isNumericColumn(field) && field !== 'price') return text;
  const number = readNumber(text);
  if (number === undefined || Number.isNaN(number)) return text;
  return Number.isInteger(number)
    ? formatNumber(number, i18n.locale)
    : formatPlainNumber(number, i18n.locale);
}
