import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aCollection } from '../../testing/aCollection.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { aProduct } from '../../testing/aProduct.ts';
import { aRate } from '../../testing/aRate.ts';
import { aShopper, type Shopper } from '../../testing/aShopper.ts';
import { useTestServer } from '../../testing/server.ts';

const server = useTestServer();

const BAND = {
  name: 'Chandra Band',
  description: 'A plain band of gold.',
  category: 'GOLD',
  type: 'RINGS',
  metal: 'GOLD',
  purity: '24K',
  weightMg: 11_664,
};
const PRODUCT = `product {
    id slug sku name description category purity weightMg price stock sizeUnit tags collection { slug }
    variants { size sku stock weightMg price } gemstones { kind carat count }
    staff { status pricingMode makingPercent makingFixed fixedPrice stonesPrice missing version publishedAt images { id } }
  }
  errors { code field message }`;

let admin: Shopper;

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
  await aRate(server.prisma, { perTola: 300_000 });
});

beforeEach(() => {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
});

async function write(name: string, input: Record<string, unknown>) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await admin.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${PRODUCT} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

const create = (given: Record<string, unknown> = {}) => write('createProduct', { ...BAND, ...given });
const update = (id: string, given: Record<string, unknown>) => write('updateProduct', { id, ...given });

function refused(field: string, message: string, code = 'INVALID') {
  return { product: null, errors: [{ code, field, message }] };
}

