import { calledOrderNumber, readOrderNumber } from '../orderNumber.ts';

const CALLED_A_RETURN = /^[\s#]*RT\s*[-‐‑‒–—]?/i;

/** The number of a return as people type it, with or without `RT-`; read as that of an order is. */
export function readReturnNumber(text: string): string {
  return readOrderNumber(text.normalize('NFKC').replace(CALLED_A_RETURN, 'JW-')).replace(/^JW-/, 'RT-');
}

/** The beginning of a number that is called a return's, `RT-` and what follows; null for a text that may be anything else. */
export function calledReturnNumber(text: string): string | null {
  const written = text.normalize('NFKC');
  if (!/^[\s#]*RT\s*[-‐‑‒–—]/i.test(written)) return null;
  return calledOrderNumber(written.replace(CALLED_A_RETURN, 'JW-'))?.replace(/^JW-/, 'RT-') ?? null;
}
