import { expect, test } from 'vitest';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { ANYONE, describeRows } from '../testing/describeRows.ts';
import { apiKey } from './apiKey.ts';

const server = useTestServer();

describeRows(server, apiKey, { 'GET /key': { may: ANYONE } });

test('a program asks what its own key is, whatever its scopes', async () => {
  const expiresAt = new Date('2099-01-01T00:00:00Z');
  const { id, token } = await anApiKey(server, ['write-stock', 'write-orders'], {
    expiresAt,
    refundNpr: 500,
  });
  const answer = await server.app.inject({
    url: '/api/key',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.json().data.apiKey).toMatchObject({
    ...{ id, name: 'A partner', scopes: ['write-stock', 'write-orders'] },
    limits: { discountPercent: 0, refundNpr: 500 },
    expiresAt: expiresAt.toISOString(),
    previousSecretUntil: null,
  });
  expect((await server.app.inject({ url: '/api/key' })).json().data).toEqual({ apiKey: null });
});
