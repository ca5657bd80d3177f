import { normaliseNumber } from '#domain/text/readNumber.ts';
import { readPaisa } from '../paisa.ts';
import type { StatementUnit } from './statementColumns.ts';

/** A longer cell is not an amount. */
const MAX_LENGTH = 100;
/** Matches a debit or credit mark after the digits, such as `20.00 Dr`, or in brackets. */
const SIDE_AFTER =
  /^(?<amount>.*?)\s*(?<!\p{L})(?:(?<side>cr|dr|c|d)\.?(?<close>\)?)|\((?<inner>cr|dr|c|d)\.?\))$/iu;
const SIDE_BEFORE = /^\(?(?<side>cr|dr)\.?\)?\s*(?<amount>[^)]*)$/i;

/**
 * Converts an amount in any form that statements use to paisa: `1,000.50`, `Rs. 500`, `-20.00`, `(20.00)`, `20.00 Dr`,
 * `20.00 (Dr)`, `Dr 20.00`, `२०/-`. Returns null if the cell is not an amount. An apostrophe that a spreadsheet puts
 * before a negative amount is ignored.
 */
export function readStatementAmount(cell: string, unit: StatementUnit): number | null {
  const parts = splitAmount(cell);
  if (!parts) return null;
  const normalisedAmount = normaliseNumber(parts.amount);
  if (!normalisedAmount) return null;
  const digits = normalisedAmount.replace('-', '');
  const paisaValue = unit === 'PAISA' ? readInteger(digits) : readPaisa(digits);
  if (paisaValue === null) return null;
  const isOutgoing = normalisedAmount !== digits || isDebit(parts.side);
  return isOutgoing && paisaValue !== 0 ? -paisaValue : paisaValue;
}

/** Returns true for an amount that is marked as a debit in its own cell, such as `20.00 Dr`. */
export function hasDebitMark(cell: string): boolean {
  return isDebit(splitAmount(cell)?.side ?? '');
}

function isDebit(side: string): boolean {
  return /^d/i.test(side);
}

/** Returns the amount and its debit or credit mark as written, or null if the text is too long for an amount. */
function splitAmount(cell: string): { amount: string; side: string } | null {
  const text = cell.trim().replace(/^'/, '');
  if (text.length > MAX_LENGTH) return null;
  const {
    amount = text,
    side,
    inner,
    close = '',
  } = (SIDE_AFTER.exec(text) ?? SIDE_BEFORE.exec(text))?.groups ?? {};
  return { amount: amount + close, side: side ?? inner ?? '' };
}

function readInteger(digits: string): number | null {
  const paisa = readPaisa(digits);
  return paisa !== null && paisa % 100 === 0 ? paisa / 100 : null;
}
