import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { REVIEW, TEXT, writeReviews } from './testing/writeReviews.ts';

const server = useTestServer();

let admin: Shopper;
let shopper: Shopper;
let product: { id: string; slug: string };
const { write, submit, createPublishedReview, readRating } = writeReviews(server, () => ({
  admin,
  shopper,
  product,
}));

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  shopper = await aShopper(server, { name: 'Sita Devi Sharma' });
  product = await aProduct(server.prisma);
});

async function remove(id: string, caller = shopper) {
  const { data } = await caller.graphql(
    'mutation ($id: ID!) { deleteReview(input: { id: $id }) { deletedId errors { code field } } }',
    { id },
  );
  return data?.deleteReview;
}

describe('a review', () => {
  test('is pending at first, under a shortened name', async () => {
    expect(await submit()).toEqual({
      review: {
        ...TEXT,
        id: expect.any(String),
        authorName: 'Sita S.',
        isVerifiedPurchase: false,
        status: 'PENDING',
        version: 1,
        product: { slug: product.slug },
      },
      errors: [],
    });
    expect(await readRating()).toEqual({ mean: null, reviewCount: 0 });
  });

  test.each([
    [{ rating: 0 }, 'rating', 'Choose a rating from 1 to 5 stars.'],
    [{ rating: 6 }, 'rating', 'Choose a rating from 1 to 5 stars.'],
    [{ comment: 'Too short' }, 'comment', 'Enter at least 10 characters.'],
    [{ comment: 'x'.repeat(2001) }, 'comment', 'Use at most 2,000 characters for the review.'],
    [{ title: 'x'.repeat(121) }, 'title', 'Use at most 120 characters for the headline.'],
  ])('with %j is refused', async (input, field, message) => {
    expect(await submit(input)).toEqual({ review: null, errors: [{ code: 'INVALID', field, message }] });
  });

  test('with half a star is refused', async () => {
    const { status, errors } = await shopper.graphql(
      `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { ${REVIEW} } }`,
      { input: { ...TEXT, productId: product.id, rating: 4.5 } },
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('requires a product for sale', async () => {
    const draftProduct = await aProduct(server.prisma, { status: 'DRAFT' });
    const expectedErrors = [
      { code: 'NOT_FOUND', field: 'productId', message: 'This product is not for sale.' },
    ];
    expect((await submit({ productId: draftProduct.id })).errors).toEqual(expectedErrors);
    expect((await submit({ productId: 'nothing' })).errors).toEqual(expectedErrors);
  });

  test('can be written only once per product, even if sent several times simultaneously', async () => {
    const results = await Promise.all([submit(), submit(), submit()]);
    expect(results.filter(({ review }) => review)).toHaveLength(1);
    expect(results.flatMap(({ errors }) => errors)).toEqual(
      Array(2).fill({
        code: 'NOT_ALLOWED',
        field: 'productId',
        message: 'You have already reviewed this piece.',
      }),
    );
    expect((await submit({}, await aShopper(server))).errors).toEqual([]);
  });

  test('is refused beyond 20 pending reviews', async () => {
    for (let index = 0; index < 20; index++) {
      const { id } = await aProduct(server.prisma);
      await aReview(server.prisma, id, { userId: shopper.user.id, status: 'PENDING' });
    }
    expect((await submit()).errors).toMatchObject([{ code: 'TOO_MANY', field: null }]);
  });

  test.each([
    ['DELIVERED', true],
    ['PENDING', false],
    ['SHIPPED', false],
    ['CANCELLED', false],
    ['RETURNED', false],
  ] as const)(
    'of a product in an order that is %s is marked as a verified purchase: %s',
    async (status, isPurchased) => {
      await anOrder(server.prisma, { userId: shopper.user.id, status, lines: [{ productId: product.id }] });
      expect((await submit()).review.isVerifiedPurchase).toBe(isPurchased);
    },
  );

  test('is not marked as a verified purchase because of another customer’s order or another product', async () => {
    const otherProduct = await aProduct(server.prisma);
    const status = 'DELIVERED';
    await anOrder(server.prisma, {
      userId: shopper.user.id,
      status,
      lines: [{ productId: otherProduct.id }],
    });
    await anOrder(server.prisma, { userId: admin.user.id, status, lines: [{ productId: product.id }] });
    expect((await submit()).review.isVerifiedPurchase).toBe(false);
  });
});

describe('the viewer’s own review', () => {
  test('is pending again after a change, and no longer counts', async () => {
    const { id, writer } = await createPublishedReview(5);
    await createPublishedReview(3);
    expect(await readRating()).toEqual({ mean: 4, reviewCount: 2 });

    const { review, errors } = await write('updateReview', { id, rating: 1, title: null }, writer);
    expect(errors).toEqual([]);
    expect(review).toMatchObject({
      rating: 1,
      title: null,
      comment: TEXT.comment,
      status: 'PENDING',
      version: 3,
    });
    expect(await readRating()).toEqual({ mean: 3, reviewCount: 1 });

    await write('moderateReview', { id, status: 'PUBLISHED' }, admin);
    expect(await readRating()).toEqual({ mean: 2, reviewCount: 2 });
  });

  test('is not changed by an invalid update', async () => {
    const { id, writer } = await createPublishedReview(5);
    expect((await write('updateReview', { id, rating: 1, comment: 'short' }, writer)).errors).toEqual([
      { code: 'INVALID', field: 'comment', message: 'Enter at least 10 characters.' },
    ]);
    expect(await readRating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('disappears with its rating when deleted, and can be written again', async () => {
    const { id, writer } = await createPublishedReview(5);
    expect(await remove(id, writer)).toEqual({ deletedId: id, errors: [] });
    expect(await readRating()).toEqual({ mean: null, reviewCount: 0 });
    expect(await remove(id, writer)).toEqual({
      deletedId: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
    expect((await submit({}, writer)).errors).toEqual([]);
  });

  test('cannot be changed or deleted by others, including staff', async () => {
    const { id } = await createPublishedReview(5);
    for (const caller of [shopper, admin]) {
      expect((await write('updateReview', { id, rating: 1 }, caller)).errors).toEqual([
        { code: 'NOT_FOUND', field: 'id', message: 'This review no longer exists.' },
      ]);
      expect((await remove(id, caller)).errors).toEqual([{ code: 'NOT_FOUND', field: 'id' }]);
    }
    expect(await readRating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('is listed with its status', async () => {
    await submit();
    const otherProduct = await aProduct(server.prisma);
    const { review } = await submit({ productId: otherProduct.id });
    await write('moderateReview', { id: review.id, status: 'REJECTED' }, admin);
    await submit({}, await aShopper(server));

    const OWN_REVIEWS = `query ($productId: ID, $first: Int, $after: String) {
      myReviews(productId: $productId, first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { status product { slug } } }
      }
    }`;
    const firstPage = (await shopper.graphql(OWN_REVIEWS, { first: 1 })).data?.myReviews;
    expect(firstPage).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { status: 'REJECTED', product: { slug: otherProduct.slug } } }],
    });
    const secondPage = (await shopper.graphql(OWN_REVIEWS, { first: 1, after: firstPage.pageInfo.endCursor }))
      .data?.myReviews;
    expect(secondPage.edges).toEqual([{ node: { status: 'PENDING', product: { slug: product.slug } } }]);
    const page = (await shopper.graphql(OWN_REVIEWS, { productId: product.id })).data?.myReviews;
    expect(page.edges).toHaveLength(1);
    expect((await shopper.graphql(OWN_REVIEWS, { first: 101 })).errors?.[0]?.message).toBe(
      'first must be from 1 to 100.',
    );
  });

  test('is listed without a product that is no longer for sale', async () => {
    await submit();
    await server.prisma.product.update({ where: { id: product.id }, data: { status: 'DRAFT' } });
    const { data } = await shopper.graphql('{ myReviews { edges { node { product { slug } } } } }');
    expect(data?.myReviews.edges).toEqual([{ node: { product: null } }]);
  });
});

describe('permissions', () => {
  test.each([
    '{ myReviews { totalCount } }',
    'mutation { deleteReview(input: { id: "x" }) { errors { code } } }',
    'mutation { updateReview(input: { id: "x" }) { errors { code } } }',
    `mutation { submitReview(input: { productId: "x", rating: 5, comment: "x" }) { errors { code } } }`,
  ])('query %j requires a signed-in account', async (query) => {
    expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('only the writer and staff see the status of a review', async () => {
    const { writer } = await createPublishedReview(5);
    const STATUS = 'query ($id: ID!) { product(id: $id) { reviews { edges { node { status } } } } }';
    const ask = async (caller: Shopper['graphql']) => {
      const { data, errors } = await caller(STATUS, { id: product.id });
      return [data?.product.reviews.edges[0].node.status, errors?.[0]?.extensions.code];
    };
    expect(await ask(writer.graphql)).toEqual(['PUBLISHED', undefined]);
    expect(await ask(admin.graphql)).toEqual(['PUBLISHED', undefined]);
    expect(await ask(shopper.graphql)).toEqual([null, 'FORBIDDEN']);
    expect(await ask(server.graphql)).toEqual([null, 'UNAUTHENTICATED']);
  });

  test('only staff see a writer’s account', async () => {
    const { writer } = await createPublishedReview(5);
    const AUTHOR =
      'query ($id: ID!) { product(id: $id) { reviews { edges { node { author { email } } } } } }';
    for (const caller of [writer, shopper]) {
      const { data, errors } = await caller.graphql(AUTHOR, { id: product.id });
      expect(data?.product.reviews.edges[0].node.author).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
