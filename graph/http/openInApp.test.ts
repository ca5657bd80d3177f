import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { openInApp } from './openInApp.ts';

const app = Fastify();
app.setNotFoundHandler(openInApp);

describe('a URL without a route', () => {
  test.each(['/cart', '/track-order?number=JW-1', '/admin/nope', '//other.example/cart'])(
    "redirects a browser from %s to the app's route of the same name",
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([statusCode, headers.location]).toEqual([302, `/#${url}`]);
    },
  );

  test.each(['/api/nope', '/api', '/graphql/nope'])(
    '%s returns JSON because it belongs to an API',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  test('returns JSON to an API client', async () => {
    const response = await app.inject('/cart');
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ message: 'This address does not exist.' });
  });

  test('refuses writes', async () => {
    const response = await app.inject({ method: 'POST', url: '/cart', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
  });
});
