import { beforeEach, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

let shopper: Shopper;

beforeEach(async () => {
  shopper = await aShopper(server, { name: 'Sita Devi Sharma' });
});

test('a wishlist is private by default', async () => {
  expect(await findToken()).toBeNull();
});

test('the token shows the owner’s first name and the products for sale, newest first', async () => {
  const [first, second, archivedProduct] = [
    await addWishlistProduct(1),
    await addWishlistProduct(2),
    await addWishlistProduct(3),
  ];
  await server.prisma.product.update({ where: { id: archivedProduct.id }, data: { status: 'ARCHIVED' } });

  const token = await change('shareWishlist');

  expect(token).toMatch(/^[0-9a-f]{48}$/);
  expect(await findToken()).toBe(token);
  expect(await findSharedWishlist(token)).toEqual({
    ownerName: 'Sita',
    products: [{ slug: second.slug }, { slug: first.slug }],
  });
});

test('a shared wishlist keeps its token, even in simultaneous requests', async () => {
  const tokens = await Promise.all(Array.from({ length: 5 }, () => change('shareWishlist')));
  expect(new Set(tokens).size).toBe(1);
  expect(await findSharedWishlist(tokens[0] ?? null)).not.toBeNull();
});

test('a token stops working when sharing ends, and sharing again creates a new token', async () => {
  const before = await change('shareWishlist');
  expect(await change('unshareWishlist')).toBeNull();
  expect(await change('unshareWishlist')).toBeNull();
  expect(await findSharedWishlist(before)).toBeNull();

  const after = await change('shareWishlist');
  expect(after).not.toBe(before);
  expect(await findSharedWishlist(before)).toBeNull();
});

test.each(['', 'nothing', "' OR 1=1", 'x'.repeat(5000), '%'])(
  'the token "%.20s" opens no wishlist',
  async (token) => {
    await change('shareWishlist');
    expect(await findSharedWishlist(token)).toBeNull();
  },
);

test('a private wishlist cannot be opened, even if others are shared', async () => {
  await addWishlistProduct(1);
  const other = await aShopper(server, { name: 'Ram Thapa' });
  const { data } = await other.graphql('mutation { shareWishlist { token } }');
  expect(await findSharedWishlist(data?.shareWishlist.token)).toEqual({ ownerName: 'Ram', products: [] });
  expect(await findToken()).toBeNull();
});

test('the wishlist of a blocked account is not shown', async () => {
  const token = await change('shareWishlist');
  await server.prisma.user.update({ where: { id: shopper.user.id }, data: { status: 'BLOCKED' } });
  expect(await findSharedWishlist(token)).toBeNull();
});

test.each([
  '{ wishlistSharing { token } }',
  'mutation { shareWishlist { token } }',
  'mutation { unshareWishlist { token } }',
])('a guest must sign in to request "%s"', async (document) => {
  const { errors } = await server.graphql(document);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

async function addWishlistProduct(day: number) {
  const product = await aProduct(server.prisma);
  const addedAt = new Date(Date.UTC(2026, 9, day));
  await server.prisma.wishlistItem.create({
    data: { userId: shopper.user.id, productId: product.id, addedAt },
  });
  return product;
}

async function change(name: 'shareWishlist' | 'unshareWishlist'): Promise<string | null> {
  const { data, errors } = await shopper.graphql(`mutation { ${name} { token errors { code } } }`);
  expect(errors).toBeUndefined();
  expect(data?.[name].errors).toEqual([]);
  return data?.[name].token;
}

async function findToken(): Promise<string | null> {
  const { data } = await shopper.graphql('{ wishlistSharing { token } }');
  return data?.wishlistSharing.token;
}

/** Returns the wishlist that a guest sees with the token. */
async function findSharedWishlist(token: string | null) {
  const { data, errors } = await server.graphql(
    'query ($token: String!) { sharedWishlist(token: $token) { ownerName products { slug } } }',
    { token },
  );
  expect(errors).toBeUndefined();
  return data?.sharedWishlist;
}
