import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_ACTIVITIES } from '#domain/activity/activity.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildEntry, DAY_MS, followActivity, formatTimeAgo, NOW } from './testing/followActivity.ts';

const server = useTestServer();
let shopper: Shopper;
const { record, readActivities, countStored } = followActivity(server, () => shopper);

beforeEach(async () => {
  server.clock.now = NOW;
  shopper = await aShopper(server, { hasActivityConsent: true, consentAt: NOW });
});

describe('a batch', () => {
  test('of all kinds is stored in one write, each activity with the fields of its type', async () => {
    const { id: productId, slug } = await aProduct(server.prisma);
    const sentActivities = [
      { type: 'PAGE_NAVIGATION', page: '/products', page2: 'dropped' },
      { type: 'PAGE_EXIT', page: '/', duration: 12 },
      { type: 'PAGE_ENTRY', page: '/products' },
      { type: 'PRODUCT_VIEW', productId, details: { size: '12' } },
      { type: 'SCROLL', maxScrollPercent: 140, currentScrollPercent: 20 },
      { type: 'CLICK', element: 'BUTTON', text: 'Add', x: 1, y: 2 },
      { type: 'USER_ACTION', data: ['any', 1, null] },
    ].map((activity, index) => ({ ...activity, timestamp: formatTimeAgo((10 - index) * 1000) }));

    expect(
      await record({ browsingData: { activities: sentActivities, flushTime: formatTimeAgo(0) } }),
    ).toEqual({
      stored: 7,
      errors: [],
    });

    expect(
      (await readActivities()).reverse().map(({ type, data, product }) => ({ type, data, product })),
    ).toEqual([
      { type: 'PAGE_NAVIGATION', data: { page: '/products' }, product: null },
      { type: 'PAGE_EXIT', data: { page: '/', duration: 12 }, product: null },
      { type: 'PAGE_ENTRY', data: { page: '/products' }, product: null },
      { type: 'PRODUCT_VIEW', data: { productId, details: { size: '12' } }, product: { slug } },
      { type: 'SCROLL', data: { maxScrollPercent: 100, currentScrollPercent: 20 }, product: null },
      { type: 'CLICK', data: { element: 'BUTTON', text: 'Add', x: 1, y: 2 }, product: null },
      { type: 'USER_ACTION', data: { data: ['any', 1, null] }, product: null },
    ]);
  });

  test('can contain a sign-in and preferences, which are also counted', async () => {
    const result = await record({
      loginData: { method: 'password' },
      preferences: { language: 'ne' },
      browsingData: { activities: [buildEntry()] },
    });
    expect(result).toEqual({ stored: 3, errors: [] });
    expect((await readActivities()).map(({ type }) => type)).toEqual(['LOGIN', 'PAGE_ENTRY']);
    const { preferences } = await server.prisma.user.findUniqueOrThrow({ where: { id: shopper.user.id } });
    expect(preferences).toEqual({ language: 'ne' });
  });

  test('accepts times as ISO 8601 and as milliseconds, and omits records that are too old', async () => {
    const timestamps = [
      NOW.getTime() - 1000,
      formatTimeAgo(2000),
      formatTimeAgo(8 * DAY_MS),
      NOW.getTime() + DAY_MS,
    ];
    const sentActivities = timestamps.map((timestamp) => buildEntry({ timestamp }));
    expect(await record({ browsingData: { activities: sentActivities } })).toEqual({ stored: 3, errors: [] });
    expect((await readActivities()).map(({ at }) => at)).toEqual([
      formatTimeAgo(0),
      formatTimeAgo(1000),
      formatTimeAgo(2000),
    ]);
  });

  test('can contain 100 activities', async () => {
    const buildBatch = (length: number) => ({
      browsingData: { activities: Array(length).fill(buildEntry()) },
    });
    expect(await record(buildBatch(100))).toEqual({ stored: 100, errors: [] });
    expect(await countStored()).toBe(100);
  });

  test('is not stored if one activity is invalid', async () => {
    const sentActivities = [buildEntry(), buildEntry(), { type: 'FLY', timestamp: formatTimeAgo(0) }];
    const { stored, errors } = await record({ browsingData: { activities: sentActivities } });
    expect(stored).toBe(0);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'browsingData.activities.2.type' }]);
    expect(await countStored()).toBe(0);
  });

  test('cannot contain a sign-in as one of its activities', async () => {
    const { errors } = await record({
      browsingData: { activities: [{ type: 'LOGIN', timestamp: formatTimeAgo(0) }] },
    });
    expect(errors).toMatchObject([{ field: 'browsingData.activities.0.type' }]);
  });

  test('is refused if it is empty', async () => {
    expect((await record({})).errors).toMatchObject([
      { code: 'INVALID', field: 'browsingData', message: 'Send loginData, preferences or browsingData.' },
    ]);
  });

  test('stores the view of a deleted product without the product', async () => {
    const sentActivities = [{ type: 'PRODUCT_VIEW', productId: 'gone', timestamp: formatTimeAgo(0) }];
    expect(await record({ browsingData: { activities: sentActivities } })).toEqual({ stored: 1, errors: [] });
    expect(await readActivities()).toMatchObject([{ type: 'PRODUCT_VIEW', data: {}, product: null }]);
  });

  test(`keeps only an account’s ${MAX_ACTIVITIES} newest activities`, async () => {
    const other = await aShopper(server, { hasActivityConsent: true });
    for (const { user } of [shopper, other])
      await server.prisma.activity.createMany({
        data: Array.from({ length: MAX_ACTIVITIES }, (_, index) => ({
          userId: user.id,
          type: 'SCROLL',
          data: {},
          // The 150 oldest records share one time, so that the cut-off falls between records with equal times.
          at: new Date(NOW.getTime() - 3_600_000 + Math.max(index, 150)),
        })),
      });

    await record({ browsingData: { activities: Array(100).fill(buildEntry()) } });

    expect(await countStored()).toBe(MAX_ACTIVITIES);
    expect(
      await server.prisma.activity.count({ where: { userId: shopper.user.id, type: 'PAGE_ENTRY' } }),
    ).toBe(100);
    expect(await countStored(other)).toBe(MAX_ACTIVITIES);
  });
});
