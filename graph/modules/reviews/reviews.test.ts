import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anOrder } from '#graph/testing/anOrder.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aReview } from '#graph/testing/aReview.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const TEXT = { rating: 4, title: 'Lovely', comment: 'Well made and bright.' };
const REVIEW = `review { id authorName rating title comment bought status version product { slug } }
  errors { code field message }`;
const PUBLIC = `query ($id: ID!) { product(id: $id) {
  rating reviewCount ratingCounts { stars count } reviews { totalCount edges { node { authorName rating comment } } }
} }`;

let admin: Shopper;
let shopper: Shopper;
let piece: { id: string; slug: string };

beforeAll(async () => {
  admin = await aShopper(server, { role: 'ADMIN' });
});

beforeEach(async () => {
  shopper = await aShopper(server, { name: 'Sita Devi Sharma' });
  piece = await aProduct(server.prisma);
});

async function write(name: string, input: Record<string, unknown>, asking = shopper) {
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await asking.ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${REVIEW} } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

async function submit(given: Record<string, unknown> = {}, asking = shopper) {
  return write('submitReview', { productId: piece.id, ...TEXT, ...given }, asking);
}

async function remove(id: string, asking = shopper) {
  const { data } = await asking.ask(
    'mutation ($id: ID!) { deleteReview(input: { id: $id }) { deletedId errors { code field } } }',
    { id },
  );
  return data?.deleteReview;
}

/** A review by a customer of its own, published. */
async function published(rating: number): Promise<{ id: string; writer: Shopper }> {
  const writer = await aShopper(server);
  const { review } = await submit({ rating }, writer);
  await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
  return { id: review.id, writer };
}

async function rating() {
  const { data } = await server.graphql(PUBLIC, { id: piece.id });
  const { rating: mean, reviewCount, reviews } = data?.product ?? {};
  expect(reviews.totalCount).toBe(reviewCount);
  return { mean, reviewCount };
}

