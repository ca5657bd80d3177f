import { describe, expect, test } from 'vitest';
import { aCollection } from '#graph/testing/aCollection.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

async function readProduct(id: string, fields: string) {
  const { data, errors } = await server.graphql(`query P($id: ID!) { product(id: $id) { ${fields} } }`, {
    id,
  });
  expect(errors).toBeUndefined();
  return data?.product;
}

describe('a product', () => {
  test('is found by id and by slug', async () => {
    const { id, slug } = await aProduct(server.prisma);
    expect(await readProduct(id, 'slug')).toEqual({ slug });
    expect(await readProduct(slug, 'id')).toEqual({ id });
  });

  test.each(['DRAFT', 'ARCHIVED'] as const)('with status %s is not found', async (status) => {
    const { id, slug } = await aProduct(server.prisma, { status });
    expect(await readProduct(id, 'id')).toBeNull();
    expect(await readProduct(slug, 'id')).toBeNull();
  });

  test('with an unknown id is null', async () => {
    expect(await readProduct('nothing', 'id')).toBeNull();
    expect(await readProduct('', 'id')).toBeNull();
  });

  test('has its sizes, photos and stones in order', async () => {
    const { id } = await aProduct(server.prisma, {
      slug: 'ordered',
      sku: 'RG-1',
      variants: [
        { size: '16', position: 2, price: 900, stock: 1 },
        { size: '12', position: 0, price: 700, stock: 0 },
        { size: '14', position: 1, price: 800, stock: 4 },
      ],
      images: [
        { key: 'second.webp', position: 1 },
        { key: 'rings/first.webp', position: 0 },
      ],
      gemstones: [
        { kind: 'pearl', position: 1 },
        { kind: 'diamond', position: 0, milliCarat: 250, count: 3, cut: 'round brilliant', clarity: 'VS1' },
      ],
      modelKey: 'models/ordered.glb',
      tags: ['wedding', 'plain'],
      weightMg: 4200,
    });
    expect(
      await readProduct(
        id,
        `price stock tags modelUrl weightMg variants { size price stock weightMg }
         images { url alt width height colour } gemstones { kind carat count cut colour clarity }`,
      ),
    ).toEqual({
      price: 700,
      stock: 5,
      tags: ['wedding', 'plain'],
      modelUrl: '/media/models/ordered.glb',
      weightMg: 4200,
      variants: [
        { size: '12', price: 700, stock: 0, weightMg: 4200 },
        { size: '14', price: 800, stock: 4, weightMg: 4200 },
        { size: '16', price: 900, stock: 1, weightMg: 4200 },
      ],
      images: [
        { url: '/media/rings/first.webp', alt: 'A ring', width: 1000, height: 1000, colour: '#f2ede6' },
        { url: '/media/second.webp', alt: 'A ring', width: 1000, height: 1000, colour: '#f2ede6' },
      ],
      gemstones: [
        { kind: 'diamond', carat: 0.25, count: 3, cut: 'round brilliant', colour: null, clarity: 'VS1' },
        { kind: 'pearl', carat: 0, count: 1, cut: null, colour: null, clarity: null },
      ],
    });
  });

  test('has the carats of its diamonds and the certificates of its stones, and is found by certificate number', async () => {
    const { id } = await aProduct(server.prisma, {
      gemstones: [
        { kind: 'diamond', milliCarat: 1020, laboratory: 'GIA', certificateNumber: '2141438171' },
        { kind: 'diamond', milliCarat: 150, count: 18 },
        { kind: 'ruby', milliCarat: 400 },
      ],
    });
    const productWithoutDiamonds = await aProduct(server.prisma, {
      gemstones: [{ kind: 'ruby', milliCarat: 400 }],
    });
    expect(
      await readProduct(id, 'diamondCarat gemstones { certificate { number verificationUrl } }'),
    ).toEqual({
      diamondCarat: 1.17,
      gemstones: [
        {
          certificate: {
            number: '2141438171',
            verificationUrl: 'https://www.gia.edu/report-check?reportno=2141438171',
          },
        },
        { certificate: null },
        { certificate: null },
      ],
    });
    expect(await readProduct(productWithoutDiamonds.id, 'diamondCarat')).toEqual({ diamondCarat: null });
    const { data } = await server.graphql(
      '{ products(filter: { search: "2141438171" }) { edges { node { id } } } }',
    );
    expect(data?.products.edges).toEqual([{ node: { id } }]);
  });

  test('returns null for a missing 3D model, collection and size', async () => {
    const { id } = await aProduct(server.prisma);
    expect(await readProduct(id, 'modelUrl collection { id } variants { size } sizeUnit hallmark')).toEqual({
      modelUrl: null,
      collection: null,
      variants: [{ size: null }],
      sizeUnit: null,
      hallmark: null,
    });
  });
});

