import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Callers } from './callers.ts';
import { tooManyRequests } from './httpErrors.ts';
import { MINUTE_MS, type RequestCounts } from './requestCounts.ts';
import { isPage, isWork } from './work.ts';

/** A page takes a tenth of what a question does. */
const PAGES_FOR_A_REQUEST = 10;

interface Options {
  counts: RequestCounts;
  callers: Callers;
  requestsPerMinute: number;
}

/**
 * How much may be asked in a minute. What makes work counts for who is signed in, else for the address; pages that are read
 * from the database count for the address apart, and wider. Files and looks at the server's health do not count: to refuse
 * them would take as long, and one neighbour could take the store from all the others behind an address.
 */
export async function limitRequests(
  app: FastifyInstance,
  { counts, callers, requestsPerMinute }: Options,
): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: ({ raw }) => (isWork(raw) ? requestsPerMinute : PAGES_FOR_A_REQUEST * requestsPerMinute),
    timeWindow: MINUTE_MS,
    keyGenerator: ({ raw }) => (isWork(raw) ? callers.keyOf(raw) : `pages:${counts.keyOf(raw)}`),
    allowList: ({ raw }: FastifyRequest) => !isWork(raw) && !isPage(raw),
    store: counts.asStore(),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl),
  });
}
