import { readOrderNumber, readPrefixedOrderNumber } from '../orderNumber.ts';

const PREFIXED_NUMBER = /^[\s#]*RT\s*[-‐‑‒–—]?/i;

/** Reads a return number as people type it, with or without `RT-`, like an order number. */
export function readReturnNumber(text: string): string {
  return readOrderNumber(text.normalize('NFKC').replace(PREFIXED_NUMBER, 'JW-')).replace(/^JW-/, 'RT-');
}

/** Returns the prefix of a return number that is written with `RT-`, or null if the text may be something else. */
export function readPrefixedReturnNumber(text: string): string | null {
  const normalisedText = text.normalize('NFKC');
  if (!/^[\s#]*RT\s*[-‐‑‒–—]/i.test(normalisedText)) return null;
  return (
    readPrefixedOrderNumber(normalisedText.replace(PREFIXED_NUMBER, 'JW-'))?.replace(/^JW-/, 'RT-') ?? null
  );
}
