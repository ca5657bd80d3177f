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
  const text = cell.trim().replace(/^'/, '');
  if (text.length > MOST_LETTERS) return null;
  const {
    amount = text,
    side,
    inner,
    close = '',
  } = (SIDE_BEHIND.exec(text) ?? SIDE_BEFORE.exec(text))?.groups ?? {};
  const plain = plainFigures(amount + close);
  if (!plain) return null;
  const figure = plain.replace('-', '');
  const size = unit === 'PAISA' ? readWhole(figure) : readPaisa(figure);
  if (size === null) return null;
  const isOut = plain !== figure || /^d/i.test(side ?? inner ?? '');
  return isOut && size !== 0 ? -size : size;
}

function readWhole(figure: string): number | null {
  const paisa = readPaisa(figure);
  return paisa !== null && paisa % 100 === 0 ? paisa / 100 : null;
}
