import { plainFigures } from '#domain/text/readNumber.ts';
import { readPaisa } from '../paisa.ts';
import type { StatementUnit } from './statementColumns.ts';

const SIDE = /\s*(?<!\p{L})(?<side>cr|dr)\.?(?<close>\)?)$/iu;

/**
 * Paisa of a cell as statements write it: `1,000.50`, `Rs. 500`, `-20.00`, `(20.00)`, `20.00 Dr`, `२०/-`; null where it is none. What a
 * sheet puts before a sum below zero, so that it is no formula, is no part of it.
 */
export function readStatementAmount(cell: string, unit: StatementUnit): number | null {
  const text = cell.trim().replace(/^'/, '');
  const { side } = SIDE.exec(text)?.groups ?? {};
  const plain = plainFigures(text.replace(SIDE, '$<close>'));
  if (!plain) return null;
  const figure = plain.replace('-', '');
  const size = unit === 'PAISA' ? readWhole(figure) : readPaisa(figure);
  if (size === null) return null;
  const isOut = plain !== figure || side?.toLowerCase() === 'dr';
  return isOut && size !== 0 ? -size : size;
}

function readWhole(figure: string): number | null {
  const paisa = readPaisa(figure);
  return paisa !== null && paisa % 100 === 0 ? paisa / 100 : null;
}
