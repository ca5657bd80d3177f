import { expect } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import type { TestServer } from '#graph/testing/server.ts';

export const TEXT = { rating: 4, title: 'Lovely', comment: 'Well made and bright.' };
export const REVIEW = `review { id authorName rating title comment isVerifiedPurchase status version product { slug } }
  errors { code field message }`;
export const PUBLIC_REVIEWS_QUERY = `query ($id: ID!) { product(id: $id) {
  rating reviewCount ratingCounts { stars count } reviews { totalCount edges { node { authorName rating comment } } }
} }`;

interface ReviewOptions {
  admin: Shopper;
  shopper: Shopper;
  product: { id: string; slug: string };
}

/** Writes and moderates reviews of the given product, by default as the given shopper. */
export function writeReviews(server: TestServer, getOptions: () => ReviewOptions) {
  async function write(name: string, input: Record<string, unknown>, caller = getOptions().shopper) {
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const { data, errors } = await caller.graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${REVIEW} } }`,
      { input },
    );
    expect(errors).toBeUndefined();
    return data?.[name];
  }

  async function submit(fields: Record<string, unknown> = {}, caller = getOptions().shopper) {
    return write('submitReview', { productId: getOptions().product.id, ...TEXT, ...fields }, caller);
  }

  /** Creates a published review by a new customer. */
  async function createPublishedReview(rating: number): Promise<{ id: string; writer: Shopper }> {
    const writer = await aShopper(server);
    const { review } = await submit({ rating }, writer);
    await write('moderateReview', { id: review.id, status: 'PUBLISHED' }, getOptions().admin);
    return { id: review.id, writer };
  }

  async function readRating() {
    const { data } = await server.graphql(PUBLIC_REVIEWS_QUERY, { id: getOptions().product.id });
    const { rating: meanRating, reviewCount, reviews } = data?.product ?? {};
    expect(reviews.totalCount).toBe(reviewCount);
    return { mean: meanRating, reviewCount };
  }

  return { write, submit, createPublishedReview, readRating };
}
