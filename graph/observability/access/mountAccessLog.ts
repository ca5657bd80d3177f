import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getAgentFamily } from './agentFamily.ts';
import { getClientNetwork } from './clientNetwork.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Bytes the connection had sent before this request. */
    bytesBefore: number;
  }
}

/** Logs one line per request that Fastify handles, except health checks and metrics. */
export function mountAccessLog(app: FastifyInstance, { isWanted }: { isWanted: boolean }) {
  app.decorateRequest('access');
  app.decorateRequest('bytesBefore', 0);
  app.addHook('onRequest', async (request) => {
    request.access = {};
    request.bytesBefore = request.socket.bytesWritten ?? 0;
  });
  if (!isWanted) return;
  app.addHook('onResponse', async (request, reply) => {
    if (MONITORING_PATHS.has(request.routeOptions.url ?? '')) return;
    request.log.info({ access: describe(request, reply) }, 'request');
  });
}

/** Polled every few seconds by monitoring. */
const MONITORING_PATHS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function describe(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply) {
  const { method, routeOptions, access, ip, headers, socket, bytesBefore } = request;
  return {
    method,
    // The route pattern, because a URL can contain an order number or a search.
    route: routeOptions.url ?? 'none',
    ...access,
    status: statusCode,
    ms: Math.round(elapsedTime * 10) / 10,
    /** Bytes sent in the response, including headers. */
    bytes: Math.max(0, (socket.bytesWritten ?? 0) - bytesBefore),
    network: getClientNetwork(ip),
    agent: getAgentFamily(headers['user-agent']),
  };
}
