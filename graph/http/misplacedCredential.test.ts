import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { anApiKey } from '#graph/testing/anApiKey.ts';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();
const QUESTION = { query: '{ store { name } }' };

const misplaced: [string, Record<string, string>, string][] = [
  ['x-api-key', { 'x-api-key': 'jwk_x' }, ''],
  ['X-API-KEY', { 'X-API-KEY': 'jwk_x' }, ''],
  ['api-key', { 'api-key': 'jwk_x' }, ''],
  ['apikey', { apikey: 'jwk_x' }, ''],
  ['x-auth-token', { 'x-auth-token': 'x' }, ''],
  ['x-access-token', { 'x-access-token': 'x' }, ''],
  ['access_token in the address', {}, '?access_token=x'],
  ['api_key in the address', {}, '?api_key=x'],
  ['Basic', { authorization: 'Basic dXNlcjpwYXNz' }, ''],
  ['Token', { authorization: 'Token jwk_x' }, ''],
  ['a bare key', { authorization: 'jwk_x' }, ''],
  ['a bare token', { authorization: 'eyJhbGciOi' }, ''],
  ['an empty Authorization', { authorization: '' }, ''],
];

describe.each(misplaced)('a credential as %s is answered 401 with a reason', (_name, headers, search) => {
  const reasons = /CREDENTIAL_MISPLACED|KEY_WANTS_BEARER/;

  test('over GraphQL, although the same question is kept for guests', async () => {
    const ask = (sent: Record<string, string>, at: string) =>
      server.app.inject({ method: 'POST', url: `/graphql${at}`, headers: sent, payload: QUESTION });
    expect((await ask({}, '')).statusCode).toBe(200);
    const answer = await ask(headers, search);
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errors[0].extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(answer.body).toMatch(reasons);
    expect(answer.body).toContain('Authorization: Bearer');
  });

  test.each(['/api/products', '/api/products/featured', '/api/auth/me'])('over REST at %s', async (url) => {
    await server.app.inject(url);
    const answer = await server.app.inject({ url: `${url}${search}`, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, code: 'UNAUTHENTICATED' });
    expect(answer.body).toMatch(reasons);
  });
});

test('beside a good key, what is meant for somebody in front is let pass', async () => {
  const { token } = await anApiKey(server, ['read-orders']);
  for (const authorization of [`Bearer ${token}`, `bearer ${token}`, `Bearer   ${token}`]) {
    const answer = await server.app.inject({
      url: '/api/key',
      headers: { authorization, 'x-api-key': 'of the gateway' },
    });
    expect(answer.statusCode).toBe(200);
  }
});

test('two Authorization headers are refused, in whatever order', async () => {
  const { port } = await listen();
  const { token } = await anApiKey(server, ['read-orders']);
  for (const headers of [
    ['authorization', `Bearer ${token}`, 'Authorization', 'Bearer other'],
    ['Authorization', 'Bearer other', 'authorization', `Bearer ${token}`],
  ]) {
    const { status, body } = await get(port, headers);
    expect(status).toBe(401);
    expect(body).toMatch(/AUTHORIZATION_TWICE|UNAUTHENTICATED/);
  }
});

async function listen(): Promise<{ port: number }> {
  if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server.app.server.address() as AddressInfo;
}

function get(port: number, headers: string[]) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const request = http.request(
      { port, host: '127.0.0.1', path: '/api/key', headers: ['Host', 'localhost', ...headers] },
      async (response) => resolve({ status: response.statusCode, body: await text(response) }),
    );
    request.on('error', reject).end();
  });
}