describe('a review', () => {
  test('waits for the store, under a name that is not the whole one', async () => {
    expect(await submit()).toEqual({
      review: {
        ...TEXT,
        id: expect.any(String),
        authorName: 'Sita S.',
        bought: false,
        status: 'PENDING',
        version: 1,
        product: { slug: piece.slug },
      },
      errors: [],
    });
    expect(await rating()).toEqual({ mean: null, reviewCount: 0 });
  });

  test.each([
    [{ rating: 0 }, 'rating', 'Choose from 1 to 5 stars.'],
    [{ rating: 6 }, 'rating', 'Choose from 1 to 5 stars.'],
    [{ comment: 'Too short' }, 'comment', 'Enter at least 10 characters.'],
    [{ comment: 'x'.repeat(2001) }, 'comment', 'Use at most 2,000 characters for the review.'],
    [{ title: 'x'.repeat(121) }, 'title', 'Use at most 120 characters for the headline.'],
  ])('with %j is refused', async (given, field, message) => {
    expect(await submit(given)).toEqual({ review: null, errors: [{ code: 'INVALID', field, message }] });
  });

  test('with half a star is no review', async () => {
    const { status, errors } = await shopper.ask(
      `mutation ($input: SubmitReviewInput!) { submitReview(input: $input) { ${REVIEW} } }`,
      { input: { ...TEXT, productId: piece.id, rating: 4.5 } },
    );
    expect(status).toBe(400);
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  test('is of a piece for sale', async () => {
    const draft = await aProduct(server.prisma, { status: 'DRAFT' });
    const missing = [{ code: 'NOT_FOUND', field: 'productId', message: 'This piece is not for sale.' }];
    expect((await submit({ productId: draft.id })).errors).toEqual(missing);
    expect((await submit({ productId: 'nothing' })).errors).toEqual(missing);
  });

  test('is written once for a piece, also when it is sent several times at once', async () => {
    const answers = await Promise.all([submit(), submit(), submit()]);
    expect(answers.filter(({ review }) => review)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors)).toEqual(
      Array(2).fill({
        code: 'NOT_ALLOWED',
        field: 'productId',
        message: 'You have already reviewed this piece.',
      }),
    );
    expect((await submit({}, await aShopper(server))).errors).toEqual([]);
  });

  test('is one of up to 20 that wait', async () => {
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
  ] as const)('of a piece in an order that is %s is marked as bought: %s', async (status, bought) => {
    await anOrder(server.prisma, { userId: shopper.user.id, status, lines: [{ productId: piece.id }] });
    expect((await submit()).review.bought).toBe(bought);
  });

  test("is not marked as bought by somebody else's order or by another piece", async () => {
    const other = await aProduct(server.prisma);
    const status = 'DELIVERED';
    await anOrder(server.prisma, { userId: shopper.user.id, status, lines: [{ productId: other.id }] });
    await anOrder(server.prisma, { userId: admin.user.id, status, lines: [{ productId: piece.id }] });
    expect((await submit()).review.bought).toBe(false);
  });
});

describe('an own review', () => {
  test('waits again when it was changed, and leaves the rating', async () => {
    const { id, writer } = await published(5);
    await published(3);
    expect(await rating()).toEqual({ mean: 4, reviewCount: 2 });

    const { review, errors } = await write('updateReview', { id, rating: 1, title: null }, writer);
    expect(errors).toEqual([]);
    expect(review).toMatchObject({
      rating: 1,
      title: null,
      comment: TEXT.comment,
      status: 'PENDING',
      version: 3,
    });
    expect(await rating()).toEqual({ mean: 3, reviewCount: 1 });

    await write('moderateReview', { id, status: 'PUBLISHED' }, admin);
    expect(await rating()).toEqual({ mean: 2, reviewCount: 2 });
  });

  test('is not changed by an update that is wrong', async () => {
    const { id, writer } = await published(5);
    expect((await write('updateReview', { id, rating: 1, comment: 'short' }, writer)).errors).toEqual([
      { code: 'INVALID', field: 'comment', message: 'Enter at least 10 characters.' },
    ]);
    expect(await rating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('is gone with its stars when it is deleted, and can be written anew', async () => {
    const { id, writer } = await published(5);
    expect(await remove(id, writer)).toEqual({ deletedId: id, errors: [] });
    expect(await rating()).toEqual({ mean: null, reviewCount: 0 });
    expect(await remove(id, writer)).toEqual({
      deletedId: null,
      errors: [{ code: 'NOT_FOUND', field: 'id' }],
    });
    expect((await submit({}, writer)).errors).toEqual([]);
  });

  test('is changed and deleted by nobody else, staff included', async () => {
    const { id } = await published(5);
    for (const asking of [shopper, admin]) {
      expect((await write('updateReview', { id, rating: 1 }, asking)).errors).toEqual([
        { code: 'NOT_FOUND', field: 'id', message: 'There is no such review.' },
      ]);
      expect((await remove(id, asking)).errors).toEqual([{ code: 'NOT_FOUND', field: 'id' }]);
    }
    expect(await rating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('is in the list of own reviews with its status', async () => {
    await submit();
    const other = await aProduct(server.prisma);
    const { review } = await submit({ productId: other.id });
    await write('moderateReview', { id: review.id, status: 'REJECTED' }, admin);
    await submit({}, await aShopper(server));

    const MINE = `query ($productId: ID, $first: Int, $after: String) {
      myReviews(productId: $productId, first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor } edges { node { status product { slug } } }
      }
    }`;
    const all = (await shopper.ask(MINE, { first: 1 })).data?.myReviews;
    expect(all).toMatchObject({
      totalCount: 2,
      pageInfo: { hasNextPage: true },
      edges: [{ node: { status: 'REJECTED', product: { slug: other.slug } } }],
    });
    const rest = (await shopper.ask(MINE, { first: 1, after: all.pageInfo.endCursor })).data?.myReviews;
    expect(rest.edges).toEqual([{ node: { status: 'PENDING', product: { slug: piece.slug } } }]);
    const one = (await shopper.ask(MINE, { productId: piece.id })).data?.myReviews;
    expect(one.edges).toHaveLength(1);
    expect((await shopper.ask(MINE, { first: 101 })).errors?.[0]?.message).toBe(
      'first must be from 1 to 100.',
    );
  });

  test('says nothing of a piece that is no longer for sale', async () => {
    await submit();
    await server.prisma.product.update({ where: { id: piece.id }, data: { status: 'DRAFT' } });
    const { data } = await shopper.ask('{ myReviews { edges { node { product { slug } } } } }');
    expect(data?.myReviews.edges).toEqual([{ node: { product: null } }]);
  });
});

describe('moderation', () => {
  test('shows a review with its piece and counts it, until it is rejected', async () => {
    await aReview(server.prisma, piece.id, { rating: 5 });
    const { review } = await submit({ rating: 4 });
    const { review: shown } = await write(
      'moderateReview',
      { id: review.id, status: 'PUBLISHED', version: 1 },
      admin,
    );
    expect(shown).toMatchObject({ status: 'PUBLISHED', version: 2 });
    expect(await rating()).toEqual({ mean: 4.5, reviewCount: 2 });
    const { data } = await server.graphql(PUBLIC, { id: piece.id });
    expect(data?.product.reviews.edges[0].node).toEqual({
      authorName: 'Sita S.',
      rating: 4,
      comment: TEXT.comment,
    });
    await write('moderateReview', { id: review.id, status: 'REJECTED' }, admin);
    expect(await rating()).toEqual({ mean: 5, reviewCount: 1 });
  });

  test('counts exactly when reviews of one piece are published at once', async () => {
    const stars = [5, 5, 4, 1, 2];
    const ids: string[] = [];
    for (const given of stars) ids.push((await submit({ rating: given }, await aShopper(server))).review.id);
    const answers = await Promise.all(
      ids.map((id) => write('moderateReview', { id, status: 'PUBLISHED' }, admin)),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await rating()).toEqual({ mean: 3.4, reviewCount: 5 });
    const row = await server.prisma.product.findUnique({ where: { id: piece.id } });
    expect(row).toMatchObject({ ratingHundredths: 340, version: 1 });
  });

  test('leaves who did it and what', async () => {
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

  test('of a text that was changed in the meantime is refused', async () => {
    const { review } = await submit();
    await write('updateReview', { id: review.id, comment: 'Something else altogether.' });
    expect(await write('moderateReview', { id: review.id, status: 'PUBLISHED', version: 1 }, admin)).toEqual({
      review: null,
      errors: [
        {
          code: 'CONFLICT',
          field: 'version',
          message: 'This was changed by someone else in the meantime.',
        },
      ],
    });
    expect(await rating()).toEqual({ mean: null, reviewCount: 0 });
  });

  test('marks a review as bought when the piece has arrived since', async () => {
    const { review } = await submit();
    await anOrder(server.prisma, {
      userId: shopper.user.id,
      status: 'DELIVERED',
      lines: [{ productId: piece.id }],
    });
    expect((await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin)).review.bought).toBe(
      true,
    );
  });

  test('can be taken back: the review waits again, and is not shown', async () => {
    const { review } = await submit();
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, admin);
    const shown = await rating();
    await write('moderateReview', { id: review.id, status: 'PENDING' }, admin);
    expect((await rating()).reviewCount).toBe(shown.reviewCount - 1);
    expect(await server.prisma.review.findUnique({ where: { id: review.id } })).toMatchObject({
      status: 'PENDING',
    });
  });

  test('knows no other review and no other decision', async () => {
    expect(
      (await write('moderateReview', { id: 'nothing', status: 'REJECTED' }, admin)).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }]);
    const { status } = await admin.ask(
      'mutation { moderateReview(input: { id: "x", status: HIDDEN }) { errors { code } } }',
    );
    expect(status).toBe(400);
  });
});

describe('the list for staff', () => {
  const ALL = `query ($filter: AdminReviewFilter, $first: Int, $after: String, $offset: Int) {
    adminReviews(filter: $filter, first: $first, after: $after, offset: $offset) {
      totalCount pageInfo { hasNextPage endCursor } edges { node { id status author { email } product { slug } } }
    }
  }`;

  async function ids(filter: Record<string, unknown>): Promise<string[]> {
    const { data, errors } = await admin.ask(ALL, { filter: { productId: piece.id, ...filter }, first: 100 });
    expect(errors).toBeUndefined();
    return data?.adminReviews.edges.map(({ node }: { node: { id: string } }) => node.id);
  }

  test('filters by status, by piece and by words', async () => {
    const { review: first } = await submit({ title: '100% gold', comment: 'A clasp that holds_well.' });
    const { id: second, writer } = await published(5);
    expect(await ids({})).toEqual([second, first.id]);
    expect(await ids({ status: 'PENDING' })).toEqual([first.id]);
    expect(await ids({ status: 'REJECTED' })).toEqual([]);
    expect(await ids({ search: ' CLASP ' })).toEqual([first.id]);
    expect(await ids({ search: '100%' })).toEqual([first.id]);
    expect(await ids({ search: '%' })).toEqual([first.id]);
    expect(await ids({ search: 's_w' })).toEqual([first.id]);
    expect(await ids({ search: 'a_clasp' })).toEqual([]);
    expect(await ids({ search: '\\' })).toEqual([]);
    expect(await ids({ search: 'Sita Devi' })).toEqual([first.id]);
    expect(await ids({ search: 'devi clasp' })).toEqual([first.id]);
    expect(await ids({ search: 'devi nowhere' })).toEqual([]);
    expect(await ids({ search: writer.user.email })).toEqual([second]);
    expect(await ids({ search: 'plain RING' })).toEqual([second, first.id]);
    expect(await ids({ search: '  ' })).toEqual([second, first.id]);
    expect(await ids({ status: null, search: null })).toEqual([second, first.id]);
  });

  test('goes on page by page, and shows drafts and writers', async () => {
    await submit();
    await published(3);
    await server.prisma.product.update({ where: { id: piece.id }, data: { status: 'DRAFT' } });
    const filter = { productId: piece.id };
    const one = (await admin.ask(ALL, { filter, first: 1 })).data?.adminReviews;
    expect(one).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const after = one.pageInfo.endCursor;
    const two = (await admin.ask(ALL, { filter, first: 1, after })).data?.adminReviews;
    expect(two).toMatchObject({
      pageInfo: { hasNextPage: false },
      edges: [{ node: { author: { email: shopper.user.email }, product: { slug: piece.slug } } }],
    });
    expect((await admin.ask(ALL, { filter, first: 1, offset: 1 })).data?.adminReviews.edges).toEqual(
      two.edges,
    );
  });

  test.each([
    [{ first: 101 }, 'first must be from 1 to 100.'],
    [{ after: 'x' }, 'This cursor is not one of this list.'],
    [{ filter: { search: 'x'.repeat(101) } }, 'filter.search takes up to 100 characters.'],
  ])('refuses %j', async (variables, message) => {
    const { status, errors } = await admin.ask(ALL, variables);
    expect(status).toBe(400);
    expect(errors?.[0]?.message).toBe(message);
  });
});

describe('who may', () => {
  test.each([
    '{ adminReviews { totalCount } }',
    'mutation { moderateReview(input: { id: "x", status: PUBLISHED }) { errors { code } } }',
  ])('ask %j: staff', async (query) => {
    expect((await shopper.ask(query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await admin.ask(query)).errors).toBeUndefined();
  });

  test.each([
    '{ myReviews { totalCount } }',
    'mutation { deleteReview(input: { id: "x" }) { errors { code } } }',
    'mutation { updateReview(input: { id: "x" }) { errors { code } } }',
    `mutation { submitReview(input: { productId: "x", rating: 5, comment: "x" }) { errors { code } } }`,
  ])('ask %j: the signed-in', async (query) => {
    expect((await server.graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('see the status of a review: its writer and staff', async () => {
    const { writer } = await published(5);
    const STATUS = 'query ($id: ID!) { product(id: $id) { reviews { edges { node { status } } } } }';
    const ask = async (asking: Shopper['ask']) => {
      const { data, errors } = await asking(STATUS, { id: piece.id });
      return [data?.product.reviews.edges[0].node.status, errors?.[0]?.extensions.code];
    };
    expect(await ask(writer.ask)).toEqual(['PUBLISHED', undefined]);
    expect(await ask(admin.ask)).toEqual(['PUBLISHED', undefined]);
    expect(await ask(shopper.ask)).toEqual([null, 'FORBIDDEN']);
    expect(await ask(server.graphql)).toEqual([null, 'UNAUTHENTICATED']);
  });

  test("see a writer's account: staff", async () => {
    const { writer } = await published(5);
    const AUTHOR =
      'query ($id: ID!) { product(id: $id) { reviews { edges { node { author { email } } } } } }';
    for (const asking of [writer, shopper]) {
      const { data, errors } = await asking.ask(AUTHOR, { id: piece.id });
      expect(data?.product.reviews.edges[0].node.author).toBeNull();
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
  });
});
