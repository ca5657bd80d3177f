import { expect, test } from 'vitest';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { aWebhook } from '#graph/testing/aWebhook.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

const post = (token: string, path: string, payload: object) =>
  server.app.inject({
    ...{ method: 'POST', url: `/api/admin/webhooks${path}`, payload },
    headers: { authorization: `Bearer ${token}` },
  });

test('a program has up to five, and takes none of the store’s own', async () => {
  const { token } = await anApiKey(server, ['write-webhooks', 'read-orders']);
  const owner = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
  const body = { url: 'https://erp.example.com/hooks', topics: ['order.placed'] };
  for (let made = 0; made < 5; made++) expect((await post(token, '', body)).statusCode).toBe(201);
  expect((await post(token, '', body)).json().errors).toMatchObject([
    { reason: 'TOO_MANY_WEBHOOKS_OF_KEY', params: { most: 5 } },
  ]);
  for (let made = 0; made < 20; made++) expect((await post(owner, '', body)).statusCode).toBe(201);
  expect((await post(owner, '', body)).json().errors).toMatchObject([{ reason: 'TOO_MANY_WEBHOOKS' }]);
});

test('of several that are made at once, only as many as there is room for', async () => {
  const { token } = await anApiKey(server, ['write-webhooks', 'read-orders']);
  const owner = await signIn(server, await aCustomer(server.prisma, { role: 'SUPER_ADMIN' }));
  const body = { url: 'https://erp.example.com/hooks', topics: ['order.placed'] };
  await server.prisma.webhookEndpoint.deleteMany();
  for (let made = 0; made < 19; made++) await aWebhook(server);
  const statuses = async (as: string) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(as, '', body)));
    return answers.map(({ statusCode }) => statusCode).sort();
  };
  expect(await statuses(owner)).toEqual([201, ...Array(7).fill(409)]);
  expect(await statuses(token)).toEqual([...Array(5).fill(201), ...Array(3).fill(409)]);
});

test('a secret that was promised to sign for a day is ended by another only where that is asked for', async () => {
  server.clock.now = new Date('2026-11-20T06:00:00Z');
  const { id: apiKeyId, token } = await anApiKey(server, ['write-webhooks']);
  const { id } = await aWebhook(server, { apiKeyId });
  expect((await post(token, `/${id}/rotate`, {})).statusCode).toBe(200);
  const again = await post(token, `/${id}/rotate`, {});
  expect({ status: again.statusCode, ...again.json() }).toMatchObject({
    status: 409,
    errors: [
      {
        field: 'endPrevious',
        reason: 'WEBHOOK_SECRET_STILL_SIGNS',
        params: { at: '2026-11-21T06:00:00.000Z' },
      },
    ],
  });
  expect((await post(token, `/${id}/rotate`, { endPrevious: true })).statusCode).toBe(200);
  server.clock.now = new Date('2026-11-22T06:00:00Z');
  expect((await post(token, `/${id}/rotate`, {})).statusCode).toBe(200);
});
