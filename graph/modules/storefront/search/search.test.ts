import { beforeAll, describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { runJobs } from '#graph/testing/runJobs.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

async function findSlugs(search: string): Promise<string[]> {
  const { data, errors } = await server.graphql(
    `query Search($filter: ProductFilter) {
      products(filter: $filter, sort: PRICE_ASC, first: 100) { edges { node { slug } } }
    }`,
    { filter: { search } },
  );
  expect(errors).toBeUndefined();
  return data?.products.edges.map((edge: { node: { slug: string } }) => edge.node.slug);
}

beforeAll(async () => {
  const { prisma } = server;
  const heritageCollection = await aCollection(prisma, { name: 'Heritage' });
  await aProduct(prisma, {
    slug: 'ruby-ring',
    price: 1,
    name: 'Laligurans Cluster Ring',
    sku: 'RG-D18-204',
    description: 'Rubies of the who, by hand, with a topaz; goes with an earring, and a necklace.',
    purity: '18K',
    gemstones: [{ kind: 'ruby' }],
  });
  await aProduct(prisma, {
    slug: 'tilhari',
    price: 2,
    name: 'Tilhari — सुनको तिलहरी',
    sku: 'NK-P22-001',
    description: 'Red glass beads for a wedding.',
    type: 'NECKLACES',
    tags: ['pote', 'wedding'],
    gemstones: [{ kind: 'glass pote bead' }],
    collectionId: heritageCollection.id,
  });
  await aProduct(prisma, {
    slug: 'cafe-hoops',
    price: 3,
    name: 'Café Hoops',
    nameNe: 'चम्किला गोलाकार गहना',
    descriptionNe: 'दिनदिनै लगाउन मिल्ने।',
    sku: 'ER-S92-014',
    description: "A goldsmith's everyday hoops.",
    category: 'SILVER',
    type: 'EARRINGS',
    metal: 'SILVER',
    purity: '925',
    metalColour: 'oxidised',
  });
});

test.each([
  ['a word of the name', 'laligurans', ['ruby-ring']],
  ['the beginning of a word', 'lali', ['ruby-ring']],
  ['two words in any order', 'ring cluster', ['ruby-ring']],
  ['words that no product contains together', 'ring tilhari', []],
  ['a plural', 'rings', ['ruby-ring']],
  ['a stone in the plural', 'rubies', ['ruby-ring']],
  ['capitals', 'TILHARI', ['tilhari']],
  ['a tag', 'wedding', ['tilhari']],
  ['a word of the description', 'beads', ['tilhari']],
  ['the collection', 'heritage', ['tilhari']],
  ['the metal', 'silver', ['cafe-hoops']],
  ['the purity', '925', ['cafe-hoops']],
  ['the colour', 'oxidised', ['cafe-hoops']],
  ['the full SKU', 'RG-D18-204', ['ruby-ring']],
  ['the first two letters of an SKU', 'nk', ['tilhari']],
  ['two digits', '18', ['ruby-ring']],
  ['a single letter', 'l', ['ruby-ring']],
  ['a word without its accent', 'cafe', ['cafe-hoops']],
  ['a word with an accent', 'hóops', ['cafe-hoops']],
  ['a possessive', "goldsmith's", ['cafe-hoops']],
  ['Devanagari', 'तिलहरी', ['tilhari']],
  ['the beginning of a word in Devanagari', 'तिल', ['tilhari']],
  ['the name in Nepali', 'गोलाकार', ['cafe-hoops']],
  ['the description in Nepali', 'दिनदिनै', ['cafe-hoops']],
  ['words that the index omits', 'of the who', ['ruby-ring']],
  ['an omitted word with another word', 'the rubies', ['ruby-ring']],
  ['boolean operators', '+ring -cluster', ['ruby-ring']],
  ['quotes and parentheses', '"(ring" ~<>', ['ruby-ring']],
  ['a wildcard', 'til*', ['tilhari']],
  ['SQL wildcards', '%%', []],
  ['an underscore', 'r_ng', []],
  ['only operators', '+-*@"', []],
  ['an emoji', '💍', []],
  ['a keycap emoji', '1️⃣', []],
  ['an emoji of two characters', '❤️', []],
  ['an emoji next to a word', '💍 ring ❤️', ['ruby-ring']],
  ['blanks', '   ', ['ruby-ring', 'tilhari', 'cafe-hoops']],
  ['a quotation mark and SQL', "' OR 1=1 --", []],
  ['a metal that no product has', 'platinum', []],
  ['a long text', 'ring '.repeat(5000), ['ruby-ring']],
  ['the Nepali word for a ring', 'mundri', ['ruby-ring']],
  ['another Nepali word for a ring', 'aunthi', ['ruby-ring']],
  ['a ring in Devanagari', 'औंठी', ['ruby-ring']],
  ['silver in Nepali', 'chandi', ['cafe-hoops']],
  ['hoops in Nepali', 'bala', ['cafe-hoops']],
  ['a gold necklace in Nepali', 'sunko har', ['tilhari']],
  ['a phonetic spelling of a name', 'tilahari', ['tilhari']],
  ['another form of a word', 'clustered', ['ruby-ring']],
  ['a word with a missing letter', 'laligurns', ['ruby-ring']],
  ['a word with a wrong letter', 'clustar', ['ruby-ring']],
  ['a word with two letters swapped', 'silevr', ['cafe-hoops']],
  ['a typo next to a correct word', 'ruby rnig', ['ruby-ring']],
  ['a typo in a Nepali word', 'mundrii', ['ruby-ring']],
  ['a wrong number', '924', []],
  ['a purity in words', '18 carat ring', ['ruby-ring']],
  ['a purity spelled with a k', '18 karat ring', ['ruby-ring']],
  ['a type, without products that only mention it', 'necklace', ['tilhari']],
  ['earrings, without rings', 'earring', ['cafe-hoops']],
  ['a word that also begins another word', 'top', ['cafe-hoops']],
  ['a type that the store does not sell', 'tika', []],
])('a search for %s finds the expected products', async (_case, search, expected) => {
  expect(await findSlugs(search)).toEqual(expected);
});

test('the response contains the corrected search', async () => {
  const { data } = await server.graphql(
    `{ slip: products(filter: { search: "silevr hoops" }) { correctedSearch totalCount }
       right: products(filter: { search: "silver hoops" }) { correctedSearch totalCount }
       nothing: products(filter: { search: "platinum" }) { correctedSearch totalCount }
       vain: products(filter: { search: "tilhari clustar" }) { correctedSearch totalCount } }`,
  );
  expect(data?.slip).toEqual({ correctedSearch: 'silver hoop', totalCount: 1 });
  expect(data?.right).toEqual({ correctedSearch: null, totalCount: 1 });
  expect(data?.nothing).toEqual({ correctedSearch: null, totalCount: 0 });
  expect(data?.vain).toEqual({ correctedSearch: null, totalCount: 0 });
});

describe('suggestions while typing', () => {
  const suggest = async (text: string) => {
    const { data, errors } = await server.graphql(
      `query Suggest($text: String!) { searchSuggestions(text: $text, limit: 5) {
        products { slug } collections { name } categories types correctedSearch } }`,
      { text },
    );
    expect(errors).toBeUndefined();
    return data?.searchSuggestions;
  };

  test('suggests products by the beginning of a word', async () => {
    expect((await suggest('lali')).products).toEqual([{ slug: 'ruby-ring' }]);
  });

  test('suggests a category and a type for a word of the vocabulary', async () => {
    expect(await suggest('silver earr')).toMatchObject({ categories: ['SILVER'], types: ['EARRINGS'] });
    expect(await suggest('hira ko aunthi')).toMatchObject({ categories: ['DIAMOND'], types: ['RINGS'] });
  });

  test('finds a collection by name', async () => {
    expect((await suggest('herit')).collections).toEqual([{ name: 'Heritage' }]);
  });

  test('ranks name and fact matches before mentions in descriptions', async () => {
    await server.prisma.product.update({ where: { slug: 'ruby-ring' }, data: { popularity: 999 } });
    const { id } = await aProduct(server.prisma, { slug: 'hand', name: 'Hand of Fatima', price: 4 });
    const { products } = await suggest('hand');
    await server.prisma.product.delete({ where: { id } });
    expect(products.map(({ slug }: { slug: string }) => slug).at(-1)).toBe('ruby-ring');
    expect(products).toHaveLength(2);
  });

  test('suggests no products that only mention a searched metal', async () => {
    const { products } = await suggest('gold');
    expect(products.map(({ slug }: { slug: string }) => slug)).toEqual(['ruby-ring', 'tilhari']);
  });

  test('suggests nothing for a blank search', async () => {
    expect(await suggest('  ')).toEqual({
      products: [],
      collections: [],
      categories: [],
      types: [],
      correctedSearch: null,
    });
  });

  test.each(['💍', '!!'])('suggests nothing for punctuation (%s)', async (text) => {
    expect(await suggest(text)).toMatchObject({ products: [], collections: [], categories: [], types: [] });
  });

  test('corrects a misspelt word', async () => {
    expect(await suggest('clustar')).toMatchObject({
      products: [{ slug: 'ruby-ring' }],
      correctedSearch: 'cluster',
    });
  });
});

describe('a SKU that contains a fineness', () => {
  const CODES = ['GR-22CT-104', 'XR-120-14C', 'ZB07f15c', 'WB22KT7'];

  beforeAll(async () => {
    for (const code of CODES)
      await aProduct(server.prisma, { slug: `coded-${code}`, sku: code, purity: '18K' });
  });

  test.each(CODES)('is found as typed: %s', async (code) => {
    expect(await findSlugs(code)).toEqual([`coded-${code}`]);
    expect(await findSlugs(code.toLowerCase())).toEqual([`coded-${code}`]);
  });

  test.each([
    ['gold22ct', '22k gold'],
    ['22ct/gold', '22k gold'],
    ['gold-18ct-ring', '18k gold ring'],
    ['सुन-२२क्यारेट', '२२k सुन'],
  ])('is read as a fineness if words are joined to it: %s', async (joinedSearch, separatedSearch) => {
    expect(await findSlugs(joinedSearch)).toEqual(await findSlugs(separatedSearch));
    expect(await findSlugs(joinedSearch)).not.toEqual([]);
  });
});

describe('search texts written by an earlier version', () => {
  const search = async (text: string) => (await findSlugs(text)).filter((slug) => slug.startsWith('old-'));

  beforeAll(async () => {
    const { prisma } = server;
    const createProduct = (slug: string, name: string, description: string) =>
      aProduct(prisma, { slug, name, description, searchText: `${name} ${description}`.toLowerCase() });
    await createProduct('old-lantern', 'Lantern', 'Brass.');
    await createProduct('old-lamp', 'Lamp', 'Beside a lantern.');
    await prisma.searchWord.deleteMany();
  });

  test('find products, and are rewritten by the job', async () => {
    expect(await search('lantern')).toHaveLength(2);
    await server.prisma.job.create({
      data: { kind: 'rebuildSearchTexts', payload: { all: true }, runAfter: server.clock.now },
    });
    await runJobs(server);
    const { searchText } = await server.prisma.product.findUniqueOrThrow({ where: { slug: 'old-lamp' } });
    expect(searchText).toMatch(/^lamp .* \| .* \| .*lantern/);
    expect(await server.prisma.searchWord.count({ where: { word: 'lantern' } })).toBe(1);
    expect(await search('lantern')).toHaveLength(2);
  });
});
