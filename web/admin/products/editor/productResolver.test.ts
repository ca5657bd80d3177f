import { expect, test } from 'vitest';
import { productResolver } from './productResolver.ts';
import { noProduct, noStone } from './productValues.ts';

test('a number that is none is said in the words of the shop', async () => {
  const values = {
    ...noProduct,
    pricing: 'PERCENT' as const,
    makingPercent: '1e2',
    gemstones: [{ ...noStone, carat: 'abc' }],
  };
  const { errors } = await productResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors.makingPercent?.message).toBe('Enter a making charge from 0 to 300 percent.');
  expect(errors.gemstones?.[0]?.carat?.message).toBe('Enter the carats.');
});
