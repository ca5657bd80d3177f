import { expect, test } from 'vitest';
import { barcodeForms, correctCheckDigit } from './barcode.ts';

test.each(['4006381333931', '036000291452', '96385074', '00012345600012', 'RG-12/14', '12345', ''])(
  '%j is valid',
  (code) => expect(correctCheckDigit(code)).toBeNull(),
);

test.each([
  ['4006381333932', 1],
  ['036000291450', 2],
  ['96385070', 4],
])('%s has a wrong check digit', (code, digit) => expect(correctCheckDigit(code)).toBe(digit));

test('a UPC-A matches with and without its leading 0', () => {
  expect(barcodeForms('036000291452')).toEqual(['036000291452', '0036000291452']);
  expect(barcodeForms('0036000291452')).toEqual(['0036000291452', '036000291452']);
  expect(barcodeForms('RG-1')).toEqual(['RG-1']);
});
