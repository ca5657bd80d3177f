import { DomainError } from '#domain/errors/errors.ts';
import { isCompleteOrderNumber } from '#domain/orders/orderNumber.ts';
import { removeHiddenCharacters } from '#domain/text/hiddenCharacters.ts';
import { readNumber } from '#domain/text/readNumber.ts';

/** A typed parcel. If there is no amount, the carrier has remitted all of the parcel's cash. */
export interface TypedParcel {
  named: string;
  /** In whole NPR. */
  amount?: number;
}

const CURRENCY = String.raw`(?:npr|nrs|rs|रु|रू|₨)\.?`;
/** An amount at the end of a line. A tracking number can also contain spaces. */
const AMOUNT_AT_END = new RegExp(
  String.raw`^(.+?)(?:\s*[,;|]\s*|\s+)((?:${CURRENCY}\s*)?["'(−-]*[\d०-९]\S*(?:\s+${CURRENCY})?)$`,
  'iu',
);
const AMOUNT_AFTER_DELIMITER = /^([^,;|\t]+)[,;|\t]\s*(.+)$/;
/** A first word and the text after it. After a complete order number, that text can only be the amount. */
const AMOUNT_AFTER_WORD = /^([^\s,;|:=]+)[\s,;|:=]\s*(?:[-–—=>→]+\s+)?(.+)$/;
/** Separators between number and amount, as in `JW-1: 500` and `JW-1 -> 500`. */
const TRAILING_SEPARATORS = /(?<![\s:=])(?:\s*[:=]+|\s+[-–—=>→]+)$/;
/** A longer line is not a parcel. */
const MAX_LENGTH = 200;
/** Line number of a list. */
const LINE_NUMBER = /^\d{1,3}[.)]\s+/;

/**
 * Reads typed or pasted parcels, one per line, each with an optional amount. Throws a DomainError on `parcels` that
 * names the line whose amount is unreadable.
 */
export function readTypedParcels(text: string): TypedParcel[] {
  const lines = removeHiddenCharacters(text).split(/\r\n|\n|\r/);
  return lines.flatMap((line, index) => {
    const trimmedLine = line
      .trim()
      .replace(LINE_NUMBER, '')
      .replace(/(?<![,;|\s])[,;|\s]+$/, '');
    if (trimmedLine === '') return [];
    const [, reference = trimmedLine, amount] = splitLine(trimmedLine);
    return [
      {
        named: removeQuotes(reference.replace(TRAILING_SEPARATORS, '')),
        ...(amount && { amount: readRupees(removeQuotes(amount), index + 1) }),
      },
    ];
  });
}

/** Splits a line into the parcel and its amount, if there is one. */
function splitLine(line: string): readonly (string | undefined)[] {
  if (line.length > MAX_LENGTH || isCompleteOrderNumber(line)) return [line, line];
  const parts = AMOUNT_AFTER_WORD.exec(line) ?? [];
  if (isCompleteOrderNumber(parts[1] ?? '')) return parts;
  return AMOUNT_AT_END.exec(line) ?? AMOUNT_AFTER_DELIMITER.exec(line) ?? [];
}

function readRupees(text: string, row: number): number {
  const npr = readNumber(text) ?? Number.NaN;
  const cell = { row, column: '2', cell: text.slice(0, 40) };
  if (Number.isNaN(npr)) throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', cell, 'parcels');
  if (!Number.isInteger(npr)) throw new DomainError('PARCEL_AMOUNT_FRACTION', cell, 'parcels');
  return npr;
}

function removeQuotes(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
