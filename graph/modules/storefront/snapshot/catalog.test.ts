import { TypedFastBitSet } from 'typedfastbitset';
import { describe, expect, test } from 'vitest';
import { SORTS } from '#domain/catalog/catalogTerms.ts';
import { productSorts } from '../productSorts.ts';
import { buildCatalog, type Catalog, findProduct, replaceProducts } from './catalog.ts';
import { correctSearch } from './correctSearch.ts';
import { findIndexAfter, takeInOrder } from './inOrder.ts';
import { matchSearch } from './matchSearch.ts';
import { intersectAll, readFilter } from './selectProducts.ts';
import type { ShopProduct } from './shopProduct.ts';
import { aShopProduct } from './testing/aShopProduct.ts';

const toSlugs = (products: readonly ShopProduct[]) => products.map(({ slug }) => slug);

/** Returns a random number generator with a fixed seed. */
function createDice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

function drawProduct(rollDice: (sides: number) => number, id: string): ShopProduct {
  const pick = <Value>(values: readonly Value[]) => values[rollDice(values.length)] as Value;
  const words = ['ring', 'gold', 'lotus', 'bridal', 'temple', 'moon', `sku${id}`];
  return aShopProduct({
    id,
    slug: `${pick(['ring', 'chain'])}-${id}`,
    category: pick(['GOLD', 'SILVER', 'DIAMOND'] as const),
    type: pick(['RINGS', 'NECKLACES', 'EARRINGS'] as const),
    metal: pick(['GOLD', 'SILVER'] as const),
    purity: pick(['22K', '18K', '925']),
    price: 100 * (1 + rollDice(9)),
    popularity: rollDice(4),
    isFeatured: rollDice(3) === 0,
    stock: rollDice(3),
    ratingHundredths: rollDice(3) * 100,
    publishedAt: pick([null, new Date(rollDice(5) * 1000)]),
    collectionId: pick([null, 'heritage', 'modern']),
    words: words.filter(() => rollDice(2) === 0),
    mentions: ['wedding', 'chain'].filter(() => rollDice(2) === 0),
    size: pick(['12', '14']),
    gemstones: ['ruby', 'pearl'].filter(() => rollDice(3) === 0),
  });
}

/** Returns the entire content of the catalogue, by product rather than by slot. */
function describeCatalog({
  products,
  slotsById,
  slotsBySlug,
  slotsByFormerSlug,
  all,
  sets,
  orders,
  words,
}: Catalog) {
  const getId = (slot: number) => products[slot]?.id;
  const toIds = (set: Iterable<number>) => [...set].map(getId).sort();
  return {
    all: toIds(all),
    slotsById: [...slotsById].map(([id, slot]) => [id, getId(slot)]).sort(),
    slugs: [...slotsBySlug].map(([slug, slot]) => [slug, getId(slot)]).sort(),
    formerSlugs: [...slotsByFormerSlug].map(([slug, slot]) => [slug, getId(slot)]).sort(),
    sets: Object.entries(sets).map(([facet, values]) => [
      facet,
      [...values].map(([value, set]) => [value, toIds(set)]).sort(),
    ]),
    orders: Object.entries(orders).map(([sort, order]) => [sort, Array.from(order, getId)]),
    words: Object.entries(words).map(([list, index]) => [list, index.toString()]),
  };
}

test.each([1, 2, 3])('after any changes the catalogue equals a rebuilt one (draw %i)', (seed) => {
  const rollDice = createDice(seed);
  const expectedProducts = new Map<string, ShopProduct>();
  let catalog = buildCatalog([], []);
  for (let step = 0; step < 60; step++) {
    const changes = new Map<string, ShopProduct | null>();
    for (let change = 0; change <= rollDice(4); change++) {
      const id = `p${rollDice(12)}`;
      changes.set(id, rollDice(4) === 0 ? null : drawProduct(rollDice, id));
    }
    const before = describeCatalog(catalog);
    const nextCatalog = replaceProducts(catalog, changes);
    expect(describeCatalog(catalog)).toEqual(before);
    catalog = nextCatalog;
    for (const [id, product] of changes)
      if (product) expectedProducts.set(id, product);
      else expectedProducts.delete(id);
    expect(describeCatalog(catalog)).toEqual(
      describeCatalog(buildCatalog([...expectedProducts.values()], [])),
    );
  }
});

describe('a change', () => {
  const ring = aShopProduct({ id: 'r', slug: 'ring', price: 100, stock: 2 });
  const chain = aShopProduct({ id: 'c', slug: 'chain', price: 200, stock: 2 });
  const catalog = buildCatalog([ring, chain], []);

  test('of stock alone reuses the same orders, words and sets', () => {
    const nextCatalog = replaceProducts(catalog, new Map([['r', { ...ring, stock: 1 }]]));
    expect(nextCatalog.orders.PRICE_ASC).toBe(catalog.orders.PRICE_ASC);
    expect(nextCatalog.words).toBe(catalog.words);
    expect(nextCatalog.sets.inStock).toBe(catalog.sets.inStock);
    expect(findProduct(nextCatalog, 'ring')?.stock).toBe(1);
    expect(findProduct(catalog, 'ring')?.stock).toBe(2);
  });

  test('to the last item in stock updates the products in stock', () => {
    const nextCatalog = replaceProducts(catalog, new Map([['r', { ...ring, stock: 0 }]]));
    expect(nextCatalog.sets.inStock).not.toBe(catalog.sets.inStock);
  });

  test('of a slug makes the product available only under the new one', () => {
    const nextCatalog = replaceProducts(catalog, new Map([['r', { ...ring, slug: 'band' }]]));
    expect([findProduct(nextCatalog, 'ring'), findProduct(nextCatalog, 'Band')?.id]).toEqual([null, 'r']);
  });

  test('that removes an unknown product returns the same catalogue', () => {
    expect(replaceProducts(catalog, new Map([['x', null]]))).toBe(catalog);
  });
});

