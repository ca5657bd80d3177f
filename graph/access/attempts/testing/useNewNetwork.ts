import { randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, expect } from 'vitest';
import type { TestServer } from '#graph/testing/server.ts';

export const ERRORS = 'errors { code field message }';

/** Sends requests from a different network in each test and clears all counters before each test. */
export function useNewNetwork(server: TestServer) {
  const network = { mark: '', address: '' };

  beforeEach(async () => {
    await server.prisma.attempt.deleteMany();
    network.mark = randomBytes(2).toString('hex');
    network.address = `2001:db8:${network.mark}:1::7`;
  });

  function send(
    query: string,
    variables: Record<string, unknown> = {},
    { token, from = network.address }: { token?: string; from?: string } = {},
  ) {
    return server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'x-forwarded-for': from, ...(token && { authorization: `Bearer ${token}` }) },
      payload: { query, variables },
    });
  }

  /** Returns an email address that no other test uses. */
  const buildEmail = (mark: number) => `someone-${mark}-${network.mark}@example.com`;

  return { network, send, buildEmail };
}

const MESSAGES = {
  TOO_MANY_ATTEMPTS: /^Too many attempts\. Please try again in \d+ minutes?\.$/,
  TOO_MANY_ORDERS: /^Too many orders were placed in a short time\. Please call the store/,
};

export function expectLimited(
  response: LightMyRequestResponse,
  withinMs: number,
  reason: keyof typeof MESSAGES = 'TOO_MANY_ATTEMPTS',
) {
  const [error] = response.json().errors;
  expect([response.statusCode, error.extensions.code]).toEqual([429, 'RATE_LIMITED']);
  expect(error.extensions.reason).toBe(reason);
  expect(error.message).toMatch(MESSAGES[reason]);
  expect(error.extensions.retryAfter).toBeGreaterThan(0);
  expect(error.extensions.retryAfter).toBeLessThanOrEqual(withinMs / 1000);
  expect(response.headers['retry-after']).toBe(String(error.extensions.retryAfter));
}
