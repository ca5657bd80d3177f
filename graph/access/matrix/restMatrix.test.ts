import { expect, test } from 'vitest';
import type { RestRoute } from '#graph/rest/route.ts';
import { table } from '#graph/rest/table.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { nameOfRow, outcomeForRow } from '../accessOfRoute.ts';
import { describeAccess } from '../testing/describeAccess.ts';
import { outcomeOfStatus } from '../testing/outcomeOfStatus.ts';
import { type RestSample, restSamples } from '../testing/restSamples.ts';

const server = useTestServer();

test('no sample is for a row that is not there', () => {
  expect(table.map(nameOfRow)).toEqual(expect.arrayContaining(Object.keys(restSamples)));
});

describeAccess(
  server,
  table.map((route) => ({
    name: nameOfRow(route),
    isRead: route.method === 'GET',
    outcomeFor: (caller) => outcomeForRow(route, caller),
    async ask(world, { token }) {
      const sample = restSamples[nameOfRow(route)]?.(world) ?? {};
      return outcomeOfStatus(await send(route, sample, token));
    },
  })),
);

function send(route: RestRoute, { id = '', query, body }: RestSample, token: string | undefined) {
  return server.app.inject({
    method: route.method,
    url: `/api${route.path.replace(':id', id)}`,
    query,
    headers: { 'cache-control': 'no-cache', ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
}
