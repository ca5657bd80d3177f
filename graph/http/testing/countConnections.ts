import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** How many connections a server has open. */
export function countConnections({ server }: FastifyInstance): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}
