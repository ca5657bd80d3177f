import type { RestRoute } from '#graph/rest/route.ts';
import { restRoutes } from '#graph/rest/routes.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { formatRoute } from '../getRouteAccess.ts';
import { CALLERS } from '../testing/caller.ts';
import { describeAccess } from '../testing/describeAccess.ts';
import { getExpectedRouteOutcome } from '../testing/getExpectedOutcome.ts';
import { getRestSample, type RestSample } from '../testing/restSamples.ts';
import { toOutcome } from '../testing/toOutcome.ts';

const server = useTestServer();

/** One route per combination of outcomes. Routes use the rules of GraphQL fields, which are all tested elsewhere. */
const sample = new Map(restRoutes.map((row) => [formatOutcomes(row), row])).values();

function formatOutcomes(row: RestRoute): string {
  return CALLERS.map((caller) => getExpectedRouteOutcome(row, caller)).join();
}

describeAccess(
  server,
  [...sample].map((route) => ({
    name: formatRoute(route),
    isRead: route.method === 'GET',
    getOutcome: (caller) => getExpectedRouteOutcome(route, caller),
    async send(fixture, { token }) {
      return toOutcome(await send(route, getRestSample(route, fixture), token));
    },
  })),
);

function send(route: RestRoute, { id = '', body }: RestSample, token: string | undefined) {
  return server.app.inject({
    method: route.method,
    url: `/api${route.path.replace(':id', id)}`,
    headers: { 'cache-control': 'no-cache', ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
}