test('a new tax rate changes prices with tax immediately', async () => {
  const { id } = await aProduct(server.prisma, {
    price: 10_025,
    compareAtPrice: 12_000,
    variants: [{ size: '12' }, { size: '14', price: 11_000 }],
  });
  const owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  const setTax = (taxPercent: number) =>
    owner.graphql(
      `mutation ($input: UpdateStoreSettingsInput!) { updateStoreSettings(input: $input) { errors { message } } }`,
      { input: { taxPercent } },
    );
  const readPrices = () =>
    readProduct(id, 'price priceWithTax compareAtPriceWithTax variants { priceWithTax }');

  expect(await readPrices()).toEqual({
    price: 10_025,
    priceWithTax: 11_830,
    compareAtPriceWithTax: 14_160,
    variants: [{ priceWithTax: 11_830 }, { priceWithTax: 12_980 }],
  });
  await setTax(13);
  expect(await readPrices()).toMatchObject({ priceWithTax: 11_328, compareAtPriceWithTax: 13_560 });
  await setTax(18);
  await server.prisma.product.update({ where: { id }, data: { compareAtPrice: 10_025 } });
  expect(await readPrices()).toMatchObject({ priceWithTax: 11_830, compareAtPriceWithTax: null });
});

describe('the price breakdown', () => {
  const FIELDS = 'price priceBreakdown { metal making stones total ratePerTola weightMg purity fineness }';

  test('is calculated for the cheapest variant at the current rate, and adds up', async () => {
    const { prisma, clock } = server;
    await aRate(prisma, { perTola: 305_200, effectiveFrom: new Date('2026-01-01T00:00:00Z') });
    await aRate(prisma, { perTola: 999_999, effectiveFrom: new Date('2026-12-01T00:00:00Z') });
    clock.now = new Date('2026-11-20T00:00:00Z');
    const { id } = await aProduct(prisma, {
      pricingMode: 'RATE',
      purity: '24K',
      makingBasisPoints: 1250,
      stonesPrice: 5000,
      variants: [
        { size: '14', weightMg: 23_328, price: 691_700 },
        { size: '12', weightMg: 11_664, price: 348_350 },
      ],
    });
    expect((await readProduct(id, FIELDS)).priceBreakdown).toEqual({
      metal: 305_200,
      making: 38_150,
      stones: 5000,
      total: 348_350,
      ratePerTola: 305_200,
      weightMg: 11_664,
      purity: '24K',
      fineness: 1,
    });
  });

  test('is null for a fixed price, and for a metal without a rate', async () => {
    const { id } = await aProduct(server.prisma, { price: 1500 });
    expect(await readProduct(id, FIELDS)).toEqual({ price: 1500, priceBreakdown: null });
    const silverProduct = await aProduct(server.prisma, {
      pricingMode: 'RATE',
      metal: 'SILVER',
      purity: '925',
      price: 1200,
    });
    expect(await readProduct(silverProduct.id, FIELDS)).toEqual({ price: 1200, priceBreakdown: null });
  });
});

