import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

export function countConnections({ server }: FastifyInstance): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
