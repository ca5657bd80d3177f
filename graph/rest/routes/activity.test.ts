import { expect, test } from 'vitest';
import { aProduct } from '#graph/testing/aProduct.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { aCaller } from '../testing/callers.ts';
import { describeRoutes, SIGNED_IN } from '../testing/describeRoutes.ts';
import { activity } from './activity.ts';

const server = useTestServer();
const scrollActivity = {
  type: 'SCROLL',
  timestamp: Date.now(),
  maxScrollPercent: 80,
  currentScrollPercent: 40,
};
const visit = { sessionId: 'visit-1', startTime: new Date().toISOString() };

describeRoutes(server, activity, {
  'POST /user/track-product-view': {
    allowedCallers: SIGNED_IN,
    request: async ({ prisma, user }) => {
      if (user) await prisma.user.update({ where: { id: user.id }, data: { hasActivityConsent: true } });
      const { id: productId } = await aProduct(prisma);
      return { body: { productId, details: { from: 'search' }, timestamp: Date.now() } };
    },
    invalidRequests: {
      productId: { body: {} },
      timestamp: { body: { productId: 'one', timestamp: 'yesterday' } },
    },
  },
  'POST /user/save-session-data': {
    allowedCallers: SIGNED_IN,
    request: () => ({ body: { sessionData: { ...visit, deviceInfo: { platform: 'Linux' } } } }),
    invalidRequests: {
      sessionData: { body: {} },
      'sessionData.startTime': { body: { sessionData: { sessionId: 'visit-1' } } },
      'sessionData.sessionId': { status: 422, body: { sessionData: { ...visit, sessionId: '' } } },
    },
  },
  'PUT /user/activity': {
    allowedCallers: SIGNED_IN,
    request: () => ({ body: { browsingData: { activities: [scrollActivity], flushTime: Date.now() } } }),
    invalidRequests: {
      loginData: { body: { loginData: 'now' } },
      'browsingData.activities': {
        body: { browsingData: { activities: Array(101).fill(scrollActivity) } },
      },
    },
  },
  'GET /user/profile': { allowedCallers: SIGNED_IN },
});

test("stores activity only after the account's consent", async () => {
  const { user, token } = await aCaller(server, 'customer');
  const headers = { authorization: `Bearer ${token}` };
  const payload = { browsingData: { activities: [scrollActivity, scrollActivity] } };
  const putActivity = () => server.app.inject({ method: 'PUT', url: '/api/user/activity', headers, payload });
  expect((await putActivity()).json().data).toEqual({ stored: 0 });
  await server.prisma.user.update({ where: { id: user?.id }, data: { hasActivityConsent: true } });
  expect((await putActivity()).json().data).toEqual({ stored: 2 });
});
