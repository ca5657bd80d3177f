import { describe, expect, test } from 'vitest';
import { findProductProblems } from './cellProblems.ts';
import { applyChanges, type Edits } from './cells.ts';
import type { ProductWithStock } from './gridRows.ts';
import { aProduct } from './testing/aProduct.ts';
import { toUpdateInput } from './updateInput.ts';

const simpleProduct = aProduct('a');
const ratePricedProduct = aProduct('b', {
  staff: { pricingMode: 'RATE', fixedPrice: null, makingPercent: 12 },
});
const productWithSizes = aProduct('c', { variants: [{ size: '12' }, { size: '14', weightMg: 6000 }] });

function toEdits(productWithStock: ProductWithStock, cells: Record<string, string>): Edits[string] {
  const changes = Object.entries(cells).map(([cell, text]) => ({
    productWithStock,
    cell,
    text,
  }));
  return applyChanges({}, changes)[productWithStock.product.id] ?? {};
}

const buildUpdate = (productWithStock: ProductWithStock, cells: Record<string, string>) =>
  toUpdateInput(productWithStock, toEdits(productWithStock, cells));
const findProblems = (productWithStock: ProductWithStock, cells: Record<string, string>) =>
  findProductProblems(productWithStock, toEdits(productWithStock, cells), {
    status: [{ value: 'DRAFT' }, { value: 'ACTIVE' }],
  });

describe('the update input', () => {
  test.each<[Record<string, string>, object]>([
    [{ name: 'Thin ring' }, { name: 'Thin ring' }],
    [{ weightMg: '5.2' }, { weightMg: 5200 }],
    [{ tags: 'plain, gift' }, { tags: ['plain', 'gift'] }],
    [{ seoTitle: '', cost: 'NPR 7,500' }, { cost: 7500 }],
    [{ status: 'DRAFT' }, { status: 'DRAFT' }],
    [{ collectionId: 'bridal' }, { collectionId: 'bridal' }],
    [{ fixedPrice: '१२,०००' }, { fixedPrice: 12_000 }],
  ])('for the edits %j contains these changes and the loaded version', (cells, input) => {
    expect(buildUpdate(simpleProduct, cells)).toEqual({ id: 'a', version: 7, ...input });
  });

  test('is null if only stock changed or every value equals the saved value', () => {
    expect(buildUpdate(simpleProduct, { 'a-v1/stock@shop': '9' })).toBeNull();
    expect(buildUpdate(simpleProduct, { fixedPrice: '10,000.00', name: ' Ring a ' })).toBeNull();
  });

  test('replaces one pricing method with another', () => {
    expect(toEdits(simpleProduct, { makingPercent: '15' })).toEqual({ makingPercent: '15', fixedPrice: '' });
    expect(buildUpdate(simpleProduct, { makingPercent: '15' })).toMatchObject({ makingPercent: 15 });
    expect(buildUpdate(simpleProduct, { makingPercent: '15' })).not.toHaveProperty('fixedPrice');
    expect(buildUpdate(ratePricedProduct, { fixedPrice: '9000' })).toEqual({
      id: 'b',
      version: 7,
      fixedPrice: 9000,
    });
    expect(buildUpdate(ratePricedProduct, { makingFixed: '900' })).toEqual({
      id: 'b',
      version: 7,
      makingFixed: 900,
    });
  });

  test('restores the earlier making charge if a fixed price is cleared', () => {
    const fixedPriceEdits = applyChanges({}, [
      { productWithStock: ratePricedProduct, cell: 'fixedPrice', text: '9000' },
    ]);
    expect(
      applyChanges(fixedPriceEdits, [{ productWithStock: ratePricedProduct, cell: 'fixedPrice', text: '' }]),
    ).toEqual({});
    const formerlyRatePricedProduct = aProduct('k', { staff: { previousMakingPercent: 8 } });
    expect(toEdits(formerlyRatePricedProduct, { fixedPrice: '' })).toEqual({
      fixedPrice: '',
      makingPercent: '8',
    });
    expect(buildUpdate(formerlyRatePricedProduct, { fixedPrice: '' })).toMatchObject({ makingPercent: 8 });
  });

  test('contains every variant, with only its changed fields', () => {
    expect(buildUpdate(productWithSizes, { 'c-v2/sku': 'RG-C-14', 'c-v2/weightMg': '' })).toEqual({
      id: 'c',
      version: 7,
      variants: [{ size: '12' }, { size: '14', sku: 'RG-C-14', weightMg: 5000 }],
    });
    expect(buildUpdate(productWithSizes, { 'c-v1/barcode': '4006381333931' })?.variants).toEqual([
      { size: '12', barcode: '4006381333931' },
      { size: '14' },
    ]);
  });

  test('sets the same SKU for a product without sizes and its only variant', () => {
    expect(buildUpdate(simpleProduct, { sku: 'NEW-1' })).toEqual({
      id: 'a',
      version: 7,
      sku: 'NEW-1',
      variants: [{ size: null, sku: 'NEW-1' }],
    });
  });
});

