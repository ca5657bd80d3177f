import { expect, test } from 'vitest';
import { i18n } from '#web/locale/i18n.ts';
import { type CatalogQuery, emptyCatalogQuery } from '../catalogUrl.ts';
import { countFilters, listSelectedFilters } from './selectedFilters.ts';

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
const displayWithTax = { showPricesWithTax: true, taxPercent: 18 };
const displayBeforeTax = { showPricesWithTax: false, taxPercent: 18 };
const getLabels = (catalogQuery: CatalogQuery, priceDisplay = displayWithTax) =>
  listSelectedFilters(i18n, catalogQuery, { collectionName: 'Bridal', display: priceDisplay }).map(
    ({ label }) => label,
  );

test('selected filters are described in words', () => {
  const expectedLabels = ['“jhumka”', 'Gold', 'NPR 5,000 to NPR 2,00,000', '22K', '18K', 'In stock'];
  expect(getLabels({ ...query, pricesWithTax: false }, displayBeforeTax)).toEqual(expectedLabels);
  expect(getLabels(query)).toEqual(expectedLabels.with(2, 'NPR 5,000 to NPR 2,00,000 incl. tax'));
  expect(getLabels({ ...emptyCatalogQuery, collection: 'bridal', maxPrice: 900 }, displayBeforeTax)).toEqual([
    'Bridal',
    'Up to NPR 900',
  ]);
  expect(getLabels(emptyCatalogQuery)).toEqual([]);
});

test('a bookmark from before prices included tax finds the same products and shows prices with tax', () => {
  expect(getLabels({ ...emptyCatalogQuery, maxPrice: 50_000 })).toEqual(['Up to NPR 59,000 incl. tax']);
  expect(getLabels({ ...emptyCatalogQuery, minPrice: 50_000 })).toEqual(['NPR 59,000 and over, incl. tax']);
});

test('a bookmark of prices with tax shows prices before tax if the shop no longer shows tax', () => {
  const priceQuery = { ...emptyCatalogQuery, minPrice: 59_000, maxPrice: 59_010, pricesWithTax: true };
  expect(getLabels(priceQuery, displayBeforeTax)).toEqual(['NPR 50,000 to NPR 50,008']);
});

test('removing one filter keeps the others', () => {
  const purityFilter = listSelectedFilters(i18n, query, { collectionName: '', display: displayWithTax }).find(
    ({ label }) => label === '22K',
  );
  expect(purityFilter?.removal).toEqual({ purities: ['18K'] });
});

test('removing all filters one by one leaves none', () => {
  const removals = listSelectedFilters(
    i18n,
    { ...query, purities: ['22K'] },
    { collectionName: '', display: displayWithTax },
  ).map(({ removal }) => removal);
  const remainingQuery = Object.assign({}, query, ...removals);
  expect(remainingQuery).toEqual(emptyCatalogQuery);
});

test('counts each filter and each price range once, excluding the search', () => {
  expect(countFilters(query)).toBe(5);
  expect(countFilters({ ...emptyCatalogQuery, minPrice: 0 })).toBe(1);
  expect(countFilters(emptyCatalogQuery)).toBe(0);
});
