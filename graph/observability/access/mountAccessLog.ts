import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { agentFamily } from './agentFamily.ts';
import { toPlace } from './toPlace.ts';

/** One line of the log for each request that Fastify answers; who listens at its own address for its own life is left out. */
export function mountAccessLog(app: FastifyInstance, { isWanted }: { isWanted: boolean }) {
  const begun = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('access');
  app.addHook('onRequest', async (request) => {
    request.access = {};
    begun.set(request, request.socket.bytesWritten ?? 0);
  });
  if (!isWanted) return;
  app.addHook('onResponse', async (request, reply) => {
    if (OF_MACHINES.has(request.routeOptions.url ?? '')) return;
    request.log.info({ access: describe(request, reply, begun.get(request) ?? 0) }, 'request');
  });
}

/** Asked every few seconds by what watches the store. */
const OF_MACHINES: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

function describe(request: FastifyRequest, { statusCode, elapsedTime }: FastifyReply, bytesBefore: number) {
  const { method, routeOptions, access, ip, headers, socket } = request;
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
