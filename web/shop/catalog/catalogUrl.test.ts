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

const everything: CatalogQuery = {
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

describe('reading the address', () => {
  test('an address without a query asks for everything, the featured first', () => {
    expect(parse('')).toEqual(emptyCatalogQuery);
  });

  test("the footer's links are understood", () => {
    expect(parse('category=gold')).toEqual({ ...emptyCatalogQuery, category: 'GOLD' });
    expect(parse('type=necklaces')).toEqual({ ...emptyCatalogQuery, type: 'NECKLACES' });
  });

  test('every filter is read', () => {
    const text =
      'search=red+jhumka&category=diamond&type=earrings&collection=bridal&minPriceWithTax=5000&maxPriceWithTax=250000' +
      '&metal=gold,silver&purity=22K,18k&gemstone=ruby,glass+pote+bead&inStock=true&sort=price_asc';
    expect(parse(text)).toEqual(everything);
  });

  test.each([
    ['an unknown category', 'category=copper'],
    ['an unknown type', 'type=crowns'],
    ['an unknown sort', 'sort=random'],
    ['a price in words', 'minPrice=cheap'],
    ['a price below nothing', 'minPrice=-5'],
    ['a price with tax in words', 'maxPriceWithTax=cheap'],
    ['a range with tax the wrong way round', 'minPriceWithTax=9000&maxPriceWithTax=100'],
    ['a price beyond any', 'maxPrice=99999999999999'],
    ['a range the wrong way round', 'minPrice=9000&maxPrice=100'],
    ['an unknown metal', 'metal=tin,,'],
    ['an unknown purity', 'purity=23K'],
    ['stock that is neither', 'inStock=perhaps'],
    ['a blank search', 'search=%20%20'],
    ['a name nobody knows', 'utm_source=letter'],
  ])('%s is ignored', (_, text) => {
    expect(parse(text)).toEqual(emptyCatalogQuery);
  });

  test('of a list only what makes sense is kept, each once', () => {
    expect(parse('metal=gold,tin,gold&purity=22k,1K').metals).toEqual(['GOLD']);
    expect(parse('metal=gold,tin,gold&purity=22k,1K').purities).toEqual(['22K']);
  });
});

describe('a price in the address', () => {
  const prices = (text: string) => {
    const { minPrice, maxPrice, pricesWithTax } = parse(text);
    return { minPrice, maxPrice, pricesWithTax };
  };

  test('of an earlier bookmark is before tax', () => {
    expect(prices('minPrice=5000&maxPrice=250000')).toEqual({
      minPrice: 5000,
      maxPrice: 250_000,
      pricesWithTax: false,
    });
  });

  test('before and with tax counts with tax', () => {
    expect(prices('minPrice=5000&maxPriceWithTax=250000')).toEqual({
      minPrice: null,
      maxPrice: 250_000,
      pricesWithTax: true,
    });
  });

  test.each(['minPrice=5000&maxPrice=250000', 'maxPriceWithTax=250000'])(
    '%s is written as it was',
    (text) => {
      expect(new URLSearchParams(formatCatalogUrl(parse(text))).toString()).toBe(text);
    },
  );
});

describe('writing the address', () => {
  test('what is written is read back the same', () => {
    expect(parseCatalogUrl(new URLSearchParams(formatCatalogUrl(everything)))).toEqual(everything);
  });

  test('what is not asked for is not in the address', () => {
    expect(formatCatalogUrl(emptyCatalogQuery)).toEqual({});
    expect(formatCatalogUrl({ ...emptyCatalogQuery, type: 'RINGS' })).toEqual({ type: 'rings' });
  });
});

test('the filter names only what is asked for', () => {
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
])('the price "%s" is read as %s', (text, npr) => {
  expect(parsePrice(text)).toBe(npr);
});
