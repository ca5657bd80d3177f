import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './createMetrics.ts';

interface Services {
  metrics: Metrics;
  /** Bearer token for other machines. Without it, they get 404. */
  token?: string;
}

/** Measures every response and serves `/metrics` on this machine or with the token. */
export function mountMetrics(app: FastifyInstance, { metrics, token }: Services) {
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isLasting) return;
    metrics.observe(request.method, request.routeOptions.url ?? 'none', reply);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLocal(request) && !hasToken(token, request)) return reply.code(404).send({ status: 'not found' });
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

function isLocal({ socket: { remoteAddress = '' }, headers }: FastifyRequest): boolean {
  const isLoopback = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  return isLoopback && !headers['x-forwarded-for'];
}

function hasToken(token: string | undefined, { headers }: FastifyRequest): boolean {
  const bearerToken = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  return (
    token !== undefined && bearerToken !== undefined && timingSafeEqual(digest(token), digest(bearerToken))
  );
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
