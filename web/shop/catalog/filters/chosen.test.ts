import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { type CatalogQuery, emptyCatalogQuery } from '../catalogUrl.ts';
import { chosenFilters, countChosen } from './chosen.ts';

const query: CatalogQuery = {
  ...emptyCatalogQuery,
  search: 'jhumka',
  category: 'GOLD',
  minPrice: 5000,
  maxPrice: 200_000,
  purities: ['22K', '18K'],
  inStock: true,
};
const labels = (of: CatalogQuery) => chosenFilters(i18n, of, 'Bridal').map(({ label }) => label);

test('what is chosen is told in words', () => {
  expect(labels(query)).toEqual(['“jhumka”', 'Gold', 'NPR 5,000 to NPR 2,00,000', '22K', '18K', 'In stock']);
  expect(labels({ ...emptyCatalogQuery, collection: 'bridal', maxPrice: 900 })).toEqual([
    'Bridal',
    'Up to NPR 900',
  ]);
  expect(labels(emptyCatalogQuery)).toEqual([]);
});

test('taking one away leaves the others', () => {
  const gold22 = chosenFilters(i18n, query, '').find(({ label }) => label === '22K');
  expect(gold22?.without).toEqual({ purities: ['18K'] });
});

test('all of them taken away one by one leave nothing', () => {
  const steps = chosenFilters(i18n, { ...query, purities: ['22K'] }, '').map(({ without }) => without);
  const left = Object.assign({}, query, ...steps);
  expect(left).toEqual(emptyCatalogQuery);
});

test('the button counts each filter, a price range as one, the search not at all', () => {
  expect(countChosen(query)).toBe(5);
  expect(countChosen({ ...emptyCatalogQuery, minPrice: 0 })).toBe(1);
  expect(countChosen(emptyCatalogQuery)).toBe(0);
});
