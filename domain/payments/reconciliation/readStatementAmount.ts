import { withLatinDigits } from '#domain/text/numbers.ts';
import { readPaisa } from '../paisa.ts';
import type { StatementUnit } from './statementColumns.ts';

const CURRENCY = /^(?:npr|nrs|rs)\.?\s*|\s*(?:npr|nrs|rs)\.?$/gi;

/**
 * Paisa of a cell as statements write it: `1,000.50`, `Rs. 500`, `-20.00`, `(20.00)`, `20.00 Dr`; null where it is none. What a
 * sheet puts before a sum below zero, so that it is no formula, is no part of it.
 */
export function readStatementAmount(cell: string, unit: StatementUnit): number | null {
  const text = withLatinDigits(cell).trim().replace(/^'/, '');
  const [, inBrackets] = /^\((.*)\)$/.exec(text) ?? [];
  const [, body = '', side] = /^(.*?)\s*\b(cr|dr)?\.?$/i.exec(inBrackets ?? text) ?? [];
  const plain = body.replace(CURRENCY, '').trim();
  const isMinus = /^[-−]/.test(plain);
  const figure = plain.replace(/^[-−+]\s*/, '').replace(CURRENCY, '');
  const size = unit === 'PAISA' ? readWhole(figure) : readPaisa(figure);
  if (size === null) return null;
  const isOut = isMinus || inBrackets !== undefined || side?.toLowerCase() === 'dr';
  return isOut && size !== 0 ? -size : size;
}

function readWhole(figure: string): number | null {
  const paisa = readPaisa(figure);
  return paisa !== null && paisa % 100 === 0 ? paisa / 100 : null;
}
