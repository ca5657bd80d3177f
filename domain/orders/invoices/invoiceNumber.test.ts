import { expect, test } from 'vitest';
import { formatInvoiceNumber, getFiscalYear, readInvoiceNumber } from './invoiceNumber.ts';

test.each([
  ['the last evening of Asar', '2026-07-16T18:14:59Z', '2082/83'],
  ['the start of 1 Saun in Kathmandu', '2026-07-16T18:15:00Z', '2083/84'],
  ['Mangsir', '2026-11-26T06:00:00Z', '2083/84'],
  ['Baisakh', '2027-05-01T06:00:00Z', '2083/84'],
  ['a year without a printed calendar', '2043-08-01T06:00:00Z', '2100/01'],
  ['the spring before a year without a printed calendar', '2043-05-01T06:00:00Z', '2099/00'],
])('finds the fiscal year of %s', (_case, at, year) => {
  expect(getFiscalYear(new Date(at))).toBe(year);
});

test('an invoice number consists of the year and a sequence number', () => {
  expect(formatInvoiceNumber({ fiscalYear: '2083/84', serial: 123 })).toBe('2083/84-000123');
});

test.each([
  ['2083/84-000123', { fiscalYear: '2083/84', serial: 123, isCreditNote: false }],
  ['2083-84-123', { fiscalYear: '2083/84', serial: 123, isCreditNote: false }],
  ['2083/2084-123', { fiscalYear: '2083/84', serial: 123, isCreditNote: false }],
  ['Invoice 2099/00-7', { fiscalYear: '2099/00', serial: 7, isCreditNote: false }],
  ['cn 2083/84-12', { fiscalYear: '2083/84', serial: 12, isCreditNote: true }],
  ['CN-२०८३/८४-०००१२', { fiscalYear: '2083/84', serial: 12, isCreditNote: true }],
  ['2083/85-1', null],
  ['9841-23-4567', null],
  ['JW-7K2M9QX4TB', null],
  ['', null],
])('parses %s, or returns null if it is not a document number', (inputText, number) => {
  expect(readInvoiceNumber(inputText)).toEqual(number);
});
