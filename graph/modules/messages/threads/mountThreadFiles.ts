import type { FastifyInstance } from 'fastify';
import { viewerMay } from '#graph/access/viewerMay.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/**
 * `GET /inbox/files/:id` answers what came with a message to staff who may read messages, and to nobody else. A document
 * is always handed over to be kept: nothing that somebody sent runs beside the store.
 */
export function mountThreadFiles(app: FastifyInstance, { prisma, media, createContext }: MountOptions) {
  app.get<{ Params: { id: string } }>('/inbox/files/:id', async (request, reply) => {
    const { viewer } = await createContext(request);
    const may = viewer !== null && viewerMay(viewer, 'readMessages');
    const kept = may && (await prisma.threadFile.findUnique({ where: { id: request.params.id } }));
    const file = kept ? await media.find(kept.key) : null;
    if (!kept || !file) throw httpRefusal(404, 'There is no such file.');
    const { bytes, stream } = await file.open();
    const isPicture = kept.type.startsWith('image/');
    return reply
      .type(kept.type)
      .header(
        'content-disposition',
        `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(kept.name)}`,
      )
      .header('cache-control', 'private, no-store')
      .header('content-length', bytes)
      .send(stream);
  });
}
