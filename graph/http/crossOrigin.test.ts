import { beforeAll, describe, expect, test } from 'vitest';
import { aShopper, type Shopper } from '#graph/testing/aShopper.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { useListeningServer } from './testing/useListeningServer.ts';

const server = useTestServer();
const rateLimitedServer = useListeningServer(server, { requestsPerMinute: 0 });
const defaultServer = { url: '' };
const ALLOWED_ORIGIN = 'https://partner.example.com';
let owner: Shopper;

beforeAll(async () => {
  owner = await aShopper(server, { role: 'SUPER_ADMIN' });
  defaultServer.url = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

async function allow(corsOrigins: string[]) {
  const { data } = await owner.graphql(
    `mutation ($input: UpdateStoreSettingsInput!) {
      updateStoreSettings(input: $input) { settings { corsOrigins } errors { reason field params } }
    }`,
    { input: { corsOrigins } },
  );
  return data?.updateStoreSettings;
}

const QUERY_BODY = JSON.stringify({ query: '{ store { name } }' });

function sendRequest(url: string, origin: string) {
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: QUERY_BODY,
  });
}

function sendPreflight(url: string, { path = '/graphql', origin = ALLOWED_ORIGIN } = {}) {
  return fetch(url + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type',
    },
  });
}

const getAllowedOrigin = (response: Response) => response.headers.get('access-control-allow-origin');

describe('pages of other websites', () => {
  test('get no headers while no website is allowed, which is the default', async () => {
    const response = await sendRequest(defaultServer.url, ALLOWED_ORIGIN);
    expect([response.status, getAllowedOrigin(response)]).toEqual([200, null]);
    expect(getAllowedOrigin(await sendPreflight(defaultServer.url))).toBeNull();
  });

  test('can read as soon as their website is allowed', async () => {
    expect(await allow([`${ALLOWED_ORIGIN.toUpperCase()}/`])).toEqual({
      settings: { corsOrigins: [ALLOWED_ORIGIN] },
      errors: [],
    });
    const response = await sendRequest(defaultServer.url, ALLOWED_ORIGIN);
    expect(getAllowedOrigin(response)).toBe(ALLOWED_ORIGIN);
    expect(response.headers.get('access-control-expose-headers')?.split(', ')).toEqual(
      expect.arrayContaining(['x-request-id', 'retry-after', 'x-ratelimit-remaining']),
    );
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(await response.json()).toMatchObject({ data: { store: { name: expect.any(String) } } });
    expect(getAllowedOrigin(await sendRequest(defaultServer.url, 'https://evil.example.com'))).toBeNull();
    expect(
      getAllowedOrigin(await sendRequest(defaultServer.url, `${ALLOWED_ORIGIN}.evil.example.com`)),
    ).toBeNull();
  });

  test('get a preflight response with the allowed methods and headers', async () => {
    for (const path of ['/graphql', '/api/admin/orders']) {
      const response = await sendPreflight(defaultServer.url, { path });
      expect(response.status).toBe(204);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'access-control-allow-origin': ALLOWED_ORIGIN,
        'access-control-allow-methods': 'GET, POST, PUT, DELETE',
        'access-control-allow-headers': expect.stringMatching(/authorization.*last-event-id/),
        'access-control-max-age': '600',
        vary: expect.stringContaining('Origin'),
      });
    }
    expect(
      getAllowedOrigin(await sendPreflight(defaultServer.url, { origin: 'https://evil.example.com' })),
    ).toBeNull();
    expect(getAllowedOrigin(await sendPreflight(defaultServer.url, { path: '/healthz' }))).toBeNull();
  });

  test('can read cached responses, which vary by origin', async () => {
    const url = `${defaultServer.url}/graphql?query=${encodeURIComponent('{ store { name } }')}`;
    const headers = { origin: ALLOWED_ORIGIN, 'apollo-require-preflight': '1' };
    await fetch(url, { headers });
    const secondResponse = await fetch(url, { headers });
    expect(getAllowedOrigin(secondResponse)).toBe(ALLOWED_ORIGIN);
    expect(secondResponse.headers.get('x-public-response')).not.toBeNull();
    expect(secondResponse.headers.get('vary')).toContain('Origin');
    expect(getAllowedOrigin(await fetch(url, { headers: { 'apollo-require-preflight': '1' } }))).toBeNull();
  });

  test('can read why they are refused and when to retry', async () => {
    await rateLimitedServer.app.snapshots.reload();
    const rateLimitedResponse = await fetch(`${rateLimitedServer.url}/api/products`, {
      headers: { origin: ALLOWED_ORIGIN },
    });
    expect([rateLimitedResponse.status, getAllowedOrigin(rateLimitedResponse)]).toEqual([
      429,
      ALLOWED_ORIGIN,
    ]);
    expect(rateLimitedResponse.headers.get('retry-after')).toMatch(/^\d+$/);

    const unauthorisedResponse = await fetch(`${defaultServer.url}/api/auth/me`, {
      headers: { origin: ALLOWED_ORIGIN, authorization: 'Bearer nobody' },
    });
    expect([unauthorisedResponse.status, getAllowedOrigin(unauthorisedResponse)]).toEqual([
      401,
      ALLOWED_ORIGIN,
    ]);
  });

  test('are refused as soon as their website is removed', async () => {
    await allow([]);
    expect(getAllowedOrigin(await sendRequest(defaultServer.url, ALLOWED_ORIGIN))).toBeNull();
  });

  test('are allowed only by their exact origin', async () => {
    expect(await allow([ALLOWED_ORIGIN, 'shop.example.com'])).toEqual({
      settings: null,
      errors: [{ reason: 'ORIGIN_NOT_VALID', field: 'corsOrigins', params: { origin: 'shop.example.com' } }],
    });
  });
});
