import { beforeEach, describe, expect, test } from 'vitest';
import { MAX_VISITS } from '#domain/activity/activity.ts';
import { aProduct } from '#graph/testing/aProduct.ts';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { buildEntry, DAY_MS, followActivity, formatTimeAgo, NOW } from './testing/followActivity.ts';

const server = useTestServer();
let shopper: Shopper;
const { view, visit, record, readActivities, countStored } = followActivity(server, () => shopper);

beforeEach(async () => {
  server.clock.now = NOW;
  shopper = await aShopper(server, { hasActivityConsent: true, consentAt: NOW });
});

describe('a product view', () => {
  test('is stored with its product, details and time', async () => {
    const { id: productId, slug } = await aProduct(server.prisma);
    const result = await view({ productId, details: { from: 'search' }, timestamp: formatTimeAgo(60_000) });
    expect(result).toEqual({ stored: 1, errors: [] });
    expect(await readActivities()).toEqual([
      {
        type: 'PRODUCT_VIEW',
        at: formatTimeAgo(60_000),
        data: { productId, details: { from: 'search' } },
        product: { slug },
      },
    ]);
  });

  test.each([
    ['the current time if none is given', undefined, NOW.toISOString()],
    ['the current time if the given time is in the future', formatTimeAgo(-DAY_MS), NOW.toISOString()],
    ['the given time up to 7 days ago', formatTimeAgo(7 * DAY_MS), formatTimeAgo(7 * DAY_MS)],
  ])('is recorded at %s', async (_name, timestamp, at) => {
    const { id: productId } = await aProduct(server.prisma);
    expect(await view({ productId, timestamp })).toEqual({ stored: 1, errors: [] });
    expect(await readActivities()).toMatchObject([{ at }]);
  });

  test('is not stored if it is older than 7 days', async () => {
    const { id: productId } = await aProduct(server.prisma);
    expect(await view({ productId, timestamp: formatTimeAgo(7 * DAY_MS + 1) })).toEqual({
      stored: 0,
      errors: [],
    });
    expect(await readActivities()).toEqual([]);
  });

  test('requires an existing product', async () => {
    expect(await view({ productId: 'nothing' })).toEqual({
      stored: 0,
      errors: [{ code: 'NOT_FOUND', field: 'productId', message: 'This product does not exist.' }],
    });
  });

  test('is refused if its details are too long', async () => {
    const { id: productId } = await aProduct(server.prisma);
    const { stored, errors } = await view({ productId, details: { text: 'x'.repeat(2000) } });
    expect({ stored, errors }).toMatchObject({ stored: 0, errors: [{ code: 'INVALID', field: 'details' }] });
  });
});

describe('a session record', () => {
  const VISIT = {
    sessionId: 'visit-1',
    startTime: formatTimeAgo(5000),
    deviceInfo: { platform: 'Linux', screenWidth: 1920, secret: 'x' },
    browserInfo: { name: 'Lynx', version: '2.9' },
  };

  test('is stored once per session id, with the latest values', async () => {
    expect(await visit(VISIT)).toEqual({ stored: 1, errors: [] });
    expect(await visit({ ...VISIT, browserInfo: { name: 'Firefox' } })).toEqual({ stored: 1, errors: [] });
    expect(await findVisits()).toMatchObject([
      {
        clientSessionId: 'visit-1',
        startedAt: new Date(VISIT.startTime),
        deviceInfo: { platform: 'Linux', screenWidth: 1920 },
        browserInfo: { name: 'Firefox' },
      },
    ]);
  });

  test('stores only known fields of the browser', async () => {
    await visit(VISIT);
    const [storedVisit] = await findVisits();
    expect(storedVisit?.deviceInfo).toEqual({ platform: 'Linux', screenWidth: 1920 });
    expect(storedVisit?.browserInfo).toEqual({ name: 'Unknown', version: '2.9' });
  });

  test('is stored for each account if two use the same id', async () => {
    await visit(VISIT);
    const other = await aShopper(server, { hasActivityConsent: true });
    await visit(VISIT, other);
    expect(await findVisits()).toHaveLength(1);
    expect(await findVisits(other)).toHaveLength(1);
  });

  test(`is kept while it is one of the ${MAX_VISITS} newest`, async () => {
    const [oldestName] = await createVisits(MAX_VISITS, (index) => `old-${index}`);
    await visit(VISIT);
    const storedSessionIds = (await findVisits()).map(({ clientSessionId }) => clientSessionId);
    expect(storedSessionIds).toHaveLength(MAX_VISITS);
    expect(storedSessionIds).toContain('visit-1');
    expect(storedSessionIds).not.toContain(oldestName);
  });

  async function createVisits(count: number, buildName: (index: number) => string) {
    const names = Array.from({ length: count }, (_, index) => buildName(index));
    await server.prisma.activitySession.createMany({
      data: names.map((clientSessionId, index) => ({
        userId: shopper.user.id,
        clientSessionId,
        startedAt: NOW,
        deviceInfo: {},
        browserInfo: {},
        createdAt: new Date(NOW.getTime() - (count - index) * 1000),
      })),
    });
    return names;
  }
});

