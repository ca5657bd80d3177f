import { beforeEach, describe, expect, test } from 'vitest';
import { ACTIVITIES_KEPT, VISITS_KEPT } from '#domain/activity.ts';
import { aProduct } from '../../testing/aProduct.ts';
import { aShopper, type Shopper } from '../../testing/aShopper.ts';
import { useTestServer } from '../../testing/server.ts';

const server = useTestServer();
const NOW = new Date('2026-11-20T06:00:00.000Z');
const DAY_MS = 86_400_000;

interface Shown {
  type: string;
  at: string;
  data: unknown;
  product: { slug: string } | null;
}

let shopper: Shopper;

beforeEach(async () => {
  server.clock.now = NOW;
  shopper = await aShopper(server, { activityConsent: true, consentAt: NOW });
});

describe('a look at a piece', () => {
  test('is kept with its piece, its details and its time', async () => {
    const { id: productId, slug } = await aProduct(server.prisma);
    const answer = await view({ productId, details: { from: 'search' }, timestamp: ago(60_000) });
    expect(answer).toEqual({ stored: 1, errors: [] });
    expect(await activities()).toEqual([
      {
        type: 'PRODUCT_VIEW',
        at: ago(60_000),
        data: { productId, details: { from: 'search' } },
        product: { slug },
      },
    ]);
  });

  test.each([
    ['now where none is given', undefined, NOW.toISOString()],
    ['now where it lies in the future', ago(-DAY_MS), NOW.toISOString()],
    ['its own up to 7 days ago', ago(7 * DAY_MS), ago(7 * DAY_MS)],
  ])('has as its time %s', async (_name, timestamp, at) => {
    const { id: productId } = await aProduct(server.prisma);
    expect(await view({ productId, timestamp })).toEqual({ stored: 1, errors: [] });
    expect(await activities()).toMatchObject([{ at }]);
  });

  test('that comes more than 7 days late is not kept', async () => {
    const { id: productId } = await aProduct(server.prisma);
    expect(await view({ productId, timestamp: ago(7 * DAY_MS + 1) })).toEqual({ stored: 0, errors: [] });
    expect(await activities()).toEqual([]);
  });

  test('is of a piece that there is', async () => {
    expect(await view({ productId: 'nothing' })).toEqual({
      stored: 0,
      errors: [{ code: 'NOT_FOUND', field: 'productId', message: 'There is no such product.' }],
    });
  });

  test('with too many details is refused', async () => {
    const { id: productId } = await aProduct(server.prisma);
    const { stored, errors } = await view({ productId, details: { text: 'x'.repeat(2000) } });
    expect({ stored, errors }).toMatchObject({ stored: 0, errors: [{ code: 'INVALID', field: 'details' }] });
  });
});

