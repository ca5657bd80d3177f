import type { SheetColumn } from '#domain/catalog/productSheet.ts';
import { type About, DomainError } from '#domain/errors/errors.ts';
import type { InputIssue } from '#domain/errors/problems.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { shorten } from '#domain/text/shorten.ts';

/** Something wrong in a sheet. */
export interface SheetProblem extends Pick<InputIssue, 'params' | 'message'> {
  /** Null where a permission is missing. */
  reason: InputIssue['reason'] | null;
  row: number;
  column: SheetColumn | null;
  /** What the file calls the column; null where it has none. */
  header?: string | null;
  /** The beginning of the cell; null where the message quotes it. */
  value: string | null;
}

type Place = Pick<SheetProblem, 'row' | 'column'> & { value?: string };

export function sheetProblem<Reason extends UserErrorReason>(
  place: Place,
  reason: Reason,
  ...about: About<Reason>
): SheetProblem {
  const { params, message } = new DomainError(reason, ...about);
  return problemAt(place, { reason, params, message });
}

/** An issue of an input, at the place of the sheet that it is about. */
export function problemAt(
  { row, column, value = '' }: Place,
  { reason, params, message }: Pick<SheetProblem, 'reason' | 'params' | 'message'>,
): SheetProblem {
  return { row, column, value: value === '' ? null : shorten(value, 40), reason, params, message };
}
