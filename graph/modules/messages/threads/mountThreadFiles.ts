import type { FastifyInstance } from 'fastify';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/**
 * Mounts `GET /inbox/files/:id`, which serves a message's file to staff who can read messages. Documents are always
 * downloaded, so that nothing a stranger sent runs in the store's origin.
 */
export function mountThreadFiles(app: FastifyInstance, { prisma, media, createContext }: MountOptions) {
  app.get<{ Params: { id: string } }>('/inbox/files/:id', async (request, reply) => {
    const { viewer } = await createContext(request);
    const may = viewer !== null && viewerHasPermission(viewer, 'readMessages');
    const kept = may && (await prisma.threadFile.findUnique({ where: { id: request.params.id } }));
    const file = kept ? await media.find(kept.key) : null;
    if (!kept || !file) throw httpRefusal(404, 'This file does not exist.');
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