describe('a visit', () => {
  const VISIT = {
    sessionId: 'visit-1',
    startTime: ago(5000),
    deviceInfo: { platform: 'Linux', screenWidth: 1920, secret: 'x' },
    browserInfo: { name: 'Lynx', version: '2.9' },
  };

  test('is kept once for its session id, as it was described last', async () => {
    expect(await visit(VISIT)).toEqual({ stored: 1, errors: [] });
    expect(await visit({ ...VISIT, browserInfo: { name: 'Firefox' } })).toEqual({ stored: 1, errors: [] });
    expect(await visits()).toMatchObject([
      {
        clientSessionId: 'visit-1',
        startedAt: new Date(VISIT.startTime),
        deviceInfo: { platform: 'Linux', screenWidth: 1920 },
        browserInfo: { name: 'Firefox' },
      },
    ]);
  });

  test('keeps what is known of a browser, and nothing else', async () => {
    await visit(VISIT);
    const [kept] = await visits();
    expect(kept?.deviceInfo).toEqual({ platform: 'Linux', screenWidth: 1920 });
    expect(kept?.browserInfo).toEqual({ name: 'Unknown', version: '2.9' });
  });

  test('of the same id on two accounts is two visits', async () => {
    await visit(VISIT);
    const other = await aShopper(server, { activityConsent: true });
    await visit(VISIT, other);
    expect(await visits()).toHaveLength(1);
    expect(await visits(other)).toHaveLength(1);
  });

  test(`is one of the ${VISITS_KEPT} newest`, async () => {
    const [oldest] = await fill(VISITS_KEPT, (index) => `old-${index}`);
    await visit(VISIT);
    const kept = (await visits()).map(({ clientSessionId }) => clientSessionId);
    expect(kept).toHaveLength(VISITS_KEPT);
    expect(kept).toContain('visit-1');
    expect(kept).not.toContain(oldest);
  });

  async function fill(count: number, nameOf: (index: number) => string) {
    const names = Array.from({ length: count }, (_, index) => nameOf(index));
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

describe('a batch', () => {
  test('of every kind is kept in one write, each with the fields of its type', async () => {
    const { id: productId, slug } = await aProduct(server.prisma);
    const sent = [
      { type: 'PAGE_NAVIGATION', page: '/products', page2: 'dropped' },
      { type: 'PAGE_EXIT', page: '/', duration: 12 },
      { type: 'PAGE_ENTRY', page: '/products' },
      { type: 'PRODUCT_VIEW', productId, details: { size: '12' } },
      { type: 'SCROLL', maxScrollPercent: 140, currentScrollPercent: 20 },
      { type: 'CLICK', element: 'BUTTON', text: 'Add', x: 1, y: 2 },
      { type: 'USER_ACTION', data: ['any', 1, null] },
    ].map((activity, index) => ({ ...activity, timestamp: ago((10 - index) * 1000) }));

    expect(await record({ browsingData: { activities: sent, flushTime: ago(0) } })).toEqual({
      stored: 7,
      errors: [],
    });

    expect(
      (await activities()).reverse().map(({ type, data, product }) => ({ type, data, product })),
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

  test('may hold a sign-in and preferences, which count too', async () => {
    const answer = await record({
      loginData: { method: 'password' },
      preferences: { language: 'ne' },
      browsingData: { activities: [entry()] },
    });
    expect(answer).toEqual({ stored: 3, errors: [] });
    expect((await activities()).map(({ type }) => type)).toEqual(['LOGIN', 'PAGE_ENTRY']);
    const { preferences } = await server.prisma.user.findUniqueOrThrow({ where: { id: shopper.user.id } });
    expect(preferences).toEqual({ language: 'ne' });
  });

  test('takes times as ISO 8601 and as milliseconds, and leaves out what is too old', async () => {
    const times = [NOW.getTime() - 1000, ago(2000), ago(8 * DAY_MS), NOW.getTime() + DAY_MS];
    const sent = times.map((timestamp) => entry({ timestamp }));
    expect(await record({ browsingData: { activities: sent } })).toEqual({ stored: 3, errors: [] });
    expect((await activities()).map(({ at }) => at)).toEqual([ago(0), ago(1000), ago(2000)]);
  });

  test('holds 100 activities, and not one more', async () => {
    const many = (length: number) => ({ browsingData: { activities: Array(length).fill(entry()) } });
    expect(await record(many(100))).toEqual({ stored: 100, errors: [] });
    expect(await record(many(101))).toEqual({
      stored: 0,
      errors: [
        {
          code: 'INVALID',
          field: 'browsingData.activities',
          message: 'Send at most 100 activities at once.',
        },
      ],
    });
    expect(await kept()).toBe(100);
  });

  test('with one activity that is wrong is not kept at all', async () => {
    const sent = [entry(), entry(), { type: 'FLY', timestamp: ago(0) }];
    const { stored, errors } = await record({ browsingData: { activities: sent } });
    expect(stored).toBe(0);
    expect(errors).toMatchObject([{ code: 'INVALID', field: 'browsingData.activities.2.type' }]);
    expect(await kept()).toBe(0);
  });

  test('cannot name a sign-in among what happened in the shop', async () => {
    const { errors } = await record({ browsingData: { activities: [{ type: 'LOGIN', timestamp: ago(0) }] } });
    expect(errors).toMatchObject([{ field: 'browsingData.activities.0.type' }]);
  });

  test('with nothing in it is refused', async () => {
    expect((await record({})).errors).toMatchObject([
      { code: 'INVALID', message: 'Send loginData, preferences or browsingData.' },
    ]);
  });

  test('with a piece that is no more keeps the look at it without the piece', async () => {
    const sent = [{ type: 'PRODUCT_VIEW', productId: 'gone', timestamp: ago(0) }];
    expect(await record({ browsingData: { activities: sent } })).toEqual({ stored: 1, errors: [] });
    expect(await activities()).toMatchObject([{ type: 'PRODUCT_VIEW', data: {}, product: null }]);
  });

  test(`leaves of an account the ${ACTIVITIES_KEPT} newest`, async () => {
    const other = await aShopper(server, { activityConsent: true });
    for (const { user } of [shopper, other])
      await server.prisma.activity.createMany({
        data: Array.from({ length: ACTIVITIES_KEPT }, (_, index) => ({
          userId: user.id,
          type: 'SCROLL',
          data: {},
          // The 150 oldest at one instant, so that the bound lies among equals.
          at: new Date(NOW.getTime() - 3_600_000 + Math.max(index, 150)),
        })),
      });

    await record({ browsingData: { activities: Array(100).fill(entry()) } });

    expect(await kept()).toBe(ACTIVITIES_KEPT);
    expect(
      await server.prisma.activity.count({ where: { userId: shopper.user.id, type: 'PAGE_ENTRY' } }),
    ).toBe(100);
    expect(await kept(other)).toBe(ACTIVITIES_KEPT);
  });
});

describe('without consent', () => {
  test.each([null, false])('nothing is kept when it is %s', async (activityConsent) => {
    const other = await aShopper(server, { activityConsent });
    const { id: productId } = await aProduct(server.prisma);
    const nothing = { stored: 0, errors: [] };
    expect(await view({ productId }, other)).toEqual(nothing);
    expect(await visit({ sessionId: 'visit', startTime: ago(0) }, other)).toEqual(nothing);
    expect(await record({ preferences: { language: 'ne' }, loginData: {} }, other)).toEqual(nothing);
    expect(await kept(other)).toBe(0);
    expect(await visits(other)).toEqual([]);
    const { preferences } = await server.prisma.user.findUniqueOrThrow({ where: { id: other.user.id } });
    expect(preferences).toBeNull();
  });

  test('what was kept is gone, and that of others stays', async () => {
    const other = await aShopper(server, { activityConsent: true });
    for (const asking of [shopper, other]) {
      await record({ browsingData: { activities: [entry()] } }, asking);
      await visit({ sessionId: 'visit', startTime: ago(0) }, asking);
    }
    await consent(false);
    expect(await kept()).toBe(0);
    expect(await visits()).toEqual([]);
    expect(await kept(other)).toBe(1);
    expect(await visits(other)).toHaveLength(1);
  });

  test('nothing is left of what is sent while it is withdrawn', async () => {
    const sending = Array.from({ length: 8 }, () => record({ browsingData: { activities: [entry()] } }));
    await Promise.all([...sending.slice(0, 4), consent(false), ...sending.slice(4)]);
    expect(await kept()).toBe(0);
  });
});

describe('the list of activity', () => {
  test('goes on page by page, with those of one instant in order', async () => {
    await record({
      browsingData: { activities: Array.from({ length: 5 }, (_, page) => entry({ page: `/${page}` })) },
    });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await shopper.ask(
        `query ($after: String) { activities(first: 2, after: $after) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { data } }
        } }`,
        { after },
      );
      const page: {
        edges: { node: { data: { page: string } } }[];
        pageInfo: { hasNextPage: boolean; endCursor: string };
      } = data?.activities;
      seen.push(...page.edges.map(({ node }) => node.data.page));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen.sort()).toEqual(['/0', '/1', '/2', '/3', '/4']);
  });

  test("is the viewer's own; staff see a customer's, and nobody sees that of staff", async () => {
    await record({ browsingData: { activities: [entry()] } });
    const [admin, other] = [await aShopper(server, { role: 'ADMIN' }), await aShopper(server)];
    const owner = shopper.user.id;
    expect(await activities(other)).toEqual([]);
    expect(await ofCustomer(owner, admin)).toMatchObject({ data: { customerActivities: { totalCount: 1 } } });
    expect((await ofCustomer(owner, other)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await ofCustomer(admin.user.id, admin)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await ofCustomer('nobody', admin)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('says nothing of a piece that is no longer for sale', async () => {
    const { id: productId } = await aProduct(server.prisma);
    await view({ productId });
    await server.prisma.product.update({ where: { id: productId }, data: { status: 'ARCHIVED' } });
    expect(await activities()).toMatchObject([{ type: 'PRODUCT_VIEW', product: null }]);
  });
});

test.each([
  '{ activities { totalCount } }',
  'mutation { recordActivity(input: {}) { stored } }',
  'mutation { trackProductView(input: { productId: "x" }) { stored } }',
  'mutation { saveSessionData(input: { sessionData: { sessionId: "x", startTime: "2026-11-20T06:00:00Z" } }) { stored } }',
])('a guest who asks "%s" has to sign in', async (document) => {
  const { errors } = await server.graphql(document);
  expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

function ago(ms: number): string {
  return new Date(NOW.getTime() - ms).toISOString();
}

function entry(given: Record<string, unknown> = {}) {
  return { type: 'PAGE_ENTRY', page: '/', timestamp: ago(1000), ...given };
}

const view = (input: Record<string, unknown>, asking = shopper) => track('trackProductView', input, asking);
const visit = (sessionData: Record<string, unknown>, asking = shopper) =>
  track('saveSessionData', { sessionData }, asking);
const record = (input: Record<string, unknown>, asking = shopper) => track('recordActivity', input, asking);

async function track(name: string, input: Record<string, unknown>, { ask }: Shopper) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await ask(
    `mutation ($input: ${type}!) { ${name}(input: $input) { stored errors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data?.[name];
}

async function consent(given: boolean) {
  const { errors } = await shopper.ask(
    'mutation ($input: ActivityConsentInput!) { setActivityConsent(input: $input) { errors { code } } }',
    { input: { consent: given } },
  );
  expect(errors).toBeUndefined();
}

async function activities({ ask } = shopper) {
  const { data, errors } = await ask(
    '{ activities(first: 100) { edges { node { type at data product { slug } } } } }',
  );
  expect(errors).toBeUndefined();
  const edges: { node: Shown }[] = data?.activities.edges ?? [];
  return edges.map(({ node }) => node);
}

function ofCustomer(customerId: string, { ask }: Shopper) {
  return ask('query ($customerId: ID!) { customerActivities(customerId: $customerId) { totalCount } }', {
    customerId,
  });
}

function kept({ user } = shopper) {
  return server.prisma.activity.count({ where: { userId: user.id } });
}

function visits({ user } = shopper) {
  return server.prisma.activitySession.findMany({ where: { userId: user.id } });
}