describe('product reviews', () => {
  const REVIEWS = `query Reviews($id: ID!, $first: Int, $after: String) { product(id: $id) {
    reviews(first: $first, after: $after) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { title rating createdAt } }
    }
  } }`;

  test('count only if published', async () => {
    const { prisma } = server;
    const { id } = await aProduct(prisma);
    for (const rating of [5, 5, 4]) await aReview(prisma, id, { rating });
    await aReview(prisma, id, { rating: 1, status: 'PENDING' });
    await aReview(prisma, id, { rating: 1, status: 'REJECTED' });
    expect(
      await readProduct(id, 'rating reviewCount ratingCounts { stars count } reviews { totalCount }'),
    ).toEqual({
      rating: 4.67,
      reviewCount: 3,
      ratingCounts: [
        { stars: 5, count: 2 },
        { stars: 4, count: 1 },
        { stars: 3, count: 0 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
      reviews: { totalCount: 3 },
    });
  });

  test('give no rating if none are published', async () => {
    const { id } = await aProduct(server.prisma);
    expect(await readProduct(id, 'rating reviewCount reviews { edges { cursor } }')).toEqual({
      rating: null,
      reviewCount: 0,
      reviews: { edges: [] },
    });
  });

  test('are listed newest first across pages, even if several have the same time', async () => {
    const { prisma } = server;
    const { id } = await aProduct(prisma);
    const other = await aProduct(prisma);
    await aReview(prisma, other.id);
    for (const [title, createdAt] of [
      ['third', '2026-03-01T00:00:00.000Z'],
      ['second', '2026-03-02T00:00:00.000Z'],
      ['first', '2026-03-02T00:00:00.001Z'],
      ['also second', '2026-03-02T00:00:00.000Z'],
    ] as const)
      await aReview(prisma, id, { title, createdAt });

    const titles: string[] = [];
    for (let after: string | null = null, hasMore = true; hasMore; ) {
      const { data } = await server.graphql(REVIEWS, { id, first: 1, after });
      const { edges, pageInfo } = data?.product.reviews ?? {};
      titles.push(edges[0].node.title);
      after = pageInfo.endCursor;
      hasMore = pageInfo.hasNextPage;
    }
    expect(titles).toEqual(['first', 'also second', 'second', 'third']);
  });

  test.each([{ first: 101 }, { first: 0 }, { after: 'x' }])('are refused with %j', async (args) => {
    const { id } = await aProduct(server.prisma);
    const { errors } = await server.graphql(REVIEWS, { id, ...args });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('related products', () => {
  const findRelated = async (slug: string, limit = 12): Promise<string[]> =>
    (await readProduct(slug, `related(limit: ${limit}) { slug }`)).related.map(
      (relatedProduct: { slug: string }) => relatedProduct.slug,
    );

  test('share metal and colour or the collection; products that share both rank first, and other types rank before the same type', async () => {
    const { prisma } = server;
    const { id: collectionId } = await aCollection(prisma);
    const roseGold = { category: 'GOLD', metal: 'GOLD', metalColour: 'coral' } as const;
    const { slug } = await aProduct(prisma, { ...roseGold, type: 'RINGS', collectionId, popularity: 99 });
    await aProduct(prisma, { slug: 'other-ring-of-the-metal', ...roseGold, type: 'RINGS', popularity: 90 });
    await aProduct(prisma, { slug: 'necklace-of-the-metal', ...roseGold, type: 'NECKLACES', popularity: 20 });
    await aProduct(prisma, {
      slug: 'silver-of-the-set',
      category: 'SILVER',
      metal: 'SILVER',
      purity: '925',
      type: 'EARRINGS',
      collectionId,
      popularity: 10,
    });
    await aProduct(prisma, {
      slug: 'ring-of-the-set',
      ...roseGold,
      type: 'RINGS',
      collectionId,
      popularity: 5,
    });
    await aProduct(prisma, { slug: 'earrings-of-the-set', ...roseGold, type: 'EARRINGS', collectionId });
    await aProduct(prisma, { slug: 'another-colour', ...roseGold, metalColour: 'black', type: 'RINGS' });

    expect(await findRelated(slug)).toEqual([
      'earrings-of-the-set',
      'ring-of-the-set',
      'necklace-of-the-metal',
      'silver-of-the-set',
      'other-ring-of-the-metal',
    ]);
    expect(await findRelated(slug, 2)).toEqual(['earrings-of-the-set', 'ring-of-the-set']);
  });

  test('exclude sold-out products, drafts and the product itself, with or without a collection', async () => {
    const { prisma } = server;
    const kind = { category: 'GOLD', metal: 'GOLD', metalColour: 'green' } as const;
    const { slug } = await aProduct(prisma, { ...kind, popularity: 99 });
    await aProduct(prisma, { slug: 'sold-out', ...kind, stock: 0, popularity: 50 });
    await aProduct(prisma, { slug: 'draft-alike', ...kind, status: 'DRAFT' });
    await aProduct(prisma, { slug: 'to-be-had', ...kind });

    expect(await findRelated(slug)).toEqual(['to-be-had']);
  });
});

describe('related metals', () => {
  const listTwinSlugs = async (id: string) =>
    (await readProduct(id, 'twins { slug }')).twins.map(({ slug }: { slug: string }) => slug);

  test('are the products for sale of the same design, including the product itself, sorted by SKU', async () => {
    const { prisma } = server;
    const silverProduct = await aProduct(prisma, { sku: 'TW-2', slug: 'heart-silver', design: 'twin heart' });
    await aProduct(prisma, { sku: 'TW-1', slug: 'heart-gold', design: 'twin heart' });
    await aProduct(prisma, { sku: 'TW-3', design: 'twin heart', status: 'DRAFT' });
    await aProduct(prisma, { design: 'another heart' });
    expect(await listTwinSlugs(silverProduct.id)).toEqual(['heart-gold', 'heart-silver']);
  });

  test('are empty without a design', async () => {
    const { id } = await aProduct(server.prisma);
    await aProduct(server.prisma);
    expect(await listTwinSlugs(id)).toEqual([]);
  });
});

test('measurements are in micrometres in a fixed order, with the size of each stone', async () => {
  const { id } = await aProduct(server.prisma, {
    measurements: { band_width: 2200, inside_diameter: 17_200 },
    measuredSize: '14',
    gemstones: [
      { kind: 'emerald', lengthUm: 8000, widthUm: 6000 },
      { kind: 'diamond', lengthUm: 1400, position: 1 },
    ],
  });
  const fields = 'measurements { kind micrometres } measuredSize gemstones { kind lengthUm widthUm }';
  expect(await readProduct(id, fields)).toEqual({
    measurements: [
      { kind: 'inside_diameter', micrometres: 17_200 },
      { kind: 'band_width', micrometres: 2200 },
    ],
    measuredSize: '14',
    gemstones: [
      { kind: 'emerald', lengthUm: 8000, widthUm: 6000 },
      { kind: 'diamond', lengthUm: 1400, widthUm: null },
    ],
  });
  const unmeasuredProduct = await aProduct(server.prisma);
  expect(await readProduct(unmeasuredProduct.id, 'measurements { kind } measuredSize')).toEqual({
    measurements: [],
    measuredSize: null,
  });
});

describe('shop collections', () => {
  test('are listed in the store’s order, with a banner and their products for sale', async () => {
    const { prisma } = server;
    await prisma.collection.deleteMany();
    const last = await aCollection(prisma, { slug: 'last', position: 2 });
    const first = await aCollection(prisma, {
      slug: 'first',
      name: 'Heritage',
      position: 1,
      bannerKey: 'b.webp',
    });
    await aProduct(prisma, { collectionId: first.id });
    await aProduct(prisma, { collectionId: first.id });
    await aProduct(prisma, { collectionId: first.id, status: 'DRAFT' });
    const { data } = await server.graphql(
      '{ collections { slug productCount banner { url alt width height colour focus { x y } } } }',
    );
    expect(data?.collections).toEqual([
      {
        slug: 'first',
        productCount: 2,
        banner: {
          url: '/media/b.webp',
          alt: 'Heritage',
          width: 1920,
          height: 900,
          colour: expect.stringMatching(/^#[0-9a-f]{6}$/),
          // Cropping keeps the jewellery in view and cuts off the space for text.
          focus: { x: 100, y: 50 },
        },
      },
      expect.objectContaining({ slug: last.slug, productCount: 0 }),
    ]);
  });
});