function ledgerOf(productId: string) {
  return server.prisma.stockMove.findMany({
    where: { variant: { productId } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { delta: true, reason: true, actorId: true, variant: { select: { size: true } } },
  });
}

async function foundBy(search: string): Promise<string[]> {
  const { data } = await admin.ask(
    'query ($search: String) { adminProducts(filter: { search: $search }) { edges { node { id } } } }',
    { search },
  );
  return data?.adminProducts.edges.map(({ node }: { node: { id: string } }) => node.id);
}

describe('a new piece', () => {
  test('is a draft that is named, priced and counted, with its history and ledger begun', async () => {
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
        missing: ['Add a photograph.'],
        version: 1,
        publishedAt: null,
      },
    });
    expect(await ledgerOf(product.id)).toEqual([
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

  test('is seen by nobody else, and its facts for staff are refused to guests', async () => {
    const { product } = await create();
    const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { id } }', { id: product.id });
    expect(data).toEqual({ product: null });

    const shown = await aProduct(server.prisma);
    const asked = await server.graphql('query ($id: ID!) { product(id: $id) { staff { version } } }', {
      id: shown.id,
    });
    expect(asked.data).toEqual({ product: null });
    expect(asked.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('is found by staff by its words', async () => {
    const { product } = await create({ name: 'Tilhari of Mustang', tags: ['wedding'] });
    expect(await foundBy('tilhari')).toEqual([product.id]);
    expect(await foundBy('tilhary')).toEqual([product.id]);
  });

  test('with sizes has each priced by its weight', async () => {
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

  test('with a name that others have gets a number in its address', async () => {
    await create({ name: 'Only Once' });
    expect((await create({ name: 'Only  once!' })).product.slug).toBe('only-once-2');
    expect((await create({ name: 'Only Once' })).product.slug).toBe('only-once-3');
    expect((await create({ name: 'औंठी' })).product.slug).toBe('piece');
  });

  test('at a fixed price needs no rate', async () => {
    const silver = { metal: 'SILVER', purity: '925', category: 'SILVER' };
    expect((await create({ ...silver, fixedPrice: 4500 })).product).toMatchObject({
      price: 4500,
      staff: { pricingMode: 'FIXED', fixedPrice: 4500, makingPercent: null },
    });
    expect(await create(silver)).toEqual(
      refused('fixedPrice', 'There is no rate for silver yet. Publish one, or give a fixed price.'),
    );
  });

  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ purity: '925' }, 'purity', 'Choose a purity that this metal comes in.'],
    [{ purity: '23K' }, 'purity', 'Choose a purity that this metal comes in.'],
    [{ weightMg: 0 }, 'weightMg', 'Enter the weight in milligrams as a whole number from 1 to 20,00,000.'],
    [{ slug: 'Not A Slug' }, 'slug', 'Use lower case letters and digits, with hyphens between words.'],
    [{ sku: 'no spaces' }, 'sku', 'Use letters, digits, hyphens, dots and slashes for the SKU.'],
    [{ fixedPrice: 0 }, 'fixedPrice', 'Enter the price in rupees as a whole number from 1 to 10,00,00,000.'],
    [{ stock: -1 }, 'stock', 'Enter the stock as a whole number from 0 to 1,00,000.'],
    [
      { fixedPrice: 5000, makingPercent: 10 },
      'fixedPrice',
      'Give a fixed price or a making charge, not both.',
    ],
    [
      { makingFixed: 500, makingPercent: 10 },
      'makingFixed',
      'Give the making charge as a percentage or as a sum, not both.',
    ],
    [
      { stock: 1, variants: [{ size: '12' }] },
      'stock',
      'Give one stock or the stock of each size, not both.',
    ],
    [{ variants: [{ size: '12' }, { size: '12' }] }, 'variants.1.size', 'This size is there twice.'],
    [{ variants: [{ size: '12' }, {}] }, 'variants.1.size', 'Name the size.'],
    [
      {
        variants: [
          { size: '12', sku: 'A' },
          { size: '13', sku: 'a' },
        ],
      },
      'variants.1.sku',
      'This SKU is there twice.',
    ],
  ])('with %j is refused', async (given, field, message) => {
    const before = await server.prisma.product.count();
    expect(await create(given)).toEqual(refused(field, message));
    expect(await server.prisma.product.count()).toBe(before);
  });

  test('cannot take the address, the SKU or a size of another, nor a collection that is not there', async () => {
    const other = await aProduct(server.prisma, { variants: [{ sku: 'TAKEN-SIZE' }] });
    expect(await create({ slug: other.slug })).toEqual(refused('slug', 'Another piece has this address.'));
    expect(await create({ sku: other.sku.toLowerCase() })).toEqual(
      refused('sku', 'Another piece has this SKU.'),
    );
    expect(await create({ variants: [{ size: '9' }, { size: '10', sku: 'TAKEN-SIZE' }] })).toEqual(
      refused('variants.1.sku', 'Another size has this SKU.'),
    );
    expect(await create({ collectionId: 'none' })).toEqual(
      refused('collectionId', 'There is no such collection.', 'NOT_FOUND'),
    );
  });

  test('made twice at once with one address is made once', async () => {
    const made = await Promise.all([1, 2, 3].map(() => create({ slug: 'at-once' })));
    expect(made.filter(({ product }) => product !== null)).toHaveLength(1);
    expect(made.flatMap(({ errors }) => errors)).toEqual(
      Array(2).fill({ code: 'INVALID', field: 'slug', message: 'Another piece has this address.' }),
    );
  });
});

describe('a change', () => {
  test('leaves alone what it does not name', async () => {
    const { product } = await create({
      makingFixed: 2000,
      stock: 2,
      gemstones: [{ kind: 'Ruby', carat: 0.25, count: 3 }],
      tags: ['gift'],
    });
    const { product: changed, errors } = await update(product.id, { name: 'Chandra Ring' });
    expect(errors).toEqual([]);
    expect(changed).toEqual({
      ...product,
      name: 'Chandra Ring',
      staff: { ...product.staff, version: 2 },
    });
    expect(await ledgerOf(product.id)).toHaveLength(1);
    const audit = await server.prisma.auditEntry.findFirst({
      where: { entityId: product.id, action: 'product.update' },
    });
    expect(audit).toMatchObject({ before: { name: 'Chandra Band' }, after: { name: 'Chandra Ring' } });
    expect(Object.keys(audit?.after as object)).toEqual(['name']);
  });

  test('moves a piece between a fixed price and the rate, with each price in its history', async () => {
    const { product } = await create({ makingPercent: 10 });
    const fixed = await update(product.id, { fixedPrice: 99_000 });
    expect(fixed.product).toMatchObject({
      price: 99_000,
      staff: { pricingMode: 'FIXED', makingPercent: null },
    });
    const free = await update(product.id, { makingFixed: 1000 });
    expect(free.product).toMatchObject({ price: 301_000, staff: { pricingMode: 'RATE', fixedPrice: null } });
    const plain = await update(product.id, { makingPercent: 1, stonesPrice: 50 });
    expect(plain.product).toMatchObject({ price: 303_050, staff: { makingFixed: null, makingPercent: 1 } });

    const { data } = await admin.ask(
      `query ($id: ID!) { priceHistory(productId: $id) { totalCount edges { node { oldPrice newPrice rate { perTola } } } } }`,
      { id: product.id },
    );
    expect(data?.priceHistory).toEqual({
      totalCount: 4,
      edges: [
        { node: { oldPrice: 301_000, newPrice: 303_050, rate: { perTola: 300_000 } } },
        { node: { oldPrice: 99_000, newPrice: 301_000, rate: { perTola: 300_000 } } },
        { node: { oldPrice: 330_000, newPrice: 99_000, rate: null } },
        { node: { oldPrice: null, newPrice: 330_000, rate: { perTola: 300_000 } } },
      ],
    });
  });

  test('of the weight is followed by the sizes that had it', async () => {
    const { product } = await create({ variants: [{ size: '1' }, { size: '2', weightMg: 20_000 }] });
    const { product: changed } = await update(product.id, { weightMg: 5832 });
    expect(changed.price).toBe(150_000);
    expect(changed.variants.map(({ weightMg }: { weightMg: number }) => weightMg)).toEqual([5832, 20_000]);
  });

  test('of the sizes orders, adds and removes them, with every piece in the ledger', async () => {
    const { product } = await create({
      variants: [
        { size: '1', stock: 4 },
        { size: '2', stock: 1 },
      ],
    });
    const { product: changed } = await update(product.id, {
      variants: [
        { size: '3', stock: 5 },
        { size: '1', stock: 2 },
      ],
    });
    expect(changed.stock).toBe(7);
    expect(changed.variants).toMatchObject([
      { size: '3', stock: 5, price: 300_000 },
      { size: '1', stock: 2 },
    ]);
    expect(
      (await ledgerOf(product.id)).map(({ delta, reason, variant }) => [variant.size, delta, reason]),
    ).toEqual([
      ['1', 4, 'INITIAL'],
      ['3', 5, 'INITIAL'],
      ['1', -2, 'CORRECTION'],
    ]);
  });

  test('cannot remove a size that was ordered', async () => {
    const piece = await aProduct(server.prisma, { variants: [{ size: '1' }, { size: '2' }] });
    await anOrder(server.prisma, { lines: [{ productId: piece.id, variantId: piece.variants[1]?.id }] });
    expect(await update(piece.id, { variants: [{ size: '1' }] })).toEqual(
      refused('variants', 'Size 2 was ordered before and stays. Set its stock to 0 instead.'),
    );
    expect(await update(piece.id, { stock: 3 })).toEqual(
      refused('stock', 'This piece has sizes. Give the stock of each.'),
    );
  });

  test('takes away what is set to null, and puts into a collection', async () => {
    const collection = await aCollection(server.prisma);
    const { product } = await create({ sizeUnit: 'cm', collectionId: collection.id });
    expect(product).toMatchObject({ sizeUnit: 'cm', collection: { slug: collection.slug } });
    const { product: bare } = await update(product.id, { sizeUnit: null, collectionId: null });
    expect(bare).toMatchObject({ sizeUnit: null, collection: null });
    expect(await update(product.id, { name: null })).toEqual(refused('name', 'Enter a name.'));
  });

  test('of what someone else changed meanwhile is a conflict and writes nothing', async () => {
    const { product } = await create();
    await update(product.id, { name: 'First', version: 1 });
    expect(await update(product.id, { name: 'Second', version: 1 })).toEqual(
      refused('version', 'This was changed by someone else in the meantime.', 'CONFLICT'),
    );
    expect(await server.prisma.product.findUnique({ where: { id: product.id } })).toMatchObject({
      name: 'First',
      version: 2,
    });
  });

  test('of a piece for sale cannot take away what it needs', async () => {
    const piece = await aProduct(server.prisma);
    expect(await update(piece.id, { description: '' })).toEqual(
      refused('description', 'Describe the piece.'),
    );
  });

  test('cannot take the names of another, nor change what is not there', async () => {
    const other = await aProduct(server.prisma);
    const piece = await aProduct(server.prisma);
    expect(await update(piece.id, { slug: other.slug })).toEqual(
      refused('slug', 'Another piece has this address.'),
    );
    expect(await update(piece.id, { sku: other.sku })).toEqual(refused('sku', 'Another piece has this SKU.'));
    expect((await update(piece.id, { slug: piece.slug })).errors).toEqual([]);
    expect(await update('none', { name: 'Ring' })).toEqual(
      refused('id', 'There is no such piece.', 'NOT_FOUND'),
    );
  });

  test('shows at once where the old answer was kept', async () => {
    const piece = await aProduct(server.prisma, { name: 'Before' });
    const asGuest = async () => {
      const query = `{ product(id: "${piece.id}") { name } }`;
      const response = await server.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
      return response.json().data.product;
    };
    expect(await asGuest()).toEqual({ name: 'Before' });
    await update(piece.id, { name: 'After' });
    expect(await asGuest()).toEqual({ name: 'After' });
    await write('setProductStatus', { id: piece.id, status: 'ARCHIVED' });
    expect(await asGuest()).toBeNull();
  });
});

describe('the status', () => {
  const setStatus = (id: string, status: string, version?: number) =>
    write('setProductStatus', { id, status, version });

  test('puts a piece up for sale when nothing is missing', async () => {
    const { product } = await create({ description: '' });
    expect(await setStatus(product.id, 'ACTIVE')).toEqual({
      product: null,
      errors: [
        { code: 'INVALID', field: 'description', message: 'Describe the piece.' },
        { code: 'INVALID', field: 'images', message: 'Add a photograph.' },
      ],
    });
    await update(product.id, { description: 'A plain band.' });
    await server.prisma.productImage.create({
      data: { productId: product.id, key: 'a.webp', alt: 'A ring', width: 10, height: 10, colour: '#ffffff' },
    });

    const sold = await setStatus(product.id, 'ACTIVE', 2);
    expect(sold.product.staff).toMatchObject({
      status: 'ACTIVE',
      missing: [],
      version: 3,
      publishedAt: server.clock.now.toISOString(),
    });
    const { data } = await server.graphql('query ($id: ID!) { product(id: $id) { name } }', {
      id: product.id,
    });
    expect(data?.product).toEqual({ name: 'Chandra Band' });
  });

  test('from the archive comes back at the price of the day', async () => {
    const piece = await aProduct(server.prisma, {
      pricingMode: 'RATE',
      purity: '24K',
      weightMg: 11_664,
      price: 5,
      status: 'ARCHIVED',
    });
    expect((await setStatus(piece.id, 'ACTIVE')).product).toMatchObject({
      price: 300_000,
      staff: { publishedAt: '2026-06-01T00:00:00.000Z' },
    });
  });

  test('of a stale version is a conflict; the same status again is no change', async () => {
    const piece = await aProduct(server.prisma);
    expect((await setStatus(piece.id, 'ARCHIVED', 7)).errors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await setStatus(piece.id, 'ACTIVE', 1)).product.staff.version).toBe(1);
    expect((await setStatus('none', 'ACTIVE')).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
  });
});

describe('deleting', () => {
  const remove = async (id: string) => {
    const { data } = await admin.ask(
      'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deleted errors { code field message } } }',
      { id },
    );
    return data?.deleteProduct;
  };

  test('takes a piece that was never ordered away', async () => {
    const { product } = await create({ stock: 2 });
    expect(await remove(product.id)).toEqual({ deleted: true, errors: [] });
    expect(await server.prisma.variant.count({ where: { productId: product.id } })).toBe(0);
    expect(await remove(product.id)).toEqual({
      deleted: null,
      errors: [{ code: 'NOT_FOUND', field: 'id', message: 'There is no such piece.' }],
    });
  });

  test('is refused for one that was', async () => {
    const piece = await aProduct(server.prisma);
    await anOrder(server.prisma, { lines: [{ productId: piece.id, variantId: piece.variants[0]?.id }] });
    expect(await remove(piece.id)).toEqual({
      deleted: null,
      errors: [
        { code: 'NOT_ALLOWED', field: 'id', message: 'This piece was ordered before. Archive it instead.' },
      ],
    });
  });
});
