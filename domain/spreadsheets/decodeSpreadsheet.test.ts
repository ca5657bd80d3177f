import { describe, expect, test } from 'vitest';
import { decodeSpreadsheet } from './decodeSpreadsheet.ts';

const TEXT = 'Name,Amount\r\nसीता,"रू १,०००"\r\n';

function encodeUtf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

function getErrorReason(bytes: Uint8Array): string {
  try {
    return decodeSpreadsheet(bytes);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, little-endian', encodeUtf16(TEXT)],
  ['UTF-16, big-endian', encodeUtf16(TEXT, { isBig: true })],
  ['UTF-16 without a byte order mark', encodeUtf16(TEXT, { hasMark: false })],
  ['UTF-16, big-endian, without a byte order mark', encodeUtf16(TEXT, { isBig: true, hasMark: false })],
])('reads %s', (_name, bytes) => {
  expect(decodeSpreadsheet(bytes)).toBe(TEXT);
});

test('reads Excel’s CSV files as Windows-1252', () => {
  const bytes = Buffer.from('Name,Price\nCaf\xe9 \x96 ring,\x80 5\nR\xeave,1\n', 'latin1');
  expect(decodeSpreadsheet(bytes)).toBe('Name,Price\nCafé – ring,€ 5\nRêve,1\n');
});

test('reads CSV files with the line endings of Excel for Mac as Mac Roman', () => {
  const bytes = Buffer.from('Name,Price\rCaf\x8e \xd0 ring,5\r', 'latin1');
  expect(decodeSpreadsheet(bytes)).toBe('Name,Price\rCafé – ring,5\r');
});

test('restores UTF-8 that was decoded as Windows-1252 and saved again', () => {
  const encodeTwice = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
  expect(decodeSpreadsheet(encodeTwice(TEXT))).toBe(TEXT);
  expect(decodeSpreadsheet(encodeTwice('Name,Price\nCafé – ring,5'))).toBe('Name,Price\nCafé – ring,5');
  expect(decodeSpreadsheet(Buffer.from('Name,Price\nCafÃ© â€“ ring,5'))).toBe('Name,Price\nCafé – ring,5');
  expect(decodeSpreadsheet(Buffer.from('Name\nÀ la carte Ã'))).toBe('Name\nÀ la carte Ã');
});

test('refuses UTF-8 that was decoded as Windows-1252 if a letter was lost', () => {
  expect(getErrorReason(Buffer.from('Name,Price\nà¤¸à¥€à¤?à¤¾,5'))).toBe('SHEET_UNREADABLE_CHARACTERS');
  expect(getErrorReason(Buffer.from('Name,Price\nà¤¸à¥€,5\nसीता,5'))).toBe('SHEET_UNREADABLE_CHARACTERS');
});

test('ignores the DOS end-of-file character', () => {
  expect(decodeSpreadsheet(Buffer.from('a,b\r\n1,2\r\n\x1A'))).toBe('a,b\r\n1,2\r\n');
});

test('returns an empty text for an empty file', () => {
  expect(decodeSpreadsheet(new Uint8Array())).toBe('');
});

describe('refuses another kind of file and explains what to do', () => {
  test.each([
    ['a workbook', 'PK\x03\x04\x14\x00[Content_Types].xml', 'SHEET_IS_WORKBOOK'],
    ['an old workbook', '\xD0\xCF\x11\xE0\xA1\xB1', 'SHEET_IS_WORKBOOK'],
    ['a PDF', '%PDF-1.7\n%\xE2\xE3', 'SHEET_IS_PDF'],
    ['an HTML page that a bank saves as .xls', '\r\n<html xmlns:x="urn:schemas">', 'SHEET_IS_WEB_PAGE'],
    ['an HTML table', '<TABLE border=1>', 'SHEET_IS_WEB_PAGE'],
    ['an XML spreadsheet', '\xEF\xBB\xBF<?xml version="1.0"?><Workbook>', 'SHEET_IS_WEB_PAGE'],
    ['part of an HTML page', '<div><table>', 'SHEET_IS_WEB_PAGE'],
    ['an Excel web archive', 'MIME-Version: 1.0\r\n', 'SHEET_IS_WEB_PAGE'],
    ['an HTML page in UTF-16', '\xFF\xFE<\0t\0a\0b\0l\0e\0>\0', 'SHEET_IS_WEB_PAGE'],
    ['a server response', '{"data":[]}', 'SHEET_NOT_TEXT'],
    ['a multi-line server response', '[\n  {\n    "id": 1 }]', 'SHEET_NOT_TEXT'],
    ['an OFX file', 'OFXHEADER:100\nDATA:OFXSGML', 'SHEET_NOT_TEXT'],
    ['an image', '\x89PNG\r\n\x1a\n', 'SHEET_NOT_TEXT'],
    ['other binary data', 'a,b\n1,\x02\x03', 'SHEET_NOT_TEXT'],
  ])('%s', (_name, bytes, reason) => {
    expect(getErrorReason(Buffer.from(bytes, 'latin1'))).toBe(reason);
  });
});

describe('refuses a file with ambiguous letters', () => {
  test.each([
    ['UTF-8 truncated within a character', Buffer.from('नाम,रकम\nसीता,५').subarray(0, -1)],
    ['UTF-8 with a broken byte', Buffer.concat([Buffer.from('नाम,रकम\n'), Buffer.from([0xe0, 0x41])])],
    ['letters lost by an earlier program', Buffer.from('Name\nS\uFFFDta\n')],
    ['bytes unused in Windows-1252', Buffer.from('Name\nS\x81\xe9ta\n', 'latin1')],
    ['half a UTF-16 code unit', encodeUtf16(TEXT).subarray(0, -1)],
    ['an unpaired UTF-16 surrogate', encodeUtf16('Name\n\ud83d,1\n')],
  ])('%s', (_name, bytes) => {
    expect(getErrorReason(bytes)).toBe('SHEET_UNREADABLE_CHARACTERS');
  });
});
