import { DomainError } from '#domain/errors/errors.ts';
import { isWholeOrderNumber } from '#domain/orders/orderNumber.ts';
import { withoutHidden } from '#domain/text/hiddenCharacters.ts';
import { readNumber } from '#domain/text/readNumber.ts';

/** A parcel as it is typed; without an amount the courier paid all of it. */
export interface TypedParcel {
  named: string;
  /** In whole NPR. */
  amount?: number;
}

const CURRENCY = String.raw`(?:npr|nrs|rs|रु|रू|₨)\.?`;
/** What ends a line and can be an amount: a parcel's number can have spaces too. */
const AT_THE_END = new RegExp(
  String.raw`^(.+?)(?:\s*[,;|]\s*|\s+)((?:${CURRENCY}\s*)?["'(−-]*[\d०-९]\S*(?:\s+${CURRENCY})?)$`,
  'iu',
);
const AFTER_A_MARK = /^([^,;|\t]+)[,;|\t]\s*(.+)$/;
/** A first word with all that follows it: behind the whole number of an order that can be nothing but the amount. */
const AFTER_A_WORD = /^([^\s,;|:=]+)[\s,;|:=]\s*(?:[-–—=>→]+\s+)?(.+)$/;
/** Marks between a number and its amount, as in `JW-1: 500` and `JW-1 -> 500`. */
const MARKS_BEHIND = /(?<![\s:=])(?:\s*[:=]+|\s+[-–—=>→]+)$/;
/** A longer line names no parcel. */
const MOST_LETTERS = 200;
/** The number of a line in a list. */
const LINE_NUMBER = /^\d{1,3}[.)]\s+/;

/**
 * Parcels as they are typed or pasted, one on a line, each with the amount behind it or without. Throws a DomainError at `parcels`
 * that names the line whose amount cannot be read.
 */
export function readTypedParcels(text: string): TypedParcel[] {
  const lines = withoutHidden(text).split(/\r\n|\n|\r/);
  return lines.flatMap((line, index) => {
    const plain = line
      .trim()
      .replace(LINE_NUMBER, '')
      .replace(/(?<![,;|\s])[,;|\s]+$/, '');
    if (plain === '') return [];
    const [, named = plain, amount] = apart(plain);
    return [
      {
        named: unquoted(named.replace(MARKS_BEHIND, '')),
        ...(amount && { amount: readRupees(unquoted(amount), index + 1) }),
      },
    ];
  });
}

/** The line with its parcel and, where it has one, its amount. */
function apart(line: string): readonly (string | undefined)[] {
  if (line.length > MOST_LETTERS || isWholeOrderNumber(line)) return [line, line];
  const parts = AFTER_A_WORD.exec(line) ?? [];
  if (isWholeOrderNumber(parts[1] ?? '')) return parts;
  return AT_THE_END.exec(line) ?? AFTER_A_MARK.exec(line) ?? [];
}

function readRupees(text: string, row: number): number {
  const npr = readNumber(text) ?? Number.NaN;
  const cell = { row, column: '2', cell: text.slice(0, 40) };
  if (Number.isNaN(npr)) throw new DomainError('STATEMENT_AMOUNT_UNREADABLE', cell, 'parcels');
  if (!Number.isInteger(npr)) throw new DomainError('PARCEL_AMOUNT_FRACTION', cell, 'parcels');
  return npr;
}

function unquoted(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
