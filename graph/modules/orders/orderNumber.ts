import { randomInt } from 'node:crypto';

const PREFIX = 'JW-';
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

/** `JW-` and 10 random characters: it opens the tracking page to whoever has it, so it cannot be guessed. */
export function newOrderNumber(): string {
  const characters = Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]);
  return PREFIX + characters.join('');
}

/** As people type it: in any case, with spaces around, and with the letters that look like digits. */
export function readOrderNumber(text: string): string {
  const number = text.trim().toUpperCase();
  if (!number.startsWith(PREFIX)) return number;
  return PREFIX + number.slice(PREFIX.length).replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}
