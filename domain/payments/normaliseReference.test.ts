import { expect, test } from 'vitest';
import { normaliseReference, normaliseReferences } from './normaliseReference.ts';

test.each([
  ['ESEWA', '0002C7FE', '0002C7FE'],
  ['ESEWA', ' 0002-c7fe ', '0002C7FE'],
  ['KHALTI', 'ＨＴ６o６', 'HT6O6'],
  ['BANK_TRANSFER', 'FT 2633/1K2P', 'FT26331K2P'],
  ['BANK_TRANSFER', '२६३३१', '26331'],
  ['CONNECTIPS', 'ab\u200Bc1', 'ABC1'],
] as const)('the %s reference %j is normalised to %s', (method, reference, normalisedReference) => {
  expect(normaliseReference(method, reference)).toBe(normalisedReference);
});

test.each([
  ['CASH', 'R-1'],
  ['COD', 'NCM-77'],
  ['EXCHANGE', 'JW-7K2M-94TX'],
  ['CARD', '4242'],
  ['ESEWA', ' - '],
  ['ESEWA', null],
] as const)('the %s reference %j identifies no payment', (method, reference) => {
  expect(normaliseReference(method, reference)).toBeNull();
});

test('counts two spellings of a reference as one', () => {
  expect(normaliseReferences('ESEWA', ['0002c7fe', '0002-C7FE', null, 'R2'])).toEqual(['0002C7FE', 'R2']);
});