describe('problems', () => {
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ name: '' }, { name: 'Enter a name.' }],
    [{ weightMg: 'heavy' }, { weightMg: 'Enter the weight in grams, from 0.001 to 2000, without commas.' }],
    [{ sku: '' }, { sku: 'Enter an SKU.' }],
    [{ fixedPrice: '' }, { fixedPrice: 'Enter a fixed price or a making charge.' }],
    [{ status: 'Sold' }, { status: 'Choose a value from the list.' }],
    [
      { 'a-v1/barcode': '4006381333932' },
      { 'a-v1/barcode': 'The check digit of this barcode is wrong. It should end in 1.' },
    ],
    [
      { 'a-v1/stock@shop': '-1' },
      { 'a-v1/stock@shop': 'Enter the stock as a whole number from 0 to 1,00,000.' },
    ],
    [
      { 'a-v1/stock@shop': '' },
      { 'a-v1/stock@shop': 'Enter the stock as a whole number from 0 to 1,00,000.' },
    ],
    [{ 'a-v1/low': '2.5' }, { 'a-v1/low': 'Enter the low-stock limit as a whole number.' }],
    [
      { grossWeightMg: '1' },
      {
        grossWeightMg: 'The gross weight can’t be less than the net weight. Enter a higher gross weight.',
      },
    ],
  ])('of the edits %j are shown in the edited cell', (cells, expected) => {
    expect(findProblems(simpleProduct, cells)).toEqual(expected);
  });

  test('an edited compare-at price is validated with the fixed price', () => {
    const productWithCompareAtPrice = aProduct('d', { staff: { compareAtPrice: 12_000 } });
    expect(findProblems(productWithCompareAtPrice, { fixedPrice: '13000' })).toEqual({});
    expect(findProblems(productWithCompareAtPrice, { compareAtPrice: '9000' })).toEqual({
      compareAtPrice: 'Enter a compare-at price higher than the current price.',
    });
    expect(findProblems(ratePricedProduct, { compareAtPrice: '9000' }).compareAtPrice).toMatch(
      /^Only a product with a fixed price/,
    );
    expect(buildUpdate(productWithCompareAtPrice, { compareAtPrice: '' })).toMatchObject({
      compareAtPrice: null,
    });
  });

  test('a problem with a variant is shown in the cell of that variant', () => {
    expect(findProblems(productWithSizes, { 'c-v1/sku': 'same', 'c-v2/sku': 'SAME' })).toEqual({
      'c-v2/sku': 'This SKU is listed twice.',
    });
    expect(findProblems(productWithSizes, { 'c-v2/weightMg': '0' })).toEqual({
      'c-v2/weightMg': 'Enter the weight in grams, from 0.001 to 2000, without commas.',
    });
  });

  test('valid edits have no problems', () => {
    expect(findProblems(simpleProduct, { name: 'Thin ring', makingPercent: '12', 'a-v1/low': '' })).toEqual(
      {},
    );
  });
});