describe('a sort order', () => {
  const prices = [300, 100, 200, 100];
  const catalog = buildCatalog(
    prices.map((price, index) => aShopProduct({ id: `p${index}`, slug: `p${index}`, price })),
    [],
  );

  test('continues after any product, in every sort', () => {
    for (const sort of SORTS) {
      const allProducts = takeInOrder(catalog, sort, { set: catalog.all, count: 10 });
      expect(allProducts).toHaveLength(4);
      expect(new Set(toSlugs(allProducts)).size).toBe(4);
    }
  });

  test('skips and returns the given numbers of products', () => {
    const products = takeInOrder(catalog, 'PRICE_ASC', { set: catalog.all, skip: 1, count: 2 });
    expect(toSlugs(products)).toEqual(['p3', 'p2']);
  });

  test('continues at the position of a removed product', () => {
    const cursor = Buffer.from(JSON.stringify({ 'price asc': 150, 'id asc': 'gone' })).toString('base64url');
    const from = findIndexAfter(catalog, 'PRICE_ASC', productSorts.PRICE_ASC.read(cursor));
    expect(toSlugs(takeInOrder(catalog, 'PRICE_ASC', { set: catalog.all, from, count: 9 }))).toEqual([
      'p2',
      'p0',
    ]);
  });
});

describe('a filter', () => {
  const catalog = buildCatalog(
    [
      aShopProduct({ id: 'a', slug: 'a', price: 100, metal: 'GOLD', gemstones: ['ruby'] }),
      aShopProduct({ id: 'b', slug: 'b', price: 200, metal: 'SILVER', stock: 0 }),
      aShopProduct({ id: 'c', slug: 'c', price: 300, metal: 'GOLD', purity: '18K' }),
    ],
    [],
  );
  const shop = { getCollectionProducts: () => new TypedFastBitSet(), settings: { taxPercent: 18 } };
  const filterSlugs = (filter: Parameters<typeof readFilter>[1]) =>
    toSlugs(
      takeInOrder(catalog, 'PRICE_ASC', {
        set: intersectAll(catalog, readFilter(catalog, filter, shop)),
        count: 9,
      }),
    );

  test.each([
    [null, ['a', 'b', 'c']],
    [{ metals: ['GOLD'] as const }, ['a', 'c']],
    [{ metals: [] }, ['a', 'b', 'c']],
    [{ metals: ['GOLD', 'SILVER'] as const, minPrice: 200 }, ['b', 'c']],
    [{ minPrice: 100, maxPrice: 200 }, ['a', 'b']],
    [{ minPrice: 101, maxPrice: 199 }, []],
    [{ maxPrice: 0 }, []],
    [{ maxPriceWithTax: 235 }, ['a']],
    [{ minPriceWithTax: 118, maxPriceWithTax: 236 }, ['a', 'b']],
    [{ minPriceWithTax: 119, maxPriceWithTax: 235 }, []],
    [{ maxPriceWithTax: 117 }, []],
    [{ minPrice: 101, maxPriceWithTax: 236 }, ['b']],
    [{ purities: ['18k'] }, ['c']],
    [{ gemstones: ['Ruby', 'pearl'] }, ['a']],
    [{ inStock: true }, ['a', 'c']],
    [{ inStock: false }, ['a', 'b', 'c']],
    [{ ids: ['c', 'nothing'] }, ['c']],
    [{ ids: [] }, []],
    [{ collection: 'nothing' }, []],
  ])('%j matches %j', (filter, expected) => {
    expect(filterSlugs(filter as Parameters<typeof readFilter>[1])).toEqual(expected);
  });
});

describe('a search', () => {
  const catalog = buildCatalog(
    [
      aShopProduct({ id: 'a', slug: 'lotus', words: ['lotus', 'gold', 'engraved', 'सुन'] }),
      aShopProduct({ id: 'b', slug: 'lantern', words: ['lantern', 'topaz', 'silver'], type: 'EARRINGS' }),
    ],
    [],
  );
  const searchSlugs = (search: string) =>
    toSlugs(
      takeInOrder(catalog, 'PRICE_ASC', { set: matchSearch(catalog, search)?.set ?? catalog.all, count: 9 }),
    );

  test.each([
    ['l', ['lotus', 'lantern']],
    ['lot', ['lotus']],
    ['lotus silver', []],
    ['engraving', ['lotus']],
    ['sunko', ['lotus']],
    ['सु', ['lotus']],
    ['top', ['lantern']],
    ['...', []],
    ['jewelry', ['lotus', 'lantern']],
    ['  ', ['lotus', 'lantern']],
  ])('for %s', (search, expected) => {
    expect(searchSlugs(search).sort()).toEqual([...expected].sort());
  });

  test.each([
    ['lotsu', 'lotus'],
    ['lantren gold', null],
    ['silvre', 'silver'],
    ['lotus', null],
    ['925', null],
    ['xyzzyx', null],
  ])('for %s is corrected to %j', (search, correction) => {
    expect(correctSearch(catalog, search)).toBe(correction);
  });
});
