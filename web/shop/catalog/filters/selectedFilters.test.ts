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
  pricesWithTax: true,
  purities: ['22K', '18K'],
  inStock: true,
};
const withTax = { showPricesWithTax: true, taxPercent: 18 };
const beforeTax = { showPricesWithTax: false, taxPercent: 18 };
const labels = (of: CatalogQuery, display = withTax) =>
  chosenFilters(i18n, of, { collectionName: 'Bridal', display }).map(({ label }) => label);

test('what is chosen is told in words', () => {
  const chosen = ['“jhumka”', 'Gold', 'NPR 5,000 to NPR 2,00,000', '22K', '18K', 'In stock'];
  expect(labels({ ...query, pricesWithTax: false }, beforeTax)).toEqual(chosen);
  expect(labels(query)).toEqual(chosen.with(2, 'NPR 5,000 to NPR 2,00,000 incl. tax'));
  expect(labels({ ...emptyCatalogQuery, collection: 'bridal', maxPrice: 900 }, beforeTax)).toEqual([
    'Bridal',
    'Up to NPR 900',
  ]);
  expect(labels(emptyCatalogQuery)).toEqual([]);
});

test('a bookmark from before prices were shown with tax names the same pieces by what they cost with tax', () => {
  expect(labels({ ...emptyCatalogQuery, maxPrice: 50_000 })).toEqual(['Up to NPR 59,000 incl. tax']);
  expect(labels({ ...emptyCatalogQuery, minPrice: 50_000 })).toEqual(['From NPR 59,000 incl. tax']);
});

test('and one from before that was switched off names them by what they cost before tax', () => {
  const budget = { ...emptyCatalogQuery, minPrice: 59_000, maxPrice: 59_010, pricesWithTax: true };
  expect(labels(budget, beforeTax)).toEqual(['NPR 50,000 to NPR 50,008']);
});

test('taking one away leaves the others', () => {
  const gold22 = chosenFilters(i18n, query, { collectionName: '', display: withTax }).find(
    ({ label }) => label === '22K',
  );
  expect(gold22?.without).toEqual({ purities: ['18K'] });
});

test('all of them taken away one by one leave nothing', () => {
  const steps = chosenFilters(
    i18n,
    { ...query, purities: ['22K'] },
    { collectionName: '', display: withTax },
  ).map(({ without }) => without);
  const left = Object.assign({}, query, ...steps);
  expect(left).toEqual(emptyCatalogQuery);
});

test('the button counts each filter, a price range as one, the search not at all', () => {
  expect(countChosen(query)).toBe(5);
  expect(countChosen({ ...emptyCatalogQuery, minPrice: 0 })).toBe(1);
  expect(countChosen(emptyCatalogQuery)).toBe(0);
});
