import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { openInApp } from './openInApp.ts';

const app = Fastify();
app.setNotFoundHandler(openInApp);

describe('an address that no route has', () => {
  test.each(['/cart', '/track-order?number=JW-1', '/admin/nope', '//other.example/cart'])(
    '%s leads a browser to the route of the same name in the app',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
      expect([statusCode, headers.location]).toEqual([302, `/#${url}`]);
    },
  );

  test.each(['/api/nope', '/api', '/graphql/nope'])('%s is of a program and answers JSON', async (url) => {
    const { statusCode, headers } = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('answers JSON to a program', async () => {
    const answer = await app.inject('/cart');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ message: 'There is nothing at this address.' });
  });

  test('refuses what would change something', async () => {
    const answer = await app.inject({ method: 'POST', url: '/cart', headers: { accept: 'text/html' } });
    expect(answer.statusCode).toBe(404);
  });
});
