import { expect, test } from 'vitest';
import { findCorrectCheckDigit, listBarcodeForms } from './barcode.ts';

test.each(['4006381333931', '036000291452', '96385074', '00012345600012', 'RG-12/14', '12345', ''])(
  '%j is valid',
  (code) => expect(findCorrectCheckDigit(code)).toBeNull(),
);

test.each([
  ['4006381333932', 1],
  ['036000291450', 2],
  ['96385070', 4],
])('%s has a wrong check digit', (code, correctDigit) =>
  expect(findCorrectCheckDigit(code)).toBe(correctDigit),
);

test('a UPC-A code has one form with and one without a leading 0', () => {
  expect(listBarcodeForms('036000291452')).toEqual(['036000291452', '0036000291452']);
  expect(listBarcodeForms('0036000291452')).toEqual(['0036000291452', '036000291452']);
  expect(listBarcodeForms('RG-1')).toEqual(['RG-1']);
});
