import { DomainError } from '#domain/errors/errors.ts';
import { readNumber } from '#domain/text/readNumber.ts';

/** A parcel as it is typed; without an amount the courier paid all of it. */
export interface TypedParcel {
  named: string;
  /** In whole NPR. */
  amount?: number;
}

/** What ends a line and can be an amount: a parcel's number can have spaces too. */
const AT_THE_END = /^(.+?)(?:\s*[,;]\s*|\s+)((?:(?:npr|nrs|rs|रु|रू|₨)\.?\s*)?["'(−-]*[\d०-९]\S*)$/iu;
const AFTER_A_MARK = /^([^,;\t]+)[,;\t]\s*(.+)$/;

/**
 * Parcels as they are typed or pasted, one on a line, each with the amount behind it or without. Throws a DomainError at `parcels`
 * that names the line whose amount cannot be read.
 */
export function readTypedParcels(text: string): TypedParcel[] {
  return text.split(/\r\n|\n|\r/).flatMap((line, index) => {
    const plain = line.trim().replace(/[,;\s]+$/, '');
    const [, named = plain, amount] = AT_THE_END.exec(plain) ?? AFTER_A_MARK.exec(plain) ?? [];
    if (plain === '') return [];
    return [{ named: unquoted(named), ...(amount && { amount: readRupees(unquoted(amount), index + 1) }) }];
  });
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
