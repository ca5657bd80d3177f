import type { FastifyInstance } from 'fastify';

/** `/media/<key>?w=`: photographs in a fixed set of widths, and 3D models as they are. */
export async function mountMedia(_app: FastifyInstance, _mediaDir: string) {}
