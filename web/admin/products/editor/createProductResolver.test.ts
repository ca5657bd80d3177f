import { expect, test } from 'vitest';
import { createProductResolver } from './createProductResolver.ts';
import { emptyProduct, emptyStone, type ProductValues } from './productValues.ts';

async function getErrors(values: ProductValues, saved: ProductValues | null = null) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await createProductResolver(saved)(values, undefined, options)).errors;
}

test('an invalid number is reported with the editor’s message', async () => {
  const values = {
    ...emptyProduct,
    pricing: 'PERCENT' as const,
    makingPercent: '1e2',
    gemstones: [{ ...emptyStone, carat: 'abc' }],
  };
  const errors = await getErrors(values);
  expect(errors.makingPercent?.message).toBe('Enter a making charge from 0 to 300 percent.');
  expect(errors.gemstones?.[0]?.carat?.message).toBe('Enter the carat weight.');
});

test('a new compare-at price must be above the price; an unchanged one is not validated', async () => {
  const bandValues = {
    name: 'Band',
    category: 'GOLD',
    type: 'RINGS',
    metal: 'GOLD',
    purity: '22K',
    weightMg: '4',
  };
  const fixedPricing = { pricing: 'FIXED' as const, fixedPrice: '9500', compareAtPrice: '12000' };
  const saved = { ...emptyProduct, ...bandValues, ...fixedPricing };
  const valuesWithHigherPrice = { ...saved, fixedPrice: '13000' };
  expect(await getErrors(saved, saved)).not.toHaveProperty('compareAtPrice');
  expect(await getErrors(valuesWithHigherPrice, saved)).not.toHaveProperty('compareAtPrice');
  const errorsOnEdit = await getErrors({ ...valuesWithHigherPrice, compareAtPrice: '12500' }, saved);
  expect(errorsOnEdit.compareAtPrice?.message).toBe(
    'Enter a compare-at price higher than the current price.',
  );
});

test('an impossible measurement or stone size is reported at its field', async () => {
  const problem = 'Enter a measurement from 0.01 mm to 2,000 mm.';
  const errors = await getErrors({
    ...emptyProduct,
    type: 'RINGS',
    measurements: { ...emptyProduct.measurements, band_width: 'wide', top_height: '1.8' },
    gemstones: [{ ...emptyStone, kind: 'ruby', size: '8x' }],
  });
  expect(errors.measurements?.band_width?.message).toBe(problem);
  expect(errors.measurements).not.toHaveProperty('top_height');
  expect(errors.gemstones?.[0]?.size?.message).toBe(problem);
});
