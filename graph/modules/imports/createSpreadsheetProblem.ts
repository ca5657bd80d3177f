import type { SpreadsheetColumn } from '#domain/catalog/productSpreadsheet.ts';
import { DomainError, type ErrorArguments } from '#domain/errors/errors.ts';
import type { InputIssue } from '#domain/errors/problems.ts';
import type { UserErrorReason } from '#domain/errors/problemTexts.ts';
import { shorten } from '#domain/text/shorten.ts';

export interface SpreadsheetProblem extends Pick<InputIssue, 'params' | 'message'> {
  /** Reason for the problem. Null if a permission is missing. */
  reason: InputIssue['reason'] | null;
  row: number;
  column: SpreadsheetColumn | null;
  /** Name of the column in the file. Null if the file has no such column. */
  header?: string | null;
  /** Beginning of the cell. Null if the cell is empty or the message quotes it. */
  value: string | null;
}

type Place = Pick<SpreadsheetProblem, 'row' | 'column'> & { value?: string };

export function createSpreadsheetProblem<Reason extends UserErrorReason>(
  place: Place,
  reason: Reason,
  ...errorArguments: ErrorArguments<Reason>
): SpreadsheetProblem {
  const { params, message } = new DomainError(reason, ...errorArguments);
  return toSpreadsheetProblem(place, { reason, params, message });
}

/** Converts an input issue to a problem with its row and column in the spreadsheet. */
export function toSpreadsheetProblem(
  { row, column, value = '' }: Place,
  { reason, params, message }: Pick<SpreadsheetProblem, 'reason' | 'params' | 'message'>,
): SpreadsheetProblem {
  return { row, column, value: value === '' ? null : shorten(value, 40), reason, params, message };
}
