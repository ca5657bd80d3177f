import { expect, test } from 'vitest';
import type { EditedProductFragment } from './EditedProduct.generated.ts';
import {
  emptyCertificate,
  emptyProduct,
  emptyStone,
  emptyVariant,
  toInput,
  toValues,
} from './productValues.ts';

const ring = {
  ...emptyProduct,
  weightMg: '5.5',
  variants: [
    { ...emptyVariant, size: '14' },
    { ...emptyVariant, size: '16', weightMg: '6' },
  ],
};
const getWeights = (values: typeof emptyProduct) => toInput(values).variants?.map(({ weightMg }) => weightMg);

test('a variant whose weight is cleared uses the product’s weight', () => {
  expect(getWeights(ring)).toEqual([5500, 6000]);
  expect(getWeights({ ...ring, weightMg: '7' })).toEqual([7000, 6000]);
});

test('a problem with the product’s weight is reported only for the product, not for its variants', () => {
  expect(getWeights({ ...ring, weightMg: 'heavy' })).toEqual([undefined, 6000]);
});

test('the weight of a variant is empty if it equals the product’s weight', () => {
  const size = { size: null, sku: 'R-1', stock: 2 };
  const saved = {
    weightMg: 5500,
    collection: null,
    variants: [
      { ...size, weightMg: 5500 },
      { ...size, weightMg: 6000 },
    ],
    gemstones: [],
    tags: [],
    staff: { pricingMode: 'FIXED', images: [], manualRelatedProducts: [] },
  } as unknown as EditedProductFragment;
  expect(toValues(saved).variants.map(({ weightMg }) => weightMg)).toEqual(['', '6']);
});

test('a stone’s size is typed in millimetres and sent in micrometres, together with the stone’s certificate', () => {
  const stone = { ...emptyStone, kind: 'diamond', carat: '1.02' };
  const certificate = { ...emptyCertificate, laboratory: 'IGI', number: 'LG1' };
  const stoneWithSize = { ...stone, size: '6.435x6.47x4.01', certificate };
  const inputStones = toInput({ ...emptyProduct, gemstones: [stoneWithSize, stone] }).gemstones;
  expect(inputStones?.[0]).toMatchObject({
    ...{ lengthUm: 6435, widthUm: 6470, depthUm: 4010 },
    certificate: { laboratory: 'IGI', number: 'LG1', cutGrade: null },
  });
  expect(inputStones?.[1]?.certificate).toBeNull();

  const saved = {
    ...{ weightMg: 5500, collection: null, variants: [], tags: [] },
    gemstones: inputStones?.map((gemstone) => ({ ...gemstone, cut: null, colour: null, clarity: null })),
    staff: { pricingMode: 'FIXED', images: [], manualRelatedProducts: [] },
  } as unknown as EditedProductFragment;
  expect(toValues(saved).gemstones).toEqual([
    { ...stoneWithSize, count: '1' },
    { ...stone, count: '1', certificate: undefined },
  ]);
});

test('related products are sent as ids in the chosen order, and an older draft without related products is accepted', () => {
  const saved = {
    ...{ weightMg: 5500, collection: null, variants: [], gemstones: [], tags: [] },
    staff: {
      pricingMode: 'FIXED',
      images: [],
      manualRelatedProducts: [
        { id: 'b', name: 'Bangle', sku: 'B-1' },
        { id: 'a', name: 'Anklet', sku: 'A-1' },
      ],
    },
  } as unknown as EditedProductFragment;
  expect(toInput({ ...emptyProduct, related: toValues(saved).related }).relatedIds).toEqual(['b', 'a']);
  const olderProduct = { ...saved, staff: { ...saved.staff, manualRelatedProducts: undefined } };
  expect(toValues(olderProduct as unknown as EditedProductFragment).related).toEqual([]);
});

test('a fixed price shows its earlier making charge when the metal rate is chosen again', () => {
  const saved = {
    ...{ sku: 'B-1', slug: 'band', weightMg: 5500, collection: null, variants: [], gemstones: [], tags: [] },
    staff: {
      ...{ pricingMode: 'FIXED', fixedPrice: 9000, images: [], manualRelatedProducts: [] },
      ...{ makingPercent: null, makingFixed: null, previousMakingPercent: 8, previousMakingFixed: null },
    },
  } as unknown as EditedProductFragment;
  const values = toValues(saved);
  expect(toInput(values)).toMatchObject({ fixedPrice: 9000, makingPercent: null });
  expect(toInput({ ...values, pricing: 'PERCENT' })).toMatchObject({ fixedPrice: null, makingPercent: 8 });
});

test('measurements are typed in millimetres; measurements of another product type are removed', () => {
  const saved = {
    ...{ sku: 'R-1', slug: 'ring', weightMg: 5500, collection: null, variants: [], tags: [], type: 'RINGS' },
    measurements: [
      { kind: 'inside_diameter', micrometres: 17_200 },
      { kind: 'band_width', micrometres: 4600 },
    ],
    gemstones: [{ kind: 'emerald', count: 1, carat: 1, lengthUm: 8000, widthUm: 6000 }],
    staff: { pricingMode: 'FIXED', fixedPrice: 9000, images: [], manualRelatedProducts: [] },
  } as unknown as EditedProductFragment;
  const values = toValues(saved);
  expect(values.measurements).toMatchObject({ inside_diameter: '17.2', band_width: '4.6', drop: '' });
  expect(values.gemstones).toMatchObject([{ size: '8x6' }]);

  const input = toInput({ ...values, measurements: { ...values.measurements, band_width: '' } });
  const getMeasurements = (overrides: ReturnType<typeof toInput>) =>
    (overrides.measurements ?? []).filter(({ micrometres }) => micrometres != null);
  expect(getMeasurements(input)).toEqual([{ kind: 'inside_diameter', micrometres: 17_200 }]);
  expect(input.measurements).toContainEqual({ kind: 'band_width', micrometres: null });
  expect(input.gemstones).toMatchObject([{ lengthUm: 8000, widthUm: 6000 }]);
  expect(getMeasurements(toInput({ ...values, type: 'NECKLACES' }))).toEqual([]);
});
