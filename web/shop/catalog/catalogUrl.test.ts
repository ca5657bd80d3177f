import { describe, expect, test } from 'vitest';
import {
  type CatalogQuery,
  emptyCatalogQuery,
  formatCatalogUrl,
  parseCatalogUrl,
  parsePrice,
  toProductFilter,
} from './catalogUrl.ts';

const parse = (text: string) => parseCatalogUrl(new URLSearchParams(text));

const fullQuery: CatalogQuery = {
  search: 'red jhumka',
  category: 'DIAMOND',
  type: 'EARRINGS',
  collection: 'bridal',
  minPrice: 5000,
  maxPrice: 250_000,
  pricesWithTax: true,
  metals: ['GOLD', 'SILVER'],
  purities: ['22K', '18K'],
  gemstones: ['ruby', 'glass pote bead'],
  inStock: true,
  sort: 'PRICE_ASC',
};

describe('parsing the URL', () => {
  test('a URL without a query selects all products, featured products first', () => {
    expect(parse('')).toEqual(emptyCatalogQuery);
  });

  test("parses the footer's links", () => {
    expect(parse('category=gold')).toEqual({ ...emptyCatalogQuery, category: 'GOLD' });
    expect(parse('type=necklaces')).toEqual({ ...emptyCatalogQuery, type: 'NECKLACES' });
  });

  test('parses every filter', () => {
    const text =
      'search=red+jhumka&category=diamond&type=earrings&collection=bridal&minPriceWithTax=5000&maxPriceWithTax=250000' +
      '&metal=gold,silver&purity=22K,18k&gemstone=ruby,glass+pote+bead&inStock=true&sort=price_asc';
    expect(parse(text)).toEqual(fullQuery);
  });

  test.each([
    ['an unknown category', 'category=copper'],
    ['an unknown type', 'type=crowns'],
    ['an unknown sort', 'sort=random'],
    ['a price in words', 'minPrice=cheap'],
    ['a negative price', 'minPrice=-5'],
    ['a price with tax in words', 'maxPriceWithTax=cheap'],
    ['a reversed range with tax', 'minPriceWithTax=9000&maxPriceWithTax=100'],
    ['a price above the maximum', 'maxPrice=99999999999999'],
    ['a reversed range', 'minPrice=9000&maxPrice=100'],
    ['an unknown metal', 'metal=tin,,'],
    ['an unknown purity', 'purity=23K'],
    ['an invalid stock value', 'inStock=perhaps'],
    ['a blank search', 'search=%20%20'],
    ['an unknown parameter', 'utm_source=letter'],
  ])('%s is ignored', (_, text) => {
    expect(parse(text)).toEqual(emptyCatalogQuery);
  });

  test.each([
    ['search=ring+under+50k', { search: 'ring', maxPrice: 50_000 }],
    ['search=below+2+lakh', { maxPrice: 200_000 }],
    ['search=२ लाख भन्दा कमको औंठी', { search: 'औंठी', maxPrice: 200_000 }],
    [
      'search=har+50k-1lakh&type=necklaces',
      { search: 'har', type: 'NECKLACES', minPrice: 50_000, maxPrice: 100_000 },
    ],
    ['search=ring+under+50k&maxPrice=20000', { search: 'ring', maxPrice: 20_000 }],
    ['search=ring+over+1+lakh&maxPrice=20000', { search: 'ring', minPrice: 100_000 }],
    ['search=22k+ring', { search: '22k ring' }],
  ] as const)('parses a price in the search as a filter: %s', (text, query) => {
    expect(parse(text)).toEqual({ ...emptyCatalogQuery, ...query });
  });

  test('a price in the search becomes a filter in the formatted URL', () => {
    expect(formatCatalogUrl(parse('search=ring+under+50k'))).toEqual({ search: 'ring', maxPrice: '50000' });
  });

  test('a price in the search includes tax if the shop shows prices with tax', () => {
    const parseWithTax = (text: string) => parseCatalogUrl(new URLSearchParams(text), true);
    const ringsUnder50k = { ...emptyCatalogQuery, search: 'ring', maxPrice: 50_000, pricesWithTax: true };
    expect(parseWithTax('search=ring+under+50k')).toEqual(ringsUnder50k);
    expect(parseWithTax('search=ring+under+50k&maxPriceWithTax=90000')).toEqual(ringsUnder50k);
    expect(parseWithTax('search=ring+under+50k&maxPriceWithTax=20000')).toEqual({
      ...ringsUnder50k,
      maxPrice: 20_000,
    });
    expect(parseWithTax('search=ring+under+50k&maxPrice=20000')).toEqual(ringsUnder50k);
  });

  test('lists drop invalid values and duplicates', () => {
    expect(parse('metal=gold,tin,gold&purity=22k,1K').metals).toEqual(['GOLD']);
    expect(parse('metal=gold,tin,gold&purity=22k,1K').purities).toEqual(['22K']);
  });
});

describe('a price in the URL', () => {
  const parsePrices = (text: string) => {
    const { minPrice, maxPrice, pricesWithTax } = parse(text);
    return { minPrice, maxPrice, pricesWithTax };
  };

  test('without a tax suffix is before tax', () => {
    expect(parsePrices('minPrice=5000&maxPrice=250000')).toEqual({
      minPrice: 5000,
      maxPrice: 250_000,
      pricesWithTax: false,
    });
  });

  test('without a tax suffix is ignored if the other bound has the suffix', () => {
    expect(parsePrices('minPrice=5000&maxPriceWithTax=250000')).toEqual({
      minPrice: null,
      maxPrice: 250_000,
      pricesWithTax: true,
    });
  });

  test.each(['minPrice=5000&maxPrice=250000', 'maxPriceWithTax=250000'])('%s is kept unchanged', (text) => {
    expect(new URLSearchParams(formatCatalogUrl(parse(text))).toString()).toBe(text);
  });
});

describe('formatting the URL', () => {
  test('parsing a formatted URL returns the same query', () => {
    expect(parseCatalogUrl(new URLSearchParams(formatCatalogUrl(fullQuery)))).toEqual(fullQuery);
  });

  test('default values are omitted from the URL', () => {
    expect(formatCatalogUrl(emptyCatalogQuery)).toEqual({});
    expect(formatCatalogUrl({ ...emptyCatalogQuery, type: 'RINGS' })).toEqual({ type: 'rings' });
  });
});

test('the filter contains only selected values', () => {
  expect(toProductFilter(emptyCatalogQuery)).toEqual({});
  expect(toProductFilter({ ...emptyCatalogQuery, minPrice: 0, metals: ['SILVER'] })).toEqual({
    minPrice: 0,
    metals: ['SILVER'],
  });
  expect(toProductFilter({ ...emptyCatalogQuery, maxPrice: 59_000, pricesWithTax: true })).toEqual({
    maxPriceWithTax: 59_000,
  });
});

test.each([
  ['1,20,000', 120_000],
  ['5000', 5000],
  [' 12 500 ', 12_500],
  ['', null],
  ['12.5', null],
  ['-1', null],
  ['ten', null],
])('the price "%s" is parsed as %s', (text, npr) => {
  expect(parsePrice(text)).toBe(npr);
});
