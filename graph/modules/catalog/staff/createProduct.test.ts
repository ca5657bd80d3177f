import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildRefusal, writeProducts } from './testing/writeProducts.ts';

const server = useTestServer();
let admin: Shopper;
const { create, findLedger } = writeProducts(server, () => admin);

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
  await aRate(server.prisma, { perTola: 300_000 });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function searchProductIds(search: string): Promise<string[]> {
  const { data } = await admin.graphql(
    'query ($search: String) { adminProducts(filter: { search: $search }) { edges { node { id } } } }',
    { search },
  );
  return data?.adminProducts.edges.map(({ node }: { node: { id: string } }) => node.id);
}

describe('a new product', () => {
  test('is a draft with a name, price, stock, price history and stock ledger', async () => {
    const { product, errors } = await create({ makingPercent: 10, stock: 3, tags: ['Plain', 'plain'] });
    expect(errors).toEqual([]);
    expect(product).toMatchObject({
      slug: 'chandra-band',
      sku: expect.stringMatching(/^RG-[0-9A-Z]{8}$/),
      price: 330_000,
      stock: 3,
      tags: ['plain'],
      variants: [{ size: null, sku: product.sku, stock: 3, weightMg: 11_664, price: 330_000 }],
      staff: {
        status: 'DRAFT',
        pricingMode: 'RATE',
        makingPercent: 10,
        missing: ['Add a photo.'],
        version: 1,
        publishedAt: null,
      },
    });
    expect(await findLedger(product.id)).toEqual([
      { delta: 3, reason: 'INITIAL', actorId: admin.user.id, variant: { size: null } },
    ]);
    expect(await server.prisma.priceChange.findMany({ where: { productId: product.id } })).toMatchObject([
      { oldPrice: null, newPrice: 330_000 },
    ]);
    expect(await server.prisma.auditEntry.findFirst({ where: { entityId: product.id } })).toMatchObject({
      action: 'product.create',
      actorId: admin.user.id,
    });
  });

  test('is visible only to staff, and its staff fields are refused to guests', async () => {
    const { product } = await create();
    const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { id } }', { id: product.id });
    expect(data).toEqual({ product: null });

    const activeProduct = await aProduct(server.prisma);
    const response = await server.graphql('query ($id: ID!) { product(id: $id) { staff { version } } }', {
      id: activeProduct.id,
    });
    expect(response.data).toEqual({ product: null });
    expect(response.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is found by staff search', async () => {
    const { product } = await create({ name: 'Tilhari of Mustang', tags: ['wedding'] });
    expect(await searchProductIds('tilhari')).toEqual([product.id]);
    expect(await searchProductIds('tilhary')).toEqual([product.id]);
  });

  test('with sizes has a price for each size, based on the weight of the size', async () => {
    const { product } = await create({
      sku: 'BAND-1',
      variants: [
        { size: '१२', stock: 2 },
        { size: '14', weightMg: 23_328, stock: 1, sku: 'BAND-XL' },
      ],
      sizeUnit: 'Indian ring size',
    });
    expect(product).toMatchObject({
      price: 300_000,
      stock: 3,
      variants: [
        { size: '12', sku: 'BAND-1-12', price: 300_000, stock: 2 },
        { size: '14', sku: 'BAND-XL', price: 600_000, stock: 1 },
      ],
    });
  });

  test('with an existing name gets a number in its URL', async () => {
    await create({ name: 'Only Once' });
    expect((await create({ name: 'Only  once!' })).product.slug).toBe('only-once-2');
    expect((await create({ name: 'Only Once' })).product.slug).toBe('only-once-3');
    expect((await create({ name: 'औंठी' })).product.slug).toBe('piece');
  });

  test('at a fixed price needs no rate', async () => {
    const silverFields = { metal: 'SILVER', purity: '925', category: 'SILVER' };
    expect((await create({ ...silverFields, fixedPrice: 4500 })).product).toMatchObject({
      price: 4500,
      staff: { pricingMode: 'FIXED', fixedPrice: 4500, makingPercent: null },
    });
    expect(await create(silverFields)).toEqual(
      buildRefusal('fixedPrice', 'There is no rate for silver yet. Publish one, or enter a fixed price.'),
    );
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [
      { purity: '925' },
      'purity',
      'This metal isn’t available in “925”. Choose one of these: 24K, 22K, 18K, 14K.',
    ],
    [
      { purity: '23K' },
      'purity',
      'The store does not offer the purity “23K”. Choose one of these: 24K, 22K, 18K, 14K.',
    ],
    [{ weightMg: 0 }, 'weightMg', 'Enter the weight in milligrams as a whole number from 1 to 20,00,000.'],
    [{ slug: 'Not A Slug' }, 'slug', 'Use only lowercase letters and digits, with hyphens between words.'],
    [{ sku: 'no spaces' }, 'sku', 'Use only letters, digits, hyphens, dots and slashes for the SKU.'],
    [{ fixedPrice: 0 }, 'fixedPrice', 'Enter the price in rupees as a whole number from 1 to 10,00,00,000.'],
    [{ stock: -1 }, 'stock', 'Enter the stock as a whole number from 0 to 1,00,000.'],
    [
      { fixedPrice: 5000, makingPercent: 10 },
      'fixedPrice',
      'Enter a fixed price or a making charge, not both.',
    ],
    [
      { makingFixed: 500, makingPercent: 10 },
      'makingFixed',
      'Enter the making charge as a percentage or as an amount, not both.',
    ],
    [
      { stock: 1, variants: [{ size: '12' }] },
      'stock',
      'Send one stock quantity for the product or one for each size, not both.',
    ],
    [{ variants: [{ size: '12' }, { size: '12' }] }, 'variants.1.size', 'This size is listed twice.'],
    [{ variants: [{ size: '12' }, {}] }, 'variants.1.size', 'Enter the size.'],
    [
      {
        variants: [
          { size: '12', sku: 'A' },
          { size: '13', sku: 'a' },
        ],
      },
      'variants.1.sku',
      'This SKU is listed twice.',
    ],
  ])('with %j is refused', async (input, field, message) => {
    const countBefore = await server.prisma.product.count();
    expect(await create(input)).toEqual(buildRefusal(field, message));
    expect(await server.prisma.product.count()).toBe(countBefore);
  });

  test('cannot use another product’s URL, SKU or size, or an unknown collection', async () => {
    const other = await aProduct(server.prisma, { variants: [{ sku: 'TAKEN-SIZE' }] });
    expect(await create({ slug: other.slug })).toEqual(
      buildRefusal('slug', 'Another product already has this web address.'),
    );
    expect(await create({ sku: other.sku.toLowerCase() })).toEqual(
      buildRefusal('sku', 'Another product already has this SKU.'),
    );
    expect(await create({ variants: [{ size: '9' }, { size: '10', sku: 'TAKEN-SIZE' }] })).toEqual(
      buildRefusal('variants.1.sku', 'Another variant already has this SKU.'),
    );
    expect(await create({ collectionId: 'none' })).toEqual(
      buildRefusal('collectionId', 'This collection no longer exists.', 'NOT_FOUND'),
    );
  });

  test('is created once by simultaneous requests with the same URL', async () => {
    const results = await Promise.all([1, 2, 3].map(() => create({ slug: 'at-once' })));
    expect(results.filter(({ product }) => product !== null)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toEqual(
      Array(2).fill({
        code: 'INVALID',
        field: 'slug',
        message: 'Another product already has this web address.',
      }),
    );
  });
});
