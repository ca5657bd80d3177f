import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { beforeAll, expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();
let url: string;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/graphql`;
});

/** Apollo Server returns 400 where the draft recommends 200. */
const EXPECTED_WARNINGS = ['572B', 'FDE2', '7B9B'];
/**
 * A plain GET request is refused because a page on another website could send it. A GET request needs the header
 * Apollo-Require-Preflight.
 */
const EXPECTED_NOTICES = ['5A70', 'D6D5', '6A70'];

test.each(serverAudits({ url: () => url }).map((audit) => [audit.id, audit.name, audit] as const))(
  'GraphQL over HTTP, %s: %s',
  async (id, _name, audit) => {
    const result = await audit.fn();
    const allowedStatuses = ['ok'];
    if (EXPECTED_WARNINGS.includes(id)) allowedStatuses.push('warn');
    if (EXPECTED_NOTICES.includes(id)) allowedStatuses.push('notice');
    expect(allowedStatuses, 'reason' in result ? result.reason : undefined).toContain(result.status);
  },
);

test('responses to signed-in callers are never cached, by GET or POST', async () => {
  const { email } = await aCustomer(server.prisma);
  const token = await signIn(server, { email });
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'yes' };
  const query = '{ me { email } }';
  const responses = await Promise.all([
    server.app.inject({ url: `/graphql?query=${encodeURIComponent(query)}`, headers }),
    server.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query } }),
  ]);
  for (const response of responses) {
    expect(response.json().data.me).toEqual({ email });
    expect(response.headers['cache-control']).toBe('no-store');
  }
});
