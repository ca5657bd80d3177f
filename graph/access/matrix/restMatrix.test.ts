import type { RestRoute } from '#graph/rest/route.ts';
import { table } from '#graph/rest/table.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { nameOfRow } from '../accessOfRoute.ts';
import { CALLERS } from '../testing/caller.ts';
import { describeAccess } from '../testing/describeAccess.ts';
import { outcomeForRow } from '../testing/outcomeFor.ts';
import { outcomeOfStatus } from '../testing/outcomeOfStatus.ts';
import { type RestSample, restSample } from '../testing/restSamples.ts';

const server = useTestServer();

/** A row of each way in which callers are told apart: the rules are those of GraphQL's fields, which are all tried there. */
const sample = new Map(table.map((row) => [waysOf(row), row])).values();

function waysOf(row: RestRoute): string {
  return CALLERS.map((caller) => outcomeForRow(row, caller)).join();
}

describeAccess(
  server,
  [...sample].map((route) => ({
    name: nameOfRow(route),
    isRead: route.method === 'GET',
    outcomeFor: (caller) => outcomeForRow(route, caller),
    async ask(world, { token }) {
      return outcomeOfStatus(await send(route, restSample(route, world), token));
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
