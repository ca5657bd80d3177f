import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { PrismaClient } from './prisma/generated/client.ts';

/** `/healthz` alive, `/readyz` database reachable and migrated, `/metrics` for Prometheus on this machine only. */
export function mountHealth(app: FastifyInstance, prisma: PrismaClient) {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    try {
      const [row] = await prisma.$queryRaw<{ pending: bigint }[]>`
        SELECT COUNT(*) AS pending FROM _prisma_migrations WHERE finished_at IS NULL AND rolled_back_at IS NULL`;
      if (Number(row?.pending ?? 0) > 0) return reply.code(503).send({ status: 'migrating' });
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready: the database does not answer');
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });

  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
    };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!isLoopback(request.socket.remoteAddress) || request.headers['x-forwarded-for'])
      return reply.code(404).send({ status: 'not found' });
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function isLoopback(address: string | undefined): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address ?? '');
}
