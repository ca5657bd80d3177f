import { plainFigures } from '#domain/text/readNumber.ts';
import { readPaisa } from '../paisa.ts';
import type { StatementUnit } from './statementColumns.ts';

/** A longer cell is no amount. */
const MOST_LETTERS = 100;
/** Behind the figures, such as `20.00 Dr`, or in brackets. */
const SIDE_BEHIND =
  /^(?<amount>.*?)\s*(?<!\p{L})(?:(?<side>cr|dr|c|d)\.?(?<close>\)?)|\((?<inner>cr|dr|c|d)\.?\))$/iu;
const SIDE_BEFORE = /^\(?(?<side>cr|dr)\.?\)?\s*(?<amount>[^)]*)$/i;

/**
 * Paisa of a cell as statements write it: `1,000.50`, `Rs. 500`, `-20.00`, `(20.00)`, `20.00 Dr`, `20.00 (Dr)`, `Dr 20.00`, `२०/-`; null where it is none. What a
 * sheet puts before a sum below zero, so that it is no formula, is no part of it.
 */
export function readStatementAmount(cell: string, unit: StatementUnit): number | null {
  const parts = partsOf(cell);
  if (!parts) return null;
  const plain = plainFigures(parts.amount);
  if (!plain) return null;
  const figure = plain.replace('-', '');
  const size = unit === 'PAISA' ? readWhole(figure) : readPaisa(figure);
  if (size === null) return null;
  const isOut = plain !== figure || isDebit(parts.side);
  return isOut && size !== 0 ? -size : size;
}

/** Returns true for an amount that is marked as a debit in its own cell, such as `20.00 Dr`. */
export function isMarkedDebit(cell: string): boolean {
  return isDebit(partsOf(cell)?.side ?? '');
}

function isDebit(side: string): boolean {
  return /^d/i.test(side);
}

/** An amount and the mark of its side, each as it is written; null for a text that is too long to be an amount. */
function partsOf(cell: string): { amount: string; side: string } | null {
  const text = cell.trim().replace(/^'/, '');
  if (text.length > MOST_LETTERS) return null;
  const {
    amount = text,
    side,
    inner,
    close = '',
  } = (SIDE_BEHIND.exec(text) ?? SIDE_BEFORE.exec(text))?.groups ?? {};
  return { amount: amount + close, side: side ?? inner ?? '' };
}

function readWhole(figure: string): number | null {
  const paisa = readPaisa(figure);
  return paisa !== null && paisa % 100 === 0 ? paisa / 100 : null;
}
