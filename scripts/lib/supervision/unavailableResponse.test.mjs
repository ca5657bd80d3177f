// @ts-check
import { expect, test } from 'vitest';
import { buildUnavailableResponse } from './unavailableResponse.mjs';

test.each([
  ['GraphQL', '/graphql', { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }] }],
  ['REST', '/api/products?page=2', { success: false, code: 'UNAVAILABLE', retryAfter: 2 }],
  ['a probe', '/readyz', { code: 'UNAVAILABLE' }],
])('%s gets a 503 in its own format with a Retry-After header', (_client, url, expectedBody) => {
  const { headers, body } = buildUnavailableResponse({ url, headers: { accept: '*/*' } });

  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', connection: 'close' });
  expect(JSON.parse(body)).toMatchObject(expectedBody);
  expect(body).toContain(headers['x-request-id']);
});

test('a browser gets a page that reloads automatically', () => {
  const { headers, body } = buildUnavailableResponse({
    url: '/',
    headers: { accept: 'text/html,*/*;q=0.8' },
  });

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('http-equiv="refresh"');
});
