import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { PUBLIC_REVIEWS_QUERY, TEXT, writeReviews } from './testing/writeReviews.ts';

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

describe('moderation', () => {
  test('publishes and counts a review, until it is rejected', async () => {
    await aReview(server.prisma, product.id, { rating: 5, createdAt: server.clock.now });
    const { review } = await submit({ rating: 4 });
    const { review: publishedReview } = await write(
      'moderateReview',
      { id: review.id, status: 'PUBLISHED', version: 1 },
      admin,
    );
    expect(publishedReview).toMatchObject({ status: 'PUBLISHED', version: 2 });
    expect(await readRating()).toEqual({ mean: 4.5, reviewCount: 2 });
    const { data } = await server.graphql(PUBLIC_REVIEWS_QUERY, { id: product.id });
    expect(data?.product.reviews.edges[0].node).toEqual({
      authorName: 'Sita S.',
      rating: 4,
      comment: TEXT.comment,
    });
    await write('moderateReview', { id: review.id, status: 'REJECTED' }, admin);
    expect(await readRating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('counts correctly when reviews of one product are published simultaneously', async () => {
    const ratings = [5, 5, 4, 1, 2];
    const ids: string[] = [];
    for (const starCount of ratings)
      ids.push((await submit({ rating: starCount }, await aShopper(server))).review.id);
    const results = await Promise.all(
      ids.map((id) => write('moderateReview', { id, status: 'PUBLISHED' }, admin)),
    );
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await readRating()).toEqual({ mean: 3.4, reviewCount: 5 });
    const row = await server.prisma.product.findUnique({ where: { id: product.id } });
    expect(row).toMatchObject({ ratingHundredths: 340, version: 1 });
  });

  test('records who did what', async () => {
    const { review } = await submit();
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    const entries = await server.prisma.auditEntry.findMany({ where: { entityId: review.id } });
    expect(entries).toMatchObject([
      {
        action: 'review.moderate',
        entity: 'Review',
        actorId: admin.user.id,
        before: { status: 'PENDING' },
        after: { status: 'PUBLISHED' },
      },
    ]);
  });

  test('is refused if the text has changed in the meantime', async () => {
    const { review } = await submit();
    await write('updateReview', { id: review.id, comment: 'Something else altogether.' });
    expect(await write('moderateReview', { id: review.id, status: 'PUBLISHED', version: 1 }, admin)).toEqual({
      review: null,
      errors: [
        {
          code: 'CONFLICT',
          field: 'version',
          message: 'Someone else has changed this in the meantime. Reload and try again.',
        },
      ],
    });
    expect(await readRating()).toEqual({ mean: null, reviewCount: 0 });
  });

  test('marks a review as a verified purchase if the product has been delivered since', async () => {
    const { review } = await submit();
    await anOrder(server.prisma, {
      userId: shopper.user.id,
      status: 'DELIVERED',
      lines: [{ productId: product.id }],
    });
    expect(
      (await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin)).review
        .isVerifiedPurchase,
    ).toBe(true);
  });

  test('can be undone: the review is pending again, and hidden', async () => {
    const { review } = await submit();
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    const publishedRating = await readRating();
    await write('moderateReview', { id: review.id, status: 'PENDING' }, admin);
    expect((await readRating()).reviewCount).toBe(publishedRating.reviewCount - 1);
    expect(await server.prisma.review.findUnique({ where: { id: review.id } })).toMatchObject({
      status: 'PENDING',
    });
  });

  test('refuses an unknown review and an unknown decision', async () => {
    expect(
      (await write('moderateReview', { id: 'nothing', status: 'REJECTED' }, admin)).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
    const { status } = await admin.graphql(
      'mutation { moderateReview(input: { id: "x", status: HIDDEN }) { errors { code } } }',
    );
    expect(status).toBe(400);
  });
});

describe('the list for staff', () => {
  const LIST_REVIEWS = `query ($filter: AdminReviewFilter, $first: Int, $after: String, $offset: Int) {
    adminReviews(filter: $filter, first: $first, after: $after, offset: $offset) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { id status author { email } product { slug } } }
    }
  }`;

  async function listReviewIds(filter: Record<string, unknown>): Promise<string[]> {
    const { data, errors } = await admin.graphql(LIST_REVIEWS, {
      filter: { productId: product.id, ...filter },
      first: 100,
    });
    expect(errors).toBeUndefined();
    return data?.adminReviews.edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  test('is filtered by status, product and words', async () => {
    const { review: first } = await submit({ title: '100% gold', comment: 'A clasp that holds_well.' });
    const { id: second, writer } = await createPublishedReview(5);
    expect(await listReviewIds({})).toEqual([second, first.id]);
    expect(await listReviewIds({ status: 'PENDING' })).toEqual([first.id]);
    expect(await listReviewIds({ status: 'REJECTED' })).toEqual([]);
    expect(await listReviewIds({ search: ' CLASP ' })).toEqual([first.id]);
    expect(await listReviewIds({ search: '100%' })).toEqual([first.id]);
    expect(await listReviewIds({ search: '%' })).toEqual([first.id]);
    expect(await listReviewIds({ search: 's_w' })).toEqual([first.id]);
    expect(await listReviewIds({ search: 'a_clasp' })).toEqual([]);
    expect(await listReviewIds({ search: '\\' })).toEqual([]);
    expect(await listReviewIds({ search: 'Sita Devi' })).toEqual([first.id]);
    expect(await listReviewIds({ search: 'devi clasp' })).toEqual([first.id]);
    expect(await listReviewIds({ search: 'devi nowhere' })).toEqual([]);
    expect(await listReviewIds({ search: writer.user.email })).toEqual([second]);
    expect(await listReviewIds({ search: 'plain RING' })).toEqual([second, first.id]);
    expect(await listReviewIds({ search: '  ' })).toEqual([second, first.id]);
    expect(await listReviewIds({ status: null, search: null })).toEqual([second, first.id]);
  });

  test('is paginated, and shows drafts and writers', async () => {
    await submit();
    await createPublishedReview(3);
    await server.prisma.product.update({ where: { id: product.id }, data: { status: 'DRAFT' } });
    const filter = { productId: product.id };
    const firstPage = (await admin.graphql(LIST_REVIEWS, { filter, first: 1 })).data?.adminReviews;
    expect(firstPage).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = firstPage.pageInfo.endCursor;
    const secondPage = (await admin.graphql(LIST_REVIEWS, { filter, first: 1, after })).data?.adminReviews;
    expect(secondPage).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { author: { email: shopper.user.email }, product: { slug: product.slug } } }],
    });
    expect(
      (await admin.graphql(LIST_REVIEWS, { filter, first: 1, offset: 1 })).data?.adminReviews.edges,
    ).toEqual(secondPage.edges);
  });

  test.each([
    [{ first: 101 }, 'first must be from 1 to 100.'],
    [{ after: 'x' }, 'This cursor belongs to another list.'],
    [{ filter: { search: 'x'.repeat(101) } }, 'filter.search can have at most 100 characters.'],
  ])('refuses %j', async (variables, message) => {
    const { status, errors } = await admin.graphql(LIST_REVIEWS, variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toBe(message);
  });
});

test.each([
  '{ adminReviews { totalCount } }',
  'mutation { moderateReview(input: { id: "x", status: PUBLISHED }) { errors { code } } }',
])('query %j is available only to staff', async (query) => {
  expect((await shopper.graphql(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await admin.graphql(query)).errors).toBeUndefined();
});
