import { DomainError } from '#domain/errors/errors.ts';

/** Of UTF-8: below what a request may hold. */
export const MOST_SHEET_BYTES = 800_000;

/** How files of other kinds begin, each byte as a Latin letter. */
const BEGINNINGS = [
  ['SHEET_IS_WORKBOOK', ['PK\x03\x04', 'PK\x05\x06', '\xD0\xCF\x11\xE0']],
  ['SHEET_IS_PDF', ['%PDF-']],
  ['SHEET_IS_WEB_PAGE', ['<', 'MIME-Version:']],
  [
    'SHEET_NOT_TEXT',
    [
      ...['{\\rtf', '{"', '[{', '[[', '\x89PNG', 'GIF8', '\xFF\xD8\xFF', '\x1F\x8B', 'Rar!', '7z\xBC\xAF'],
      // Accounts as programs exchange them: OFX, QIF and SWIFT.
      ...['OFXHEADER:', '!Type:', '{1:F'],
    ],
  ],
] as const;

/** Control characters that no sheet holds. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/u;
const DOS_END = '\u001A';
/** What Windows-1252 has from 0x80 to 0x9F; a space where it has no letter. */
const WINDOWS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * The text of a CSV file: UTF-8 or UTF-16 with or without their mark, else Windows-1252, as Excel saves it, or Mac Roman, as it does
 * on a Mac. Throws a DomainError at `csv` for another kind of file, and where a letter cannot be told.
 */
export function decodeSheet(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .replace(/\s+/g, '')
    .toLowerCase();
  const [reason] =
    BEGINNINGS.find(([, begins]) => begins.some((begin) => start.startsWith(begin.toLowerCase()))) ?? [];
  if (reason) throw new DomainError(reason, 'csv');
  const text = decodedOnce(withoutEndMark(decode(bytes)));
  expectSheetSize(text);
  if (CONTROL.test(text)) throw new DomainError('SHEET_NOT_TEXT', 'csv');
  if (text.includes('\uFFFD')) throw new DomainError('SHEET_LETTERS_LOST', 'csv');
  return text;
}

/** Throws a DomainError at `csv` for a text that is larger than the store reads. */
export function expectSheetSize(text: string): void {
  if (new TextEncoder().encode(text).length > MOST_SHEET_BYTES)
    throw new DomainError('SHEET_TOO_LARGE', { most: MOST_SHEET_BYTES }, 'csv');
}

/** UTF-8 that a program took for Windows-1252: `Ã©` is é, and each letter of Devanagari begins with `à¤` or `à¥`. */
const DECODED_TWICE = /[ÂÃ][\u0080-\u00BF]|à[¤¥]|â€/;
const DEVANAGARI_TWICE = /à[¤¥]/;

/** The text as it was before a program took its UTF-8 for Windows-1252 and saved that as UTF-8. */
function decodedOnce(text: string): string {
  if (!DECODED_TWICE.test(text)) return text;
  const codes = Array.from(text, (letter) => {
    const place = WINDOWS.indexOf(letter);
    return letter !== ' ' && place >= 0 ? 0x80 + place : letter.charCodeAt(0);
  });
  const once = codes.every((code) => code <= 0xff) ? read(Uint8Array.from(codes), 'utf-8') : null;
  if (once === null && DEVANAGARI_TWICE.test(text)) return lost();
  return once ?? text;
}

function withoutEndMark(text: string): string {
  const end = text.trimEnd();
  return end.endsWith(DOS_END) ? end.slice(0, -1) : text;
}

function decode(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  if (utf16) return read(bytes, utf16) ?? lost();
  return read(bytes, 'utf-8') ?? readOldLetters(bytes);
}

/** A text of UTF-16 has its mark, or zeros in every other byte: commas, digits and line breaks have one each. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Where some letters are UTF-8 and others broken, the file was cut or joined: as Windows-1252 it would read as nonsense. */
function readOldLetters(bytes: Uint8Array): string {
  const mixed = new TextDecoder('utf-8').decode(bytes);
  const letters = (pattern: RegExp) => mixed.match(pattern)?.length ?? 0;
  if (letters(/[\u0080-\uFFFC]/g) >= letters(/\uFFFD/g)) return lost();
  // Only programs of a Mac end lines so, and those save its own letters.
  if (mixed.includes('\r') && !mixed.includes('\n')) return read(bytes, 'macintosh') ?? lost();
  // Node decodes these bytes as Latin-1, browsers as Windows-1252.
  const text = read(bytes, 'windows-1252') ?? lost();
  return text.replace(/[\u0080-\u009F]/g, (letter) => {
    const known = WINDOWS.charAt(letter.charCodeAt(0) - 0x80).trim();
    return known || lost();
  });
}

function read(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function lost(): never {
  throw new DomainError('SHEET_LETTERS_LOST', 'csv');
}
