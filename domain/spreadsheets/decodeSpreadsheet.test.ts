import { describe, expect, test } from 'vitest';
import { decodeSheet } from './decodeSheet.ts';

const TEXT = 'Name,Amount\r\nसीता,"रू १,०००"\r\n';

function utf16(text: string, { isBig = false, hasMark = true } = {}): Uint8Array {
  const bytes = Buffer.from((hasMark ? '\uFEFF' : '') + text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
}

function reasonOf(bytes: Uint8Array): string {
  try {
    return decodeSheet(bytes);
  } catch (error) {
    return (error as { reason: string }).reason;
  }
}

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', utf16(TEXT)],
  ['UTF-16, big end first', utf16(TEXT, { isBig: true })],
  ['UTF-16 without its mark', utf16(TEXT, { hasMark: false })],
  ['UTF-16, big end first, without its mark', utf16(TEXT, { isBig: true, hasMark: false })],
])('%s is read', (_name, bytes) => {
  expect(decodeSheet(bytes)).toBe(TEXT);
});

test('what Excel saves as CSV is read as Windows-1252', () => {
  const bytes = Buffer.from('Name,Price\nCaf\xe9 \x96 ring,\x80 5\nR\xeave,1\n', 'latin1');
  expect(decodeSheet(bytes)).toBe('Name,Price\nCafé – ring,€ 5\nRêve,1\n');
});

test('what Excel on a Mac saves as CSV is read as Mac Roman, by the ends of its lines', () => {
  const bytes = Buffer.from('Name,Price\rCaf\x8e \xd0 ring,5\r', 'latin1');
  expect(decodeSheet(bytes)).toBe('Name,Price\rCafé – ring,5\r');
});

test('UTF-8 that a program took for Windows-1252 and saved again is read as it was', () => {
  const twice = (text: string) => Buffer.from(Buffer.from(text).toString('latin1'));
  expect(decodeSheet(twice(TEXT))).toBe(TEXT);
  expect(decodeSheet(twice('Name,Price\nCafé – ring,5'))).toBe('Name,Price\nCafé – ring,5');
  expect(decodeSheet(Buffer.from('Name,Price\nCafÃ© â€“ ring,5'))).toBe('Name,Price\nCafé – ring,5');
  expect(decodeSheet(Buffer.from('Name\nÀ la carte Ã'))).toBe('Name\nÀ la carte Ã');
});

test('and is refused where a letter of it was lost', () => {
  expect(reasonOf(Buffer.from('Name,Price\nà¤¸à¥€à¤?à¤¾,5'))).toBe('SHEET_LETTERS_LOST');
  expect(reasonOf(Buffer.from('Name,Price\nà¤¸à¥€,5\nसीता,5'))).toBe('SHEET_LETTERS_LOST');
});

test('the end mark of DOS is no text', () => {
  expect(decodeSheet(Buffer.from('a,b\r\n1,2\r\n\x1A'))).toBe('a,b\r\n1,2\r\n');
});

test('an empty file has no text', () => {
  expect(decodeSheet(new Uint8Array())).toBe('');
});

describe('another kind of file is refused with its way out', () => {
  test.each([
    ['a workbook', 'PK\x03\x04\x14\x00[Content_Types].xml', 'SHEET_IS_WORKBOOK'],
    ['an old workbook', '\xD0\xCF\x11\xE0\xA1\xB1', 'SHEET_IS_WORKBOOK'],
    ['a PDF', '%PDF-1.7\n%\xE2\xE3', 'SHEET_IS_PDF'],
    ['a page that a bank calls .xls', '\r\n<html xmlns:x="urn:schemas">', 'SHEET_IS_WEB_PAGE'],
    ['a table of a page', '<TABLE border=1>', 'SHEET_IS_WEB_PAGE'],
    ['a sheet as XML', '\xEF\xBB\xBF<?xml version="1.0"?><Workbook>', 'SHEET_IS_WEB_PAGE'],
    ['a part of a page', '<div><table>', 'SHEET_IS_WEB_PAGE'],
    ['a page as Excel archives it', 'MIME-Version: 1.0\r\n', 'SHEET_IS_WEB_PAGE'],
    ['a page in UTF-16', '\xFF\xFE<\0t\0a\0b\0l\0e\0>\0', 'SHEET_IS_WEB_PAGE'],
    ['an answer of a server', '{"data":[]}', 'SHEET_NOT_TEXT'],
    ['one over several lines', '[\n  {\n    "id": 1 }]', 'SHEET_NOT_TEXT'],
    ['an account for a program', 'OFXHEADER:100\nDATA:OFXSGML', 'SHEET_NOT_TEXT'],
    ['a picture', '\x89PNG\r\n\x1a\n', 'SHEET_NOT_TEXT'],
    ['other bytes', 'a,b\n1,\x02\x03', 'SHEET_NOT_TEXT'],
  ])('%s', (_name, bytes, reason) => {
    expect(reasonOf(Buffer.from(bytes, 'latin1'))).toBe(reason);
  });
});

describe('a file is refused where letters cannot be told', () => {
  test.each([
    ['UTF-8 that is cut within a letter', Buffer.from('नाम,रकम\nसीता,५').subarray(0, -1)],
    ['UTF-8 with a broken byte', Buffer.concat([Buffer.from('नाम,रकम\n'), Buffer.from([0xe0, 0x41])])],
    ['what an earlier program lost', Buffer.from('Name\nS\uFFFDta\n')],
    ['bytes without a letter in Windows-1252', Buffer.from('Name\nS\x81\xe9ta\n', 'latin1')],
    ['half a letter of UTF-16', utf16(TEXT).subarray(0, -1)],
    ['a surrogate of UTF-16 without its pair', utf16('Name\n\ud83d,1\n')],
  ])('%s', (_name, bytes) => {
    expect(reasonOf(bytes)).toBe('SHEET_LETTERS_LOST');
  });
});
