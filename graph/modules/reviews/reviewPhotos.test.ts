import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { PASSWORD } from '#graph/testing/aCustomer.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const REVIEW =
  'review { id status photos { id image { url alt width height colour } } } errors { code field message }';
const PHOTO_UNAVAILABLE = {
  code: 'INVALID',
  field: 'photos',
  message: 'One of your review photos is no longer available. Please add it again.',
};

let shopper: Shopper;
let productId: string;

beforeEach(async () => {
  shopper = await aShopper(server, { name: 'Sita Devi Sharma' });
  productId = (await aProduct(server.prisma)).id;
});

describe('a review’s photos', () => {
  test('are shown with the review, in order', async () => {
    const [firstUpload, secondUpload] = [await anUpload(), await anUpload()];
    const { review, errors } = await submit([secondUpload.id, firstUpload.id]);
    expect(errors).toEqual([]);
    expect(review.photos).toEqual(
      [secondUpload, firstUpload].map(({ key }) => ({
        id: expect.any(String),
        image: {
          url: `/media/${key}`,
          alt: 'Photo by Sita S.',
          width: 1200,
          height: 900,
          colour: '#c9a227',
        },
      })),
    );
    expect(await server.prisma.upload.count({ where: { ownerId: shopper.user.id } })).toBe(0);
  });

  test('are limited to four', async () => {
    const uploads = await Promise.all(Array.from({ length: 5 }, () => anUpload()));
    expect((await submit(uploads.map(({ id }) => id))).errors).toEqual([
      { code: 'INVALID', field: 'photos', message: 'A review can have up to 4 photos.' },
    ]);
    expect(await server.prisma.review.count({ where: { productId } })).toBe(0);
    expect((await submit(uploads.slice(1).map(({ id }) => id))).review.photos).toHaveLength(4);
  });

  test('must be the writer’s own uploads', async () => {
    const otherShopper = await aShopper(server);
    for (const { id } of [await anUpload(otherShopper), await anUpload(null), { id: 'nothing' }])
      expect((await submit([id])).errors).toEqual([PHOTO_UNAVAILABLE]);
    expect(await server.prisma.upload.count({ where: { ownerId: otherShopper.user.id } })).toBe(1);
    expect(await server.prisma.review.count({ where: { productId } })).toBe(0);
  });

  test('belong to only one review, even if two are sent simultaneously', async () => {
    const { id } = await anUpload();
    const otherProduct = await aProduct(server.prisma);
    const results = await Promise.all([submit([id]), submit([id], otherProduct.id)]);
    expect(results.flatMap(({ errors }) => errors)).toEqual([PHOTO_UNAVAILABLE]);
    expect(await server.prisma.reviewPhoto.count({ where: { review: { userId: shopper.user.id } } })).toBe(1);
  });

  test('are all replaced by an update that contains photos, and kept otherwise', async () => {
    const [firstUpload, secondUpload, thirdUpload] = [await anUpload(), await anUpload(), await anUpload()];
    const { review } = await submit([firstUpload.id, secondUpload.id]);
    const [first, second] = review.photos;

    const updateResult = await update({ id: review.id, photos: [thirdUpload.id, second.id] });
    expect(toUrls(updateResult)).toEqual([`/media/${thirdUpload.key}`, second.image.url]);
    expect(toUrls(await update({ id: review.id, rating: 3 }))).toEqual(toUrls(updateResult));
    expect((await update({ id: review.id, photos: [first.id] })).errors).toEqual([PHOTO_UNAVAILABLE]);
    expect(toUrls(await update({ id: review.id, photos: [] }))).toEqual([]);
    expect(await countReleasedUploads([firstUpload.key, secondUpload.key, thirdUpload.key])).toBe(3);
  });

  test('of another review are refused', async () => {
    const { review } = await submit([(await anUpload()).id]);
    const otherShopper = await aShopper(server);
    const { review: otherReview } = await submit([], productId, otherShopper);
    const { errors } = await update({ id: otherReview.id, photos: [review.photos[0].id] }, otherShopper);
    expect(errors).toEqual([PHOTO_UNAVAILABLE]);
    expect(await server.prisma.reviewPhoto.count({ where: { reviewId: review.id } })).toBe(1);
  });

  test('are deleted with the review, and with the account', async () => {
    const [firstUpload, secondUpload] = [await anUpload(), await anUpload()];
    const { review } = await submit([firstUpload.id]);
    const DELETE_REVIEW =
      'mutation ($input: DeleteReviewInput!) { deleteReview(input: $input) { deletedId } }';
    await shopper.graphql(DELETE_REVIEW, { input: { id: review.id } });
    expect(await countReleasedUploads([firstUpload.key])).toBe(1);

    await submit([secondUpload.id]);
    const DELETE_ACCOUNT =
      'mutation ($input: DeleteMyAccountInput!) { deleteMyAccount(input: $input) { errors { code } } }';
    const { data } = await shopper.graphql(DELETE_ACCOUNT, { input: { password: PASSWORD } });
    expect(data?.deleteMyAccount.errors).toEqual([]);
    expect(await countReleasedUploads([secondUpload.key])).toBe(1);
    expect(await server.prisma.review.count({ where: { productId } })).toBe(1);
  });

  test('are deleted with the product', async () => {
    const { key, id } = await anUpload();
    await submit([id]);
    const admin = await aShopper(server, { role: 'ADMIN' });
    const DELETE_REVIEW =
      'mutation ($input: DeleteProductInput!) { deleteProduct(input: $input) { errors { code } } }';
    const { data } = await admin.graphql(DELETE_REVIEW, { input: { id: productId } });
    expect(data?.deleteProduct.errors).toEqual([]);
    expect(await countReleasedUploads([key])).toBe(1);
  });

  test('are visible to others after the store has published the review', async () => {
    const { review } = await submit([(await anUpload()).id]);
    const PUBLIC_REVIEWS =
      'query ($id: ID!) { product(id: $id) { reviews { edges { node { photos { image { url } } } } } } }';
    const readPublicReviews = async () =>
      (await server.graphql(PUBLIC_REVIEWS, { id: productId })).data?.product.reviews.edges;
    expect(await readPublicReviews()).toEqual([]);
    await server.prisma.review.update({ where: { id: review.id }, data: { status: 'PUBLISHED' } });
    expect(await readPublicReviews()).toEqual([
      { node: { photos: [{ image: { url: review.photos[0].image.url } }] } },
    ]);
  });
});

