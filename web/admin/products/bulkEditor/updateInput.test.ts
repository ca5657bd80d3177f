import { describe, expect, test } from 'vitest';
import { type Edits, withChanges } from './sheetCells.ts';
import { toUpdate } from './sheetInput.ts';
import type { SheetPiece } from './sheetPieces.ts';
import { pieceProblems } from './sheetProblems.ts';
import { aPiece } from './testing/aPiece.ts';

const plain = aPiece('a');
const byRate = aPiece('b', { staff: { pricingMode: 'RATE', fixedPrice: null, makingPercent: 12 } });
const sized = aPiece('c', { variants: [{ size: '12' }, { size: '14', weightMg: 6000 }] });

function edited(piece: SheetPiece, cells: Record<string, string>): Edits[string] {
  const changes = Object.entries(cells).map(([cell, text]) => ({ piece, cell, text }));
  return withChanges({}, changes)[piece.product.id] ?? {};
}

const update = (piece: SheetPiece, cells: Record<string, string>) => toUpdate(piece, edited(piece, cells));
const problems = (piece: SheetPiece, cells: Record<string, string>) =>
  pieceProblems(piece, edited(piece, cells), { status: [{ value: 'DRAFT' }, { value: 'ACTIVE' }] });

describe('what is sent', () => {
  test.each<[Record<string, string>, object]>([
    [{ name: 'Thin ring' }, { name: 'Thin ring' }],
    [{ weightMg: '5.2' }, { weightMg: 5200 }],
    [{ tags: 'plain, gift' }, { tags: ['plain', 'gift'] }],
    [{ seoTitle: '', cost: 'NPR 7,500' }, { cost: 7500 }],
    [{ status: 'DRAFT' }, { status: 'DRAFT' }],
    [{ collectionId: 'bridal' }, { collectionId: 'bridal' }],
    [{ fixedPrice: '१२,०००' }, { fixedPrice: 12_000 }],
  ])('of %j is that and the version it was read as', (cells, input) => {
    expect(update(plain, cells)).toEqual({ id: 'a', version: 7, ...input });
  });

  test('is nothing where only the stock changes, or what is typed is what is there', () => {
    expect(update(plain, { 'a-v1/stock@shop': '9' })).toBeNull();
    expect(update(plain, { fixedPrice: '10,000.00', name: ' Ring a ' })).toBeNull();
  });

  test('is one way to a price in the place of the other', () => {
    expect(edited(plain, { makingPercent: '15' })).toEqual({ makingPercent: '15', fixedPrice: '' });
    expect(update(plain, { makingPercent: '15' })).toMatchObject({ makingPercent: 15 });
    expect(update(plain, { makingPercent: '15' })).not.toHaveProperty('fixedPrice');
    expect(update(byRate, { fixedPrice: '9000' })).toEqual({ id: 'b', version: 7, fixedPrice: 9000 });
    expect(update(byRate, { makingFixed: '900' })).toEqual({ id: 'b', version: 7, makingFixed: 900 });
  });

  test('is the making charge of before where a fixed price is cleared again, typed or saved', () => {
    const typed = withChanges({}, [{ piece: byRate, cell: 'fixedPrice', text: '9000' }]);
    expect(withChanges(typed, [{ piece: byRate, cell: 'fixedPrice', text: '' }])).toEqual({});
    const kept = aPiece('k', { staff: { keptMakingPercent: 8 } });
    expect(edited(kept, { fixedPrice: '' })).toEqual({ fixedPrice: '', makingPercent: '8' });
    expect(update(kept, { fixedPrice: '' })).toMatchObject({ makingPercent: 8 });
  });

  test('names every size, with no more of each than what changed', () => {
    expect(update(sized, { 'c-v2/sku': 'RG-C-14', 'c-v2/weightMg': '' })).toEqual({
      id: 'c',
      version: 7,
      variants: [{ size: '12' }, { size: '14', sku: 'RG-C-14', weightMg: 5000 }],
    });
    expect(update(sized, { 'c-v1/barcode': '4006381333931' })?.variants).toEqual([
      { size: '12', barcode: '4006381333931' },
      { size: '14' },
    ]);
  });

  test('gives a product without sizes one SKU for both', () => {
    expect(update(plain, { sku: 'NEW-1' })).toEqual({
      id: 'a',
      version: 7,
      sku: 'NEW-1',
      variants: [{ size: null, sku: 'NEW-1' }],
    });
  });
});

describe('what is wrong', () => {
  test.each<[Record<string, string>, Record<string, string>]>([
    [{ name: '' }, { name: 'Enter a name.' }],
    [{ weightMg: 'heavy' }, { weightMg: 'Enter the weight in grams, from 0.001 to 2000, without commas.' }],
    [{ sku: '' }, { sku: 'Enter an SKU.' }],
    [{ fixedPrice: '' }, { fixedPrice: 'Enter a fixed price or a making charge.' }],
    [{ status: 'Sold' }, { status: 'Choose one of the list.' }],
    [
      { 'a-v1/barcode': '4006381333932' },
      { 'a-v1/barcode': 'This barcode has a wrong digit: it should end in 1.' },
    ],
    [
      { 'a-v1/stock@shop': '-1' },
      { 'a-v1/stock@shop': 'Enter the stock as a whole number from 0 to 1,00,000.' },
    ],
    [
      { 'a-v1/stock@shop': '' },
      { 'a-v1/stock@shop': 'Enter the stock as a whole number from 0 to 1,00,000.' },
    ],
    [{ 'a-v1/low': '2.5' }, { 'a-v1/low': 'Enter how many are few, as a whole number.' }],
    [
      { grossWeightMg: '1' },
      {
        grossWeightMg:
          'The whole piece weighs no less than its metal. Enter a gross weight from the net weight on.',
      },
    ],
  ])('with %j is said at the cell', (cells, found) => {
    expect(problems(plain, cells)).toEqual(found);
  });

  test('with an earlier price is judged where that is changed, beside the fixed price', () => {
    const earlier = aPiece('d', { staff: { compareAtPrice: 12_000 } });
    expect(problems(earlier, { fixedPrice: '13000' })).toEqual({});
    expect(problems(earlier, { compareAtPrice: '9000' })).toEqual({
      compareAtPrice: 'Enter an earlier price that is above the price.',
    });
    expect(problems(byRate, { compareAtPrice: '9000' }).compareAtPrice).toMatch(/^Only a fixed price/);
    expect(update(earlier, { compareAtPrice: '' })).toMatchObject({ compareAtPrice: null });
  });

  test('stands at the size that it is of', () => {
    expect(problems(sized, { 'c-v1/sku': 'same', 'c-v2/sku': 'SAME' })).toEqual({
      'c-v2/sku': 'This SKU is there twice.',
    });
    expect(problems(sized, { 'c-v2/weightMg': '0' })).toEqual({
      'c-v2/weightMg': 'Enter the weight in grams, from 0.001 to 2000, without commas.',
    });
  });

  test('is nothing with what can be saved', () => {
    expect(problems(plain, { name: 'Thin ring', makingPercent: '12', 'a-v1/low': '' })).toEqual({});
  });
});
