import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aRate } from '#graph/testing/aRate.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aTolaProduct, findPrice } from './testing/aTola.ts';

const server = useTestServer();
const DAY = 86_400_000;
const now = new Date('2026-11-20T06:00:00.000Z');
let admin: Shopper;

beforeAll(async () => {
  server.clock.now = now;
  admin = await aShopper(server, { role: 'ADMIN', name: 'Maya Staff' });
});

beforeEach(async () => {
  const { prisma } = server;
  await prisma.product.deleteMany();
  await prisma.metalRate.deleteMany();
});

async function preview(input: Record<string, unknown>) {
  const { data, errors } = await admin.graphql(
    `query ($input: PreviewRatesInput!) { previewRates(input: $input) {
      pieces before after largest { product { slug } before after percent }
      metals { metal before after percent needsConfirmation }
    } }`,
    { input },
  );
  return { answer: data?.previewRates, errors };
}

describe('previewing rates', () => {
  test('returns how many products would change, the totals before and after, and the largest change', async () => {
    const { prisma } = server;
    await aRate(prisma, { perTola: 300_000 });
    await aRate(prisma, { metal: 'SILVER', perTola: 4000 });
    const goldProduct = await aTolaProduct(prisma, {
      variants: [{ size: '14', weightMg: 23_328 }, { size: '12' }],
    });
    const set = await aTolaProduct(prisma, { stonesPrice: 100_000, price: 430_000, status: 'DRAFT' });
    await aTolaProduct(prisma, { metal: 'SILVER', purity: '999', price: 4396 });
    await aTolaProduct(prisma, { status: 'ARCHIVED' });
    await aProduct(prisma);

    expect((await preview({ gold: 330_000 })).answer).toEqual({
      pieces: 2,
      before: 760_000,
      after: 826_000,
      largest: { product: { slug: goldProduct.slug }, before: 330_000, after: 363_000, percent: 10 },
      metals: [{ metal: 'GOLD', before: 300_000, after: 330_000, percent: 10, needsConfirmation: true }],
    });
    expect((await preview({ gold: 297_000, silver: 4000 })).answer).toMatchObject({
      pieces: 2,
      largest: { product: { slug: goldProduct.slug }, percent: -1 },
      metals: [
        { metal: 'GOLD', percent: -1, needsConfirmation: false },
        { metal: 'SILVER', percent: 0, needsConfirmation: false },
      ],
    });
    expect(await findPrice(prisma, set.id)).toBe(430_000);
  });

  test('reports if nothing would change', async () => {
    await aRate(server.prisma, { perTola: 300_000 });
    await aTolaProduct(server.prisma);
    expect((await preview({ gold: 300_000 })).answer).toMatchObject({
      pieces: 0,
      before: 0,
      after: 0,
      largest: null,
    });
    expect((await preview({ silver: 4000 })).answer).toMatchObject({
      metals: [{ before: null, percent: null, needsConfirmation: false }],
    });
  });

  test.each([
    [{}, 'NOT_VALID', {}, 'Enter a rate to try.'],
    [
      { gold: 5 },
      'TOO_SMALL',
      { least: 100 },
      'Enter the rupees per tola as a whole number from 100 to 1,00,00,000.',
    ],
  ])('with %j is refused', async (input, reason, params, message) => {
    const { errors } = await preview(input);
    const extensions = { code: 'BAD_USER_INPUT', kind: 'INVALID', reason, params, field: 'gold' };
    expect(errors).toMatchObject([{ message, extensions }]);
  });
});

test('the list of rates shows the state of each rate, newest first, in pages', async () => {
  const { prisma } = server;
  await aRate(prisma, { perTola: 290_000 });
  await aRate(prisma, { perTola: 300_000, effectiveFrom: new Date(now.getTime() - DAY) });
  await aRate(prisma, { perTola: 310_000, effectiveFrom: new Date(now.getTime() + DAY) });
  await aRate(prisma, { metal: 'SILVER', perTola: 4000 });
  const list = async (variables: Record<string, unknown>) => {
    const { data } = await admin.graphql(
      `query ($metal: Metal, $first: Int, $after: String) { adminMetalRates(metal: $metal, first: $first, after: $after) {
        totalCount pageInfo { endCursor } edges { node { perTola state enteredByName } }
      } }`,
      { first: 25, ...variables },
    );
    return data?.adminMetalRates;
  };
  expect(await list({ metal: 'GOLD' })).toMatchObject({
    totalCount: 3,
    edges: [
      { node: { perTola: 310_000, state: 'UPCOMING', enteredByName: null } },
      { node: { perTola: 300_000, state: 'IN_FORCE' } },
      { node: { perTola: 290_000, state: 'PAST' } },
    ],
  });
  const first = await list({ first: 2 });
  expect(first.totalCount).toBe(4);
  expect((await list({ first: 5, after: first.pageInfo.endCursor })).edges).toHaveLength(2);
});