describe('without consent', () => {
  test.each([null, false])('nothing is stored if consent is %s', async (hasActivityConsent) => {
    const other = await aShopper(server, { hasActivityConsent });
    const { id: productId } = await aProduct(server.prisma);
    const emptyResult = { stored: 0, errors: [] };
    expect(await view({ productId }, other)).toEqual(emptyResult);
    expect(await visit({ sessionId: 'visit', startTime: formatTimeAgo(0) }, other)).toEqual(emptyResult);
    expect(await record({ preferences: { language: 'ne' }, loginData: {} }, other)).toEqual(emptyResult);
    expect(await countStored(other)).toBe(0);
    expect(await findVisits(other)).toEqual([]);
    const { preferences } = await server.prisma.user.findUniqueOrThrow({ where: { id: other.user.id } });
    expect(preferences).toBeNull();
  });

  test('the account’s stored activity is deleted, but not that of others', async () => {
    const other = await aShopper(server, { hasActivityConsent: true });
    for (const client of [shopper, other]) {
      await record({ browsingData: { activities: [buildEntry()] } }, client);
      await visit({ sessionId: 'visit', startTime: formatTimeAgo(0) }, client);
    }
    await setConsent(false);
    expect(await countStored()).toBe(0);
    expect(await findVisits()).toEqual([]);
    expect(await countStored(other)).toBe(1);
    expect(await findVisits(other)).toHaveLength(1);
  });

  test('no activity sent during the withdrawal remains stored', async () => {
    const pendingRecords = Array.from({ length: 8 }, () =>
      record({ browsingData: { activities: [buildEntry()] } }),
    );
    await Promise.all([...pendingRecords.slice(0, 4), setConsent(false), ...pendingRecords.slice(4)]);
    expect(await countStored()).toBe(0);
  });
});

describe('the list of activity', () => {
  test('is paged, with records of the same time in a stable order', async () => {
    await record({
      browsingData: { activities: Array.from({ length: 5 }, (_, page) => buildEntry({ page: `/${page}` })) },
    });
    const visitedPages: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await shopper.graphql(
        `query ($after: String) { activities(first: 2, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { data } }
        } }`,
        { after },
      );
      const page: {
        edges: { node: { data: { page: string } } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      } = data?.activities;
      visitedPages.push(...page.edges.map(({ node }) => node.data.page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(visitedPages.sort()).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  test('contains only the viewer’s own activity; staff can also read the activity of customers, but not of other staff members', async () => {
    await record({ browsingData: { activities: [buildEntry()] } });
    const [admin, other] = [await aShopper(server, { role: 'ADMIN' }), await aShopper(server)];
    const owner = shopper.user.id;
    expect(await readActivities(other)).toEqual([]);
    expect(await queryCustomerActivities(owner, admin)).toMatchObject({
      data: { customerActivities: { totalCount: 1 } },
    });
    expect((await queryCustomerActivities(owner, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await queryCustomerActivities(admin.user.id, admin)).errors?.[0]?.extensions.code).toBe(
      'NOT_FOUND',
    );
    expect((await queryCustomerActivities('nobody', admin)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('omits a product that is no longer for sale', async () => {
    const { id: productId } = await aProduct(server.prisma);
    await view({ productId });
    await server.prisma.product.update({ where: { id: productId }, data: { status: 'ARCHIVED' } });
    expect(await readActivities()).toMatchObject([{ type: 'PRODUCT_VIEW', product: null }]);
  });
});

test.each([
  '{ activities { totalCount } }',
  'mutation { recordActivity(input: {}) { stored } }',
  'mutation { trackProductView(input: { productId: "x" }) { stored } }',
  'mutation { saveSessionData(input: { sessionData: { sessionId: "x", startTime: "2026-11-20T06:00:00Z" } }) { stored } }',
])('a guest must sign in to request "%s"', async (document) => {
  const { errors } = await server.graphql(document);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

async function setConsent(hasConsent: boolean) {
  const { errors } = await shopper.graphql(
    'mutation ($input: ActivityConsentInput!) { setActivityConsent(input: $input) { errors { code } } }',
    { input: { consent: hasConsent } },
  );
  expect(errors).toBeUndefined();
}

function queryCustomerActivities(customerId: string, { graphql }: Shopper) {
  return graphql('query ($customerId: ID!) { customerActivities(customerId: $customerId) { totalCount } }', {
    customerId,
  });
}

function findVisits({ user } = shopper) {
  return server.prisma.activitySession.findMany({ where: { userId: user.id } });
}
