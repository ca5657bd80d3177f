import { beforeEach, describe, expect, test } from 'vitest';
import { write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

let shopper: Shopper;

beforeEach(async () => {
  shopper = await aShopper(server);
});

const readSlugs = (items: { product: { slug: string } }[] | null) =>
  items?.map(({ product }) => product.slug);

/** Adds or removes a product a second after the previous change. */
async function change(name: 'addToWishlist' | 'removeFromWishlist', productId: string, client = shopper) {
  advanceClock();
  const { data, errors } = await client.graphql(
    `mutation ($input: WishlistInput!) {
      ${name}(input: $input) { wishlist { addedAt product { slug } } errors { code field message } }
    }`,
    { input: { productId } },
  );
  expect(errors).toBeUndefined();
  const { wishlist, errors: problems } = data?.[name] ?? {};
  return { slugs: readSlugs(wishlist), errors: problems };
}

async function findWishlistSlugs(client = shopper) {
  const { data } = await client.graphql('{ wishlist { product { slug } } }');
  return readSlugs(data?.wishlist);
}

function advanceClock() {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
}

describe('the wishlist', () => {
  test('is empty at first', async () => {
    expect(await findWishlistSlugs()).toEqual([]);
  });

  test('shows each product once, newest first', async () => {
    const [first, second] = [await aProduct(server.prisma), await aProduct(server.prisma)];
    expect(await change('addToWishlist', first.id)).toEqual({ slugs: [first.slug], errors: [] });
    expect(await change('addToWishlist', second.id)).toEqual({
      slugs: [second.slug, first.slug],
      errors: [],
    });
    expect(await change('addToWishlist', first.id)).toEqual({ slugs: [second.slug, first.slug], errors: [] });
    expect(await findWishlistSlugs()).toEqual([second.slug, first.slug]);
  });

  test('adds a product once in simultaneous requests', async () => {
    const { id, slug } = await aProduct(server.prisma);
    const results = await Promise.all(Array.from({ length: 5 }, () => change('addToWishlist', id)));
    expect(results).toEqual(Array(5).fill({ slugs: [slug], errors: [] }));
  });

  test('removes a product once; another removal is not an error', async () => {
    const [first, second] = [await aProduct(server.prisma), await aProduct(server.prisma)];
    await change('addToWishlist', first.id);
    await change('addToWishlist', second.id);
    expect(await change('removeFromWishlist', first.id)).toEqual({ slugs: [second.slug], errors: [] });
    expect(await change('removeFromWishlist', first.id)).toEqual({ slugs: [second.slug], errors: [] });
    expect(await change('removeFromWishlist', 'nothing')).toEqual({ slugs: [second.slug], errors: [] });
  });

  test.each(['DRAFT', 'ARCHIVED'] as const)('refuses a product that is %s', async (status) => {
    const { id } = await aProduct(server.prisma, { status });
    expect((await change('addToWishlist', id)).errors).toEqual([
      { code: 'NOT_FOUND', field: 'productId', message: 'This product is not for sale.' },
    ]);
    expect((await change('addToWishlist', 'nothing')).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await change('addToWishlist', 'x'.repeat(200))).errors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('refuses a product that another server has just archived', async () => {
    const { id } = await aProduct(server.prisma);
    await findWishlistSlugs();
    const setStatus = (status: string) =>
      server.direct.send(write(Prisma.sql`UPDATE products SET status = ${status} WHERE id = ${id}`));
    await setStatus('ARCHIVED');
    const { errors } = await change('addToWishlist', id);
    await setStatus('ACTIVE');
    expect(errors).toMatchObject([{ code: 'NOT_FOUND', field: 'productId' }]);
  });

  test('hides a product while it is not for sale, and shows it again afterwards', async () => {
    const { id, slug } = await aProduct(server.prisma);
    await change('addToWishlist', id);
    await server.prisma.product.update({ where: { id }, data: { status: 'ARCHIVED' } });
    expect(await findWishlistSlugs()).toEqual([]);
    await server.prisma.product.update({ where: { id }, data: { status: 'ACTIVE' } });
    expect(await findWishlistSlugs()).toEqual([slug]);
  });

  test('can contain up to 200 products', async () => {
    const products = [];
    for (let index = 0; index < 201; index++) products.push(await aProduct(server.prisma, { images: [] }));
    await server.prisma.wishlistItem.createMany({
      data: products.slice(0, 199).map(({ id }) => ({ userId: shopper.user.id, productId: id })),
    });
    const [firstProductId, lastProductId, excessProductId] = [
      products[0]?.id ?? '',
      products[199]?.id ?? '',
      products[200]?.id ?? '',
    ];

    expect((await change('addToWishlist', lastProductId)).slugs).toHaveLength(200);
    expect(await change('addToWishlist', excessProductId)).toEqual({
      slugs: undefined,
      errors: [{ code: 'TOO_MANY', field: 'productId', message: 'A wishlist can hold up to 200 pieces.' }],
    });
    expect((await change('addToWishlist', firstProductId)).errors).toEqual([]);
    await change('removeFromWishlist', firstProductId);
    expect((await change('addToWishlist', excessProductId)).slugs).toHaveLength(200);
  });

  test('can be viewed and changed only by its owner', async () => {
    const { id, slug } = await aProduct(server.prisma);
    await change('addToWishlist', id);
    const other = await aShopper(server);
    expect(await findWishlistSlugs(other)).toEqual([]);
    await change('removeFromWishlist', id, other);
    expect(await findWishlistSlugs()).toEqual([slug]);
  });
});

describe('recently viewed products', () => {
  const VIEW = `mutation ($input: RecordProductViewInput!) {
    recordProductView(input: $input) { recentlyViewed { viewedAt product { slug } } errors { code field } }
  }`;

  async function recordView(productId: string) {
    advanceClock();
    const { data } = await shopper.graphql(VIEW, { input: { productId } });
    return data?.recordProductView;
  }

  async function findViewedSlugs(client = shopper) {
    const { data } = await client.graphql('{ recentlyViewed { product { slug } } }');
    return readSlugs(data?.recentlyViewed);
  }

  test('are stored without consent to tracking, most recent first', async () => {
    await server.prisma.user.update({ where: { id: shopper.user.id }, data: { hasActivityConsent: false } });
    const [first, second] = [await aProduct(server.prisma), await aProduct(server.prisma)];
    await recordView(first.id);
    await recordView(second.id);
    expect(await findViewedSlugs()).toEqual([second.slug, first.slug]);
    expect(readSlugs((await recordView(first.id)).recentlyViewed)).toEqual([first.slug, second.slug]);
    expect(await findViewedSlugs()).toEqual([first.slug, second.slug]);
    expect(await server.prisma.activity.count({ where: { userId: shopper.user.id } })).toBe(0);
  });

  test('are limited to the last 20', async () => {
    const slugs: string[] = [];
    for (let index = 0; index < 22; index++) {
      const { id, slug } = await aProduct(server.prisma);
      await recordView(id);
      slugs.unshift(slug);
    }
    expect(await findViewedSlugs()).toEqual(slugs.slice(0, 20));
    expect(await server.prisma.recentlyViewedItem.count({ where: { userId: shopper.user.id } })).toBe(20);
  });

  test('contain a product once after simultaneous views', async () => {
    const { id, slug } = await aProduct(server.prisma);
    const results = await Promise.all(Array.from({ length: 5 }, () => recordView(id)));
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await findViewedSlugs()).toEqual([slug]);
  });

  test('exclude products that are not for sale', async () => {
    const { id } = await aProduct(server.prisma);
    await recordView(id);
    await server.prisma.product.update({ where: { id }, data: { status: 'DRAFT' } });
    expect(await findViewedSlugs()).toEqual([]);
    expect((await recordView(id)).errors).toEqual([{ code: 'NOT_FOUND', field: 'productId' }]);
    expect((await recordView('')).errors).toEqual([{ code: 'NOT_FOUND', field: 'productId' }]);
  });

  test('are visible only to their owner', async () => {
    await recordView((await aProduct(server.prisma)).id);
    expect(await findViewedSlugs(await aShopper(server))).toEqual([]);
  });
});

test.each([
  '{ wishlist { addedAt } }',
  '{ recentlyViewed { viewedAt } }',
  'mutation { addToWishlist(input: { productId: "x" }) { errors { code } } }',
  'mutation { removeFromWishlist(input: { productId: "x" }) { errors { code } } }',
  'mutation { recordProductView(input: { productId: "x" }) { errors { code } } }',
])('a guest must sign in to request %j', async (query) => {
  const { errors } = await server.graphql(query);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
