import { expect, test } from 'vitest';
import { fiscalYearAt, formatInvoiceNumber } from './invoiceNumber.ts';

test.each([
  ['the last evening of Asar', '2026-07-16T18:14:59Z', '2082/83'],
  ['midnight in Kathmandu before 1 Saun', '2026-07-16T18:15:00Z', '2083/84'],
  ['Mangsir', '2026-11-26T06:00:00Z', '2083/84'],
  ['Baisakh', '2027-05-01T06:00:00Z', '2083/84'],
  ['a year without a printed calendar', '2043-08-01T06:00:00Z', '2100/01'],
  ['its spring', '2043-05-01T06:00:00Z', '2099/00'],
])('%s is of its fiscal year', (_when, at, year) => {
  expect(fiscalYearAt(new Date(at))).toBe(year);
});

test('an invoice is called by its year and its place in it', () => {
  expect(formatInvoiceNumber({ fiscalYear: '2083/84', serial: 123 })).toBe('2083/84-000123');
});
