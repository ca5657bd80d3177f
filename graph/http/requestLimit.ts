import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createTooManyRequestsError } from './httpErrors.ts';
import type { RateLimitKeys } from './rateLimitKeys.ts';
import { isExpensive, isPage } from './requestCost.ts';
import { MINUTE_MS, type RequestCounts } from './requestCounts.ts';

/** A page costs a tenth of a query. */
const PAGES_PER_REQUEST = 10;

interface Options {
  requestCounts: RequestCounts;
  callers: RateLimitKeys;
  requestsPerMinute: number;
}

/**
 * Limits requests per minute. Expensive requests count against the account if there is one, otherwise against the
 * address; pages read from the database have a separate, higher limit per address. Files and health checks are not
 * limited: refusing them would cost as much as serving them, and one client could block the store for everybody
 * behind its address.
 */
export async function limitRequests(
  app: FastifyInstance,
  { requestCounts, callers, requestsPerMinute }: Options,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: ({ raw }) => (isExpensive(raw) ? requestsPerMinute : PAGES_PER_REQUEST * requestsPerMinute),
    timeWindow: MINUTE_MS,
    keyGenerator: ({ raw }) =>
      isExpensive(raw) ? callers.getKey(raw) : `pages:${requestCounts.getKey(raw)}`,
    allowList: ({ raw }: FastifyRequest) => !isExpensive(raw) && !isPage(raw),
    store: requestCounts.asStore(),
    errorResponseBuilder: (_request, { ttl }) => createTooManyRequestsError(ttl),
  });
}
