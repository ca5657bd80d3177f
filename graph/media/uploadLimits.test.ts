import { expect, test } from 'vitest';
import { RATE_LIMITS } from '#graph/access/attempts/rateLimits.ts';
import { aCustomer } from '#graph/testing/aCustomer.ts';
import { useTestServer } from '#graph/testing/server.ts';
import { signIn } from '#graph/testing/signIn.ts';

const server = useTestServer();

/** Sends a form without a file. The error is returned only after the attempt is counted. */
async function send(url: string, token: string) {
  const response = await server.app.inject({
    method: 'POST',
    url,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--\r\n',
  });
  return { status: response.statusCode, waitSeconds: response.headers['retry-after'], ...response.json() };
}

test.each([
  ['/media/reviews', 'CUSTOMER', 'upload'],
  ['/media/uploads', 'ADMIN', 'catalogUpload'],
  ['/api/admin/uploads', 'ADMIN', 'catalogUpload'],
] as const)('uploads to %s are limited per account', async (url, role, attemptKind) => {
  const token = await signIn(server, await aCustomer(server.prisma, { role }));
  const otherToken = await signIn(server, await aCustomer(server.prisma, { role }));
  await server.prisma.attempt.deleteMany();
  expect((await send(url, token)).status).toBe(400);
  await server.prisma.attempt.updateMany({ data: { count: RATE_LIMITS[attemptKind].subject.limit } });
  expect(await send(url, token)).toMatchObject({
    status: 429,
    waitSeconds: expect.stringMatching(/^\d+$/),
    reason: 'TOO_MANY_ATTEMPTS',
  });
  expect((await send(url, otherToken)).status).toBe(400);
});

test.each([
  ['/media/reviews', 'CUSTOMER'],
  ['/media/uploads', 'ADMIN'],
  ['/api/admin/uploads', 'ADMIN'],
] as const)('a body sent to %s that is not a form gets 415 with instructions', async (url, role) => {
  const token = await signIn(server, await aCustomer(server.prisma, { role }));
  const bodies = [
    ['image/jpeg', '\xff\xd8\xff'],
    ['application/octet-stream', 'x'],
    ['application/json', '{}'],
    ['text/plain', 'x'],
    ['application/x-www-form-urlencoded', 'file=x'],
  ];
  for (const [type, payload] of bodies) {
    const response = await server.app.inject({
      ...{ method: 'POST', url, payload },
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
    });
    expect([type, response.statusCode, response.json().message]).toEqual([
      type,
      415,
      'Send the photo as multipart/form-data.',
    ]);
  }
});
