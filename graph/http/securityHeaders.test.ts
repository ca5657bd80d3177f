import { expect, test } from 'vitest';
import { useTestServer } from '#graph/testing/server.ts';

const server = useTestServer();

const ADDRESSES = [
  '/graphql',
  '/api/products',
  '/api/nothing',
  '/api/auth/me',
  '/healthz',
  '/media/no.webp',
  '/nothing',
];
const YEAR = 31_536_000;

test.each(ADDRESSES)('every kind of response has the security headers: %s', async (url) => {
  const { headers } = await server.app.inject(url);
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
  const [, age] = /max-age=(\d+); includeSubDomains/.exec(String(headers['strict-transport-security'])) ?? [];
  expect(Number(age)).toBeGreaterThanOrEqual(YEAR);
  const policy = String(headers['content-security-policy']);
  for (const rule of [
    "default-src 'self'",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ])
    expect(policy).toContain(rule);
});

test.each(ADDRESSES)('no other origin is allowed: %s', async (url) => {
  const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' };
  for (const method of ['GET', 'OPTIONS'] as const) {
    const response = await server.app.inject({ method, url, headers });
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
  }
});

test.each(ADDRESSES)('text declares UTF-8: %s', async (url) => {
  const response = await server.app.inject({ url, headers: { accept: 'application/json' } });
  const type = String(response.headers['content-type']);
  expect(type).toMatch(/^(application\/|text\/).*; ?charset=utf-8$/i);
});

test.each(ADDRESSES)('TRACE is not allowed: %s', async (url) => {
  const response = await server.app.inject({
    method: 'TRACE' as 'GET',
    url,
    headers: { cookie: 'token=secret' },
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.body).not.toContain('secret');
});
