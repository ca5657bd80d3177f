import { DomainError } from '#domain/errors/errors.ts';

/** Maximum size in UTF-8 bytes, below the size limit of a request. */
export const MAX_SPREADSHEET_BYTES = 800_000;

/** First bytes of other file types, as Latin letters. */
const FILE_SIGNATURES = [
  ['SHEET_IS_WORKBOOK', ['PK\x03\x04', 'PK\x05\x06', '\xD0\xCF\x11\xE0']],
  ['SHEET_IS_PDF', ['%PDF-']],
  ['SHEET_IS_WEB_PAGE', ['<', 'MIME-Version:']],
  [
    'SHEET_NOT_TEXT',
    [
      ...['{\\rtf', '{"', '[{', '[[', '\x89PNG', 'GIF8', '\xFF\xD8\xFF', '\x1F\x8B', 'Rar!', '7z\xBC\xAF'],
      // Account exchange formats: OFX, QIF and SWIFT.
      ...['OFXHEADER:', '!Type:', '{1:F'],
    ],
  ],
] as const;

/** Control characters that do not occur in spreadsheets. */
const CONTROL_CHARACTER = /(?![\t\n\v\f\r])\p{Cc}/u;
const DOS_END_OF_FILE = '\u001A';
/** Characters of Windows-1252 from 0x80 to 0x9F. A space marks an unused code. */
const WINDOWS_1252_CHARACTERS = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/**
 * Decodes a CSV file: UTF-8 or UTF-16 with or without a byte order mark, or else Windows-1252, as Excel saves it, or
 * Mac Roman, as Excel for Mac does. Throws a DomainError on `csv` for another kind of file and for ambiguous letters.
 */
export function decodeSpreadsheet(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 512))
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .replace(/\s+/g, '')
    .toLowerCase();
  const [reason] =
    FILE_SIGNATURES.find(([, prefixes]) =>
      prefixes.some((prefix) => start.startsWith(prefix.toLowerCase())),
    ) ?? [];
  if (reason) throw new DomainError(reason, 'csv');
  const text = undoDoubleDecoding(removeEndOfFileMark(decode(bytes)));
  assertSpreadsheetSize(text);
  if (CONTROL_CHARACTER.test(text)) throw new DomainError('SHEET_NOT_TEXT', 'csv');
  if (text.includes('\uFFFD')) throw new DomainError('SHEET_UNREADABLE_CHARACTERS', 'csv');
  return text;
}

/** Throws a DomainError on `csv` if a text exceeds `MAX_SPREADSHEET_BYTES`. */
export function assertSpreadsheetSize(text: string): void {
  if (new TextEncoder().encode(text).length > MAX_SPREADSHEET_BYTES)
    throw new DomainError('SHEET_TOO_LARGE', { most: MAX_SPREADSHEET_BYTES }, 'csv');
}

/** UTF-8 decoded as Windows-1252: `Ã©` is é, and each Devanagari letter begins with `à¤` or `à¥`. */
const DOUBLE_DECODED = /[ÂÃ][\u0080-\u00BF]|à[¤¥]|â€/;
const DOUBLE_DECODED_DEVANAGARI = /à[¤¥]/;

/** Restores a text whose UTF-8 was decoded as Windows-1252 and saved as UTF-8 again. */
function undoDoubleDecoding(text: string): string {
  if (!DOUBLE_DECODED.test(text)) return text;
  const codes = Array.from(text, (letter) => {
    const index = WINDOWS_1252_CHARACTERS.indexOf(letter);
    return letter !== ' ' && index >= 0 ? 0x80 + index : letter.charCodeAt(0);
  });
  const decodedText = codes.every((code) => code <= 0xff)
    ? decodeStrictly(Uint8Array.from(codes), 'utf-8')
    : null;
  if (decodedText === null && DOUBLE_DECODED_DEVANAGARI.test(text)) return throwDamagedTextError();
  return decodedText ?? text;
}

function removeEndOfFileMark(text: string): string {
  const trimmedText = text.trimEnd();
  return trimmedText.endsWith(DOS_END_OF_FILE) ? trimmedText.slice(0, -1) : text;
}

function decode(bytes: Uint8Array): string {
  const utf16Encoding = detectUtf16(bytes);
  if (utf16Encoding) return decodeStrictly(bytes, utf16Encoding) ?? throwDamagedTextError();
  return decodeStrictly(bytes, 'utf-8') ?? decodeLegacyBytes(bytes);
}

/**
 * UTF-16 has a byte order mark, or zeros in every other byte: each comma, digit and line break contains a zero byte.
 */
function detectUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeroCounts = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries())
    if (byte === 0) zeroCounts[at % 2] = (zeroCounts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeroCounts;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * If some letters are valid UTF-8 and others are broken, the file was truncated or joined. Decoding it as Windows-1252
 * would yield nonsense.
 */
function decodeLegacyBytes(bytes: Uint8Array): string {
  const lenientText = new TextDecoder('utf-8').decode(bytes);
  const countMatches = (pattern: RegExp) => lenientText.match(pattern)?.length ?? 0;
  if (countMatches(/[\u0080-\uFFFC]/g) >= countMatches(/\uFFFD/g)) return throwDamagedTextError();
  // Only Mac programs use these line endings, and they use Mac Roman.
  if (lenientText.includes('\r') && !lenientText.includes('\n'))
    return decodeStrictly(bytes, 'macintosh') ?? throwDamagedTextError();
  // Node decodes these bytes as Latin-1, browsers as Windows-1252.
  const text = decodeStrictly(bytes, 'windows-1252') ?? throwDamagedTextError();
  return text.replace(/[\u0080-\u009F]/g, (letter) => {
    const character = WINDOWS_1252_CHARACTERS.charAt(letter.charCodeAt(0) - 0x80).trim();
    return character || throwDamagedTextError();
  });
}

function decodeStrictly(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function throwDamagedTextError(): never {
  throw new DomainError('SHEET_UNREADABLE_CHARACTERS', 'csv');
}