/** Creates an upload by a shopper, or without an owner if null. */
function anUpload(of: Shopper | null = shopper) {
  return server.prisma.upload.create({
    data: {
      key: `reviews/${randomUUID()}.webp`,
      width: 1200,
      height: 900,
      colour: '#c9a227',
      ownerId: of?.user.id,
    },
  });
}

/** Counts the files waiting to be removed. */
function countReleasedUploads(keys: string[]) {
  return server.prisma.upload.count({ where: { key: { in: keys }, ownerId: null } });
}

function submit(photos: string[], of = productId, caller = shopper) {
  const text = { rating: 5, comment: 'It is as bright as on the first day.' };
  return runMutation('submitReview', { ...text, productId: of, photos }, caller);
}

function update(input: Record<string, unknown>, caller = shopper) {
  return runMutation('updateReview', input, caller);
}

async function runMutation(
  name: 'submitReview' | 'updateReview',
  input: Record<string, unknown>,
  { graphql }: Shopper,
) {
  const type = name === 'submitReview' ? 'SubmitReviewInput' : 'UpdateReviewInput';
  const { data, errors } = await graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${REVIEW} } }`,
    {
      input,
    },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

function toUrls({ review }: { review: { photos: { image: { url: string } }[] } }) {
  return review.photos.map(({ image }) => image.url);
}
