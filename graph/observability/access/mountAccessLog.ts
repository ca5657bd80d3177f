import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentFamily } from './agentFamily.ts';
import { toPlace } from './toPlace.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What its connection had sent before. */
    bytesBefore: number;
  }
}

/** One line of the log for each request that Fastify answers; who listens at its own address for its own life is left out. */
export function mountAccessLog(app: FastifyInstance, { isWanted }: { isWanted: boolean }) {
  app.decorateRequest('access');
  app.decorateRequest('bytesBefore', 0);
  app.addHook('onRequest', async (request) => {
    request.access = {};
    request.bytesBefore = request.socket.bytesWritten ?? 0;
  });
  if (!isWanted) return;
  app.addHook('onResponse', async (request, reply) => {
    if (OF_MACHINES.has(request.routeOptions.url ?? '')) return;
    request.log.info({ access: describe(request, reply) }, 'request');
  });
}

/** Asked every few seconds by what watches the store. */
const OF_MACHINES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function describe(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const { method, routeOptions, access, ip, headers, socket, bytesBefore } = request;
  return {
    method,
    // As a pattern: an address may hold an order's number or somebody's search.
    route: routeOptions.url ?? 'none',
    ...access,
    status: statusCode,
    ms: Math.round(elapsedTime * 10) / 10,
    /** On the wire, with the headers. */
    bytes: Math.max(0, (socket.bytesWritten ?? 0) - bytesBefore),
    network: toPlace(ip),
    agent: agentFamily(headers['user-agent']),
  };
}
