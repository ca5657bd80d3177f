import type { AddressInfo } from 'node:net';
import { serverAudits } from 'graphql-http';
import { beforeAll, expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
let url: string;

beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/graphql`;
});

/** Apollo Server answers 400 where the draft would rather have 200. */
const WARNINGS_BY_DESIGN = ['572B', 'FDE2', '7B9B'];
/** A plain GET is refused, as any page of another site could send it: it needs the header Apollo-Require-Preflight. */
const NOTICES_BY_DESIGN = ['5A70', 'D6D5', '6A70'];

test.each(serverAudits({ url: () => url }).map((audit) => [audit.id, audit.name, audit] as const))(
  'GraphQL over HTTP, %s: %s',
  async (id, _name, audit) => {
    const result = await audit.fn();
    const allowed = ['ok'];
    if (WARNINGS_BY_DESIGN.includes(id)) allowed.push('warn');
    if (NOTICES_BY_DESIGN.includes(id)) allowed.push('notice');
    expect(allowed, 'reason' in result ? result.reason : undefined).toContain(result.status);
  },
);
