import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { seedCollections } from '#prisma/seed/collections.ts';
import { seedProducts } from '#prisma/seed/products/seedProducts.ts';
import { seedRates } from '#prisma/seed/rates.ts';

const server = useTestServer();
const now = new Date('2026-11-21T09:00:00Z');

let admin: Shopper;

beforeAll(async () => {
  await seedCollections(server.prisma);
  await seedRates(server.prisma, now);
  await seedProducts(server, now);
  admin = await aShopper(server, { role: 'ADMIN' });
});

const SEARCH = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int = 100, $after: String) {
  products(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount correctedSearch notCarried { name nameNe types products { slug type metal price } }
    pageInfo { hasNextPage endCursor }
    edges { node { slug type category metal purity metalColour price } }
  }
}`;

interface FoundProduct {
  slug: string;
  type: string;
  category: string;
  metal: string;
  purity: string;
  metalColour: string;
  price: number;
}

interface SearchResult {
  products: FoundProduct[];
  totalCount: number;
  correctedSearch: string | null;
  notCarried: { name: string; types: string[]; products: FoundProduct[] } | null;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function search(search: string, variables: Record<string, unknown> = {}): Promise<SearchResult> {
  const { data, errors } = await server.graphql(SEARCH, { filter: { search }, ...variables });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('The search was not answered.');
  const { edges, ...page } = data.products;
  return { ...page, products: edges.map(({ node }: { node: FoundProduct }) => node) };
}

const toSlugs = (products: readonly FoundProduct[]) => products.map(({ slug }) => slug);

describe('a word for jewellery finds every product', () => {
  test.each([
    'jewelry',
    'jewellery',
    'Jewelry',
    'jewlery',
    'gahana',
    'गहना',
    'गरगहना',
    'ornaments',
    "women's jewelry",
  ])('%s', async (text) => {
    expect(await search(text)).toMatchObject({ totalCount: 47, correctedSearch: null, notCarried: null });
  });

  test('“jewelry for wife” lists gifts first', async () => {
    const { products } = await search('jewelry for wife');
    const gifts = toSlugs((await search('gift')).products);
    expect(products).toHaveLength(47);
    expect(toSlugs(products.slice(0, gifts.length)).sort()).toEqual(gifts.sort());
  });

  test.each([
    ['gold jewelry', { metal: 'GOLD' }],
    ['चाँदीको गहना', { metal: 'SILVER' }],
    ['silver ornaments', { metal: 'SILVER' }],
  ])('%s finds all products of that material', async (text, attributes) => {
    const { products } = await search(text);
    expect(products).toHaveLength(attributes.metal === 'GOLD' ? 34 : 13);
    for (const product of products) expect(product).toMatchObject(attributes);
  });
});

describe('a search finds only matching products', () => {
  const RINGS = { type: 'RINGS' };
  const EARRINGS = { type: 'EARRINGS' };
  const NECKLACES = { type: 'NECKLACES' };
  test.each([
    ['ring', 16, RINGS],
    ['aunthi', 16, RINGS],
    ['authi', 16, RINGS],
    ['mundri', 16, RINGS],
    ['औठी', 16, RINGS],
    ['औंठी', 16, RINGS],
    ['औँठी', 16, RINGS],
    ['औं\u200Dठी', 16, RINGS],
    ['औंठीहरू', 16, RINGS],
    ['मुंद्री', 16, RINGS],
    ['earring', 14, EARRINGS],
    ['ear ring', 14, EARRINGS],
    ['ear-rings', 14, EARRINGS],
    ['earings', 14, EARRINGS],
    ['kanko', 14, EARRINGS],
    ['kan ko top', 14, EARRINGS],
    ['necklace', 17, NECKLACES],
    ['neckless', 17, NECKLACES],
    ['neclace', 17, NECKLACES],
    ['हार', 17, NECKLACES],
    ['mala', 17, NECKLACES],
    ['gold rng', 12, { ...RINGS, metal: 'GOLD' }],
    ['goldring', 12, { ...RINGS, metal: 'GOLD' }],
    ['golden ring', 12, { ...RINGS, metal: 'GOLD' }],
    ['sun ko authi', 12, { ...RINGS, metal: 'GOLD' }],
    ['sunko aunthi', 12, { ...RINGS, metal: 'GOLD' }],
    ['सुनको औठी', 12, { ...RINGS, metal: 'GOLD' }],
    ['सून', 34, { metal: 'GOLD' }],
    ['golden', 34, { metal: 'GOLD' }],
    ['silver', 13, { metal: 'SILVER' }],
    ['silvr', 13, { metal: 'SILVER' }],
    ['chandi', 13, { metal: 'SILVER' }],
    ['chaandi', 13, { metal: 'SILVER' }],
    ['चाँदी', 13, { metal: 'SILVER' }],
    ['चांदी', 13, { metal: 'SILVER' }],
    ['चादी', 13, { metal: 'SILVER' }],
    ['hira', 17, { category: 'DIAMOND' }],
    ['heera', 17, { category: 'DIAMOND' }],
    ['diamon', 17, { category: 'DIAMOND' }],
    ['हीराको औठी', 7, { ...RINGS, category: 'DIAMOND' }],
    ['22ct', 13, { purity: '22K' }],
    ['22k', 13, { purity: '22K' }],
    ['22 kt', 13, { purity: '22K' }],
    ['22-karat', 13, { purity: '22K' }],
    ['22 carat', 13, { purity: '22K' }],
    ['916', 13, { purity: '22K' }],
    ['२२ क्यारेट', 13, { purity: '22K' }],
    ['२२ क्यारेटको सुन', 13, { purity: '22K' }],
    ['750', 21, { purity: '18K' }],
    ['925', 13, { purity: '925' }],
    ['white gold', 7, { metal: 'GOLD', metalColour: 'white' }],
    ['seto sun', 7, { metal: 'GOLD', metalColour: 'white' }],
    ['rose gold', 4, { metal: 'GOLD', metalColour: 'rose' }],
    ['rosegold', 4, { metal: 'GOLD', metalColour: 'rose' }],
    ['necklaces 18 inch', 16, NECKLACES],
    ['ring size 26', 4, RINGS],
    ['sikri', 9, NECKLACES],
    ['सिक्री', 9, NECKLACES],
    ['sun ko sikri', 7, { ...NECKLACES, metal: 'GOLD' }],
    ['रिङ', 16, RINGS],
    ['aaunthiko', 16, RINGS],
    ['सुन्को औठि', 12, { ...RINGS, metal: 'GOLD' }],
    ['गोल्ड रिङ', 12, { ...RINGS, metal: 'GOLD' }],
    ['सोने की अंगूठी', 12, { ...RINGS, metal: 'GOLD' }],
    ['sunko bhau', 34, { metal: 'GOLD' }],
    ['सिल्भर', 13, { metal: 'SILVER' }],
    ['हीरे', 17, { category: 'DIAMOND' }],
    ['डायमण्ड', 17, { category: 'DIAMOND' }],
    ['इयररिङ', 14, EARRINGS],
    ['कानको रिङ', 14, EARRINGS],
    ['kan ko ring', 14, EARRINGS],
    ['kaan ring', 14, EARRINGS],
    ['ear riing', 14, EARRINGS],
    ['kundal', 14, EARRINGS],
    ['नेक्लेस', 17, NECKLACES],
    ['तिल्हरी', 3, NECKLACES],
    ['लक्केट', 7, NECKLACES],
    ['pandent', 7, NECKLACES],
    ['22 carrot gold', 13, { purity: '22K' }],
    ['२२ कैरेट', 13, { purity: '22K' }],
    ['show me rings', 16, RINGS],
    ['aunthi chaiyo', 16, RINGS],
    ['big earrings', 14, EARRINGS],
    ['gold r', 34, { metal: 'GOLD' }],
    ['ring 8', 9, RINGS],
    ['ring 16', 16, RINGS],
    ['गलाको हार', 17, NECKLACES],
    ['शुद्ध सुन', 34, { metal: 'GOLD' }],
    ['तेजाबी सुन', 13, { purity: '22K' }],
    ['18 inch', 16, NECKLACES],
    ['18 in necklace', 16, NECKLACES],
    ['green stone ring', 1, RINGS],
    ['solid gold', 34, { metal: 'GOLD' }],
    ['hallmark', 34, { metal: 'GOLD' }],
    ['ear studs', 5, EARRINGS],
    ['dangle earrings', 4, EARRINGS],
    ['erings', 14, EARRINGS],
    ['halka har', 17, NECKLACES],
    ['keti ko aunthi', 16, RINGS],
    ['sunn ko aunthi', 12, { ...RINGS, metal: 'GOLD' }],
    ['सुनकाे औंठी', 12, { ...RINGS, metal: 'GOLD' }],
    ['हीरा जडित औंठी', 7, { ...RINGS, category: 'DIAMOND' }],
    ['लाकेट', 7, NECKLACES],
    ['झुम्खा', 6, EARRINGS],
    ['नउगेडी', 1, NECKLACES],
    ['रुबी औंठी', 1, RINGS],
    ['सयपत्रीको औंठी', 1, RINGS],
    ['himalko ring', 2, RINGS],
    ['पेन्ढेन्ट', 7, NECKLACES],
    ['नेकलैस', 17, NECKLACES],
    ['घाँटीको हार', 17, NECKLACES],
    ['how much is gold ring', 12, { ...RINGS, metal: 'GOLD' }],
    ['price of gold per tola', 34, { metal: 'GOLD' }],
    ['1 carat diamond ring', 7, { ...RINGS, category: 'DIAMOND' }],
    ['K22', 13, { purity: '22K' }],
    ['22krt', 13, { purity: '22K' }],
    ['२२ के', 13, { purity: '22K' }],
    ['silver rings925', 4, { ...RINGS, purity: '925' }],
    ['us 7.5', 16, RINGS],
    ['anniversary ring white gold 12', 1, RINGS],
    ['tilhari 24', 3, NECKLACES],
    ['ring size12', 16, RINGS],
    ['16-18 inch', 17, NECKLACES],
    ['necklace 45 cm', 16, NECKLACES],
    ['bar necklace', 3, NECKLACES],
    ['single stone ring', 2, RINGS],
    ['necklac', 17, NECKLACES],
    ['diamon ring', 7, { ...RINGS, category: 'DIAMOND' }],
    ['rosegoldring', 1, { ...RINGS, metalColour: 'rose' }],
    ['सुनकोऔंठी', 12, { ...RINGS, metal: 'GOLD' }],
    ['औंठी नं १२', 16, RINGS],
    ['हल्का सुनको हार', 12, { ...NECKLACES, metal: 'GOLD' }],
    ['विवाहको गहना सेट', 17, {}],
    ['फूल भएको औंठी', 5, RINGS],
    ['सुन्दर औंठी', 16, RINGS],
    ['neelo pote', 1, { metal: 'SILVER' }],
    ['hario pote', 1, { metal: 'GOLD' }],
    ['car', 0, {}],
  ])('%s finds %i products that match %j', async (text, count, attributes) => {
    const { products } = await search(text);
    for (const product of products) expect(product).toMatchObject(attributes);
    expect(products).toHaveLength(count);
  });

  test.each([
    ['tilhari', ['tilhari-red-pote-22k', 'tilhari-green-pote-22k', 'tilhari-blue-pote-925']],
    ['तिलहरी', ['tilhari-red-pote-22k', 'tilhari-green-pote-22k', 'tilhari-blue-pote-925']],
    ['naugedi', ['naugedi-choker-22k']],
    ['nau gedi', ['naugedi-choker-22k']],
    ['lali gurans', ['laligurans-ruby-cluster-ring-18k']],
    ['saphire', ['triveni-sapphire-three-stone-ring-18k']],
    ['RG-Y22-101', ['sadha-mundri-plain-band-22k']],
    ['"RG-Y22-101"', ['sadha-mundri-plain-band-22k']],
    ['“rg-y22-101”', ['sadha-mundri-plain-band-22k']],
    ['teej', ['tilhari-red-pote-22k', 'tilhari-green-pote-22k', 'tilhari-blue-pote-925']],
    [
      "men's ring",
      [
        'sadha-mundri-plain-band-22k',
        'surya-signet-ring-22k',
        'surya-signet-oxidised-925',
        'milgrain-bevel-band-925',
      ],
    ],
  ])('%s finds %j', async (text, expected) => {
    expect(toSlugs((await search(text)).products).sort()).toEqual([...expected].sort());
  });
});

describe('name and material matches come before mere mentions', () => {
  test.each([
    ['heart', /^maya-/, 3],
    ['pearl', /moti/, 3],
    ['moti', /moti/, 3],
    ['jhumka', /^jhumka-|rani|panna|pipal-leaf/, 6],
    ['झुम्का', /^jhumka-|rani|panna|pipal-leaf/, 6],
    ['gold', /-22k$|18k$/, 34],
    ['tihar', /^sayapatri/, 1],
    ['anniversary gift', /^ananta/, 1],
    ['sun', /-22k$|18k$/, 7],
    ['ring for him', /sadha|surya|milgrain/, 4],
    ['bride', /^(?!milgrain)/, 16],
  ])('%s: the first results match %s', async (text, name, count) => {
    const { products } = await search(text);
    for (const { slug } of products.slice(0, count)) expect(slug).toMatch(name);
    expect(products.length).toBeGreaterThanOrEqual(count);
  });

  test.each([
    ['jhumka', /^jhumka/],
    ['झुम्के', /^p(anna|ipal)/],
    ['wedding ring', /^sadha/],
  ])('%s: the name or tags of the first result contain the exact word (%s)', async (text, name) => {
    expect((await search(text)).products[0]?.slug).toMatch(name);
  });

  test('pages of any length continue where the previous page ended', async () => {
    const allSlugs = toSlugs((await search('heart')).products);
    const pagedSlugs: string[] = [];
    for (let after: string | null = null; ; ) {
      const page = await search('heart', { first: 1, after });
      pagedSlugs.push(...toSlugs(page.products));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(pagedSlugs).toEqual(allSlugs);
    expect(pagedSlugs.at(-1)).toBe('sayapatri-bloom-ring-22k');
  });

  test('but a chosen sort order overrides the ranking', async () => {
    const { products } = await search('heart', { sort: 'PRICE_DESC' });
    expect(products.map(({ price }) => price)).toEqual(
      products.map(({ price }) => price).sort((a, b) => b - a),
    );
  });
});

describe('an occasion finds suitable products', () => {
  test.each(['gift for women', 'keti lai gift', 'केटीलाई उपहार'])('%s finds only gifts', async (text) => {
    const gifts = toSlugs((await search('gift')).products);
    expect(toSlugs((await search(text)).products)).toEqual(gifts);
  });

  test.each([
    ['bridal', 'tilhari-red-pote-22k'],
    ['bihe', 'naugedi-choker-22k'],
    ['दुलहीको हार', 'naugedi-choker-22k'],
    ['wedding ring', 'sadha-mundri-plain-band-22k'],
    ['engagement', 'himal-solitaire-ring-18k'],
    ['engagment ring', 'himal-solitaire-ring-18k'],
    ['pasni', 'maya-heart-pendant-925'],
    ['पास्नी', 'maya-heart-pendant-925'],
    ['dashain', 'jhumka-rato-moti-22k'],
    ['gift for wife', 'maya-heart-pendant-925'],
    ['gift for mother', 'maya-heart-pendant-925'],
    ['for her', 'maya-heart-pendant-925'],
    ['gift for husband', 'surya-signet-ring-22k'],
    ['dulhan', 'naugedi-choker-22k'],
    ['bratabanda', 'maya-heart-pendant-925'],
    ['nwaran gift', 'maya-heart-pendant-925'],
    ['gift for friend', 'maya-heart-pendant-925'],
    ['teez', 'tilhari-red-pote-22k'],
    ['1st birthday gift', 'maya-heart-pendant-925'],
    ['gift for grandma', 'maya-heart-pendant-925'],
    ['dhanteras', 'jhumka-rato-moti-22k'],
  ])('%s finds %s among others', async (text, slug) => {
    expect(toSlugs((await search(text)).products)).toContain(slug);
  });
});

describe('a price in the search is a price filter', () => {
  test.each([
    ['ring under 50k', { type: 'RINGS' }, 0, 50_000],
    ['below 2 lakh', {}, 0, 200_000],
    ['२ लाख भन्दा कमको औंठी', { type: 'RINGS' }, 0, 200_000],
    ['५० हजार मुनि', {}, 0, 50_000],
    ['earrings over 1 lakh', { type: 'EARRINGS' }, 100_000, Number.POSITIVE_INFINITY],
    ['50k-1lakh', {}, 50_000, 100_000],
    ['gift for wife under 10k', {}, 0, 10_000],
    ['१ लाखभन्दा कमको औंठी', { type: 'RINGS' }, 0, 100_000],
    ['५० हजारसम्म', {}, 0, 50_000],
    ['1 lakh vanda kam', {}, 0, 100_000],
    ['5 hajar', {}, 0, 5_000],
    ['what can i get for 50k', {}, 0, 50_000],
    ['50 hajar ma kasto ring aaucha', { type: 'RINGS' }, 0, 50_000],
    ['1lakh 2lakh bich', {}, 100_000, 200_000],
    ['ring 50000', { type: 'RINGS' }, 0, 50_000],
    ['my budget is 50000', {}, 0, 50_000],
  ])('%s finds products that match %j at prices from %i to %i', async (text, attributes, from, to) => {
    const { products } = await search(text);
    expect(products.length).toBeGreaterThan(0);
    for (const product of products) {
      expect(product).toMatchObject(attributes);
      expect(product.price).toBeGreaterThanOrEqual(from);
      expect(product.price).toBeLessThanOrEqual(to);
    }
  });

  test.each([
    ['sasto ring', 16, 1],
    ['cheap', 47, 1],
    ['सबैभन्दा सस्तो', 47, 1],
    ['budget friendly ring', 16, 1],
    ['most expensive', 47, -1],
    ['सस्तो', 47, 1],
    ['expensive necklace', 17, -1],
    ['कम मूल्यको औंठी', 16, 1],
    ['something not too expensive', 47, 1],
  ])('%s finds %i products sorted by price', async (text, count, direction) => {
    const prices = (await search(text)).products.map(({ price }) => price);
    expect(prices).toHaveLength(count);
    expect(prices).toEqual([...prices].sort((a, b) => direction * (a - b)));
  });

  test.each([
    ['new arrivals', '', 'NEWEST'],
    ['naya design ko har', 'har', 'NEWEST'],
    ['नयाँ', '', 'NEWEST'],
    ['best seller', '', 'POPULAR'],
    ['top rated ring', 'ring', 'RATING'],
  ])('%s finds the same as "%s" in the order %s', async (text, expectedSearch, sort) => {
    expect(toSlugs((await search(text)).products)).toEqual(
      toSlugs((await search(expectedSearch, { sort })).products),
    );
  });

  test('ignores meaningless words next to a price', async () => {
    const filter = { search: 'what can i get', maxPrice: 5_000 };
    expect((await search('', { filter })).products.length).toBeGreaterThan(0);
  });

  test('is combined with a selected price filter', async () => {
    const result = await search('', { filter: { search: 'under 2 lakh', maxPrice: 5_000, minPrice: 3_000 } });
    expect(result.products.length).toBeGreaterThan(0);
    for (const { price } of result.products) expect(price).toBeLessThanOrEqual(5_000);
  });

  test('finds nothing rather than another metal', async () => {
    expect((await search('gold ring under 20k')).products).toEqual([]);
  });

  test('also applies to the filter counts', async () => {
    const { data } = await server.graphql(
      '{ productFilters(filter: { search: "ring under 50k" }) { total types { value count } } }',
    );
    expect(data?.productFilters).toEqual({ total: 4, types: [{ value: 'RINGS', count: 4 }] });
  });
});

describe('two values of the same aspect are alternatives', () => {
  test.each([
    ['gold or silver ring', 16, ['GOLD', 'SILVER']],
    ['jhumka or hoops', 11, ['EARRINGS']],
    ['ruby or emerald ring', 2, ['RINGS']],
    ['tilhari वा naugedi', 4, ['NECKLACES']],
    ['tilhari and naugedi', 4, ['NECKLACES']],
    ['jhumka and ring', 22, ['EARRINGS', 'RINGS']],
    ['har ra jhumka', 23, ['EARRINGS', 'NECKLACES']],
    ['gold & silver', 47, ['GOLD', 'SILVER']],
    ['18k or 22k ring', 12, ['18K', '22K']],
    ['white or rose gold', 11, ['white', 'rose']],
  ])('%s finds %i products with one of %j', async (text, count, values) => {
    const { products } = await search(text);
    expect(products).toHaveLength(count);
    for (const { type, metal, purity, metalColour } of products)
      expect([type, metal, purity, metalColour].some((value) => values.includes(value))).toBe(true);
  });
});

describe('excluded products are not found', () => {
  test.each([
    ['ring without stones', 9, { category: 'DIAMOND' }],
    ['rings no stone', 9, { category: 'DIAMOND' }],
    ['bina pathar ko ring', 9, { category: 'DIAMOND' }],
    ['हीरा बिनाको औंठी', 9, { category: 'DIAMOND' }],
    ['not gold', 13, { metal: 'GOLD' }],
    ['everything but gold', 13, { metal: 'GOLD' }],
    ['सुन बाहेक', 13, { metal: 'GOLD' }],
    ['gold ring not white gold', 9, { metalColour: 'white' }],
    ['non-oxidised silver earrings', 3, { metalColour: 'oxidised' }],
    ['jewelry except rings', 31, { type: 'RINGS' }],
    ['ring without pearl or diamond', 9, { category: 'DIAMOND' }],
    ['ring, no pearl, no diamond', 9, { category: 'DIAMOND' }],
    ["i don't want gold", 13, { metal: 'GOLD' }],
  ])('%s finds %i products that do not match %j', async (text, count, attributes) => {
    const { products } = await search(text);
    for (const product of products) expect(product).not.toMatchObject(attributes);
    expect(products).toHaveLength(count);
  });
});

describe('an unknown word is ignored next to a word that names the subject', () => {
  test.each([
    ['chyapte pote', 'pote'],
    ['zodiac necklace', 'necklace'],
    ['lab grown diamond', 'diamond'],
    ['retirement gift', 'gift'],
    ['gold ring without making charge', 'gold ring'],
    ['chandi ko gilas', 'chandi'],
    ['पुरानो चाँदीको औंठी', 'चाँदीको औंठी'],
    ['chyapte tilhri', 'tilhari'],
  ])('%s finds the same as %s', async (text, expectedSearch) => {
    const { products, correctedSearch } = await search(text);
    expect(correctedSearch).toBe(expectedSearch);
    expect(toSlugs(products)).toEqual(toSlugs((await search(expectedSearch)).products));
  });

  test.each([
    'wedding dress',
    'garden chair',
    'gift voucher',
    'momo',
    'shoes size 12',
    'artificial jewelry',
    'tools',
  ])('%s finds nothing', async (text) => {
    expect(await search(text)).toMatchObject({ totalCount: 0, correctedSearch: null });
  });

  test('but a kind that is not sold is reported as missing', async () => {
    expect(await search('charm bracelet')).toMatchObject({
      correctedSearch: null,
      notCarried: { name: 'bracelets' },
    });
  });
});

describe('a correction never replaces one existing word with another', () => {
  test.each([
    ['gold rng', 'gold ring'],
    ['daimond', 'diamond'],
    ['silvr ring', 'silver ring'],
    ['braclet', 'bracelet'],
    ['engagment', 'engagement'],
    ['laligurns', 'laliguran'],
    ['rosegold', 'rose gold'],
    ['necalce', 'necklace'],
    ['himl ring', 'himal ring'],
    ['ring withot stone', 'ring without stone'],
    ['neckkace', 'necklace'],
    ['ecklace', 'necklace'],
    ['becklace', 'necklace'],
    ['jewellrey', 'jewellery'],
    ['jweellery', 'jewellery'],
    ['ghaana', 'gahana'],
    ['hart pendant', 'heart pendant'],
    ['earign', 'earring'],
    ['daimand', 'diamond'],
    ['safire', 'sapphire'],
    ['soliter ring', 'solitaire ring'],
    ['sun ko anuthi', 'sunko aunthi'],
    ['ingagement', 'engagement'],
  ])('%s is interpreted as %s', async (text, correction) => {
    expect((await search(text)).correctedSearch).toBe(correction);
  });

  test.each([
    'golden',
    'bangles',
    'bangle',
    'chura',
    'tika',
    'watch',
    'platinum',
    'king',
    'brand',
    'bridge',
    'good ring',
    'candy',
    'garden',
    'single',
    'xyzzy',
    'jhumka',
    'tilahari',
    '22ct',
    'RG-X99-999',
    'hire',
    'bengali',
    'lockout',
    'cooker',
    'chin',
    'locker',
    'pear',
    'chai',
    'coal',
    'demand',
    'bamboo',
    'saadi',
    'buddha',
    'long',
  ])('%s is unchanged', async (text) => {
    expect((await search(text)).correctedSearch).toBeNull();
  });
});

describe('a kind that the store does not sell', () => {
  const TYPES = ['RINGS', 'NECKLACES', 'EARRINGS'];
  test.each([
    ['bangles', 'bangles'],
    ['chura', 'bangles'],
    ['चुरा', 'bangles'],
    ['bracelet', 'bracelets'],
    ['braclet', 'bracelets'],
    ['anklets', 'anklets'],
    ['payal', 'anklets'],
    ['paujeb', 'anklets'],
    ['nathni', 'nose pins'],
    ['maang teeka', 'tikas'],
    ['raani haar', 'rani hars'],
    ['saree pin', 'brooches'],
    ['belly ring', 'belly rings'],
    ['ब्रासलेट', 'bracelets'],
    ['पाउजु', 'anklets'],
    ['nose pin', 'nose pins'],
    ['nose ring', 'nose pins'],
    ['phuli', 'nose pins'],
    ['fuli', 'nose pins'],
    ['mangalsutra', 'mangalsutras'],
    ['mangal sutra', 'mangalsutras'],
    ['mangalsootra', 'mangalsutras'],
    ['मंगलसूत्र', 'mangalsutras'],
    ['chains', 'chains'],
    ['sikri', 'chains'],
    ['watch', 'watches'],
    ['toe ring', 'toe rings'],
    ['gold bangles', 'bangles'],
    ['laung', 'nose pins'],
    ['nose', 'nose pins'],
    ['haath ko gahana', 'bracelets'],
    ['7 inch bracelet', 'bracelets'],
    ['पाउजेब', 'anklets'],
    ['tayo', 'tayo'],
    ['chandra haar', 'chandrahars'],
    ['rani haar', 'rani hars'],
    ['ear cuff', 'ear cuffs'],
    ['rudraksha', 'rudraksha malas'],
    ['rudraksha mala', 'rudraksha malas'],
    ['ढुंग्री फुली', 'nose pins'],
  ])('%s is reported as missing: %s', async (text, name) => {
    const { notCarried } = await search(text);
    expect(notCarried).toMatchObject({ name, types: TYPES });
    expect(notCarried?.products.length).toBeGreaterThan(0);
  });

  test.each(['ring', 'tilhari', 'pendant', 'jhumka', 'chain necklace', 'pote', 'gold', 'xyzzy', '!!', ''])(
    '"%s" is not reported as missing',
    async (text) => {
      expect((await search(text)).notCarried).toBeNull();
    },
  );

  test('returns the closest products within the requested price range', async () => {
    const { notCarried } = await search('silver nose pins under 10k');
    expect(notCarried?.products.length).toBeGreaterThan(0);
    for (const product of notCarried?.products ?? [])
      expect(product).toMatchObject({ type: 'EARRINGS', metal: 'SILVER' });
  });

  test('is found if a product has its name, whatever the language of the search', async () => {
    const { id } = await aProduct(server.prisma, { name: 'Surya bangle' });
    expect(await search('chura')).toMatchObject({ notCarried: null, totalCount: 1 });
    await server.prisma.product.delete({ where: { id } });
    expect(await search('chura')).toMatchObject({ notCarried: { name: 'bangles' }, totalCount: 0 });
  });
});

describe('a search without words', () => {
  const MEANINGLESS_SEARCHES = [
    '10%',
    '💍',
    '❤️',
    '1️⃣',
    '!!!',
    '%',
    '_',
    '-',
    '"',
    '💍💍 ✨',
    '₹',
    '🇳🇵',
    '।',
    '५',
    '1',
  ];
  test.each(MEANINGLESS_SEARCHES)(
    'for punctuation or a single digit finds nothing in the shop, the REST API, and the product and stock lists of staff: %s',
    async (text) => {
      expect((await search(text)).totalCount).toBe(0);
      const restResponse = await server.app.inject(`/api/products?search=${encodeURIComponent(text)}`);
      expect(restResponse.json().pagination.total).toBe(0);
      const { data, errors } = await admin.graphql(
        `query ($text: String!) { adminProducts(filter: { search: $text }) { totalCount }
        stockItems(filter: { search: $text }) { totalCount } }`,
        { text },
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({ adminProducts: { totalCount: 0 }, stockItems: { totalCount: 0 } });
    },
  );

  test('that is blank finds everything', async () => {
    expect((await search('   ')).totalCount).toBe(47);
  });
});

describe('staff', () => {
  test.each([
    ['gold rng', 12, { type: 'RINGS', metal: 'GOLD' }],
    ['ear ring', 14, { type: 'EARRINGS' }],
    ['औठी', 16, { type: 'RINGS' }],
    ['चादी', 13, { metal: 'SILVER' }],
    ['22ct', 13, { purity: '22K' }],
    ['ring under 50k', 4, { type: 'RINGS' }],
    ['jewelry', 47, {}],
    ['"RG-Y22-101"', 1, { type: 'RINGS' }],
    ['lali gurans', 1, { type: 'RINGS' }],
    ['size 26', 4, { type: 'RINGS' }],
    ['bangles', 0, {}],
    ['gold or silver ring', 16, { type: 'RINGS' }],
    ['18 inch', 16, { type: 'NECKLACES' }],
    ['ring 16', 16, { type: 'RINGS' }],
    ['तिल्हरी', 3, { type: 'NECKLACES' }],
    ['ring without stones', 9, { type: 'RINGS' }],
    ['not gold', 13, { metal: 'SILVER' }],
    ['jewelry except rings', 31, {}],
    ['us size 7', 16, { type: 'RINGS' }],
    ['16-18 inch', 17, { type: 'NECKLACES' }],
  ])('searching for %s find %i products that match %j', async (text, count, attributes) => {
    const { data, errors } = await admin.graphql(
      `query ($text: String!) {
        adminProducts(filter: { search: $text }, first: 100) { edges { node { type metal purity } } }
        stockItems(filter: { search: $text }, first: 100) { edges { node { product { slug } } } }
      }`,
      { text },
    );
    expect(errors).toBeUndefined();
    const results = data?.adminProducts.edges ?? [];
    for (const { node } of results) expect(node).toMatchObject(attributes);
    expect(results).toHaveLength(count);
    expect(data?.stockItems.edges.length > 0).toBe(count > 0);
  });
});
