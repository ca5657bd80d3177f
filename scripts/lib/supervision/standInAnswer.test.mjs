// @ts-check
import { expect, test } from 'vitest';
import { standInAnswer } from './standInAnswer.mjs';

test.each([
  ['GraphQL', '/graphql', { errors: [{ extensions: { code: 'UNAVAILABLE', retryAfter: 2 } }] }],
  ['REST', '/api/products?page=2', { success: false, code: 'UNAVAILABLE', retryAfter: 2 }],
  ['a probe', '/readyz', { code: 'UNAVAILABLE' }],
])('%s is told in its own shape that the store is away, and when to come again', (_who, url, shape) => {
  const { headers, body } = standInAnswer({ url, headers: { accept: '*/*' } });

  expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store', connection: 'close' });
  expect(JSON.parse(body)).toMatchObject(shape);
  expect(body).toContain(headers['x-request-id']);
});

test('a browser gets a page that comes back by itself', () => {
  const { headers, body } = standInAnswer({ url: '/', headers: { accept: 'text/html,*/*;q=0.8' } });

  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('http-equiv="refresh"');
});
