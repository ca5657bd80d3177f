import type { FastifyInstance } from 'fastify';
import { viewerHasPermission } from '#graph/access/viewerHasPermission.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/**
 * Mounts `GET /inbox/files/:id`, which serves a message's file to staff who can read messages. Documents are always
 * downloaded, so that a stranger's file never runs in the store's origin.
 */
export function mountThreadFiles(app: FastifyInstance, { prisma, media, createContext }: MountOptions) {
  app.get<{ Params: { id: string } }>('/inbox/files/:id', async (request, reply) => {
    const { viewer } = await createContext(request);
    const canRead = viewer !== null && viewerHasPermission(viewer, 'readMessages');
    const savedFile = canRead && (await prisma.threadFile.findUnique({ where: { id: request.params.id } }));
    const file = savedFile ? await media.find(savedFile.key) : null;
    if (!savedFile || !file) throw createHttpRefusal(404, 'This file does not exist.');
    const { bytes, stream } = await file.open();
    const isPicture = savedFile.type.startsWith('image/');
    return reply
      .type(savedFile.type)
      .header(
        'content-disposition',
        `${isPicture ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(savedFile.name)}`,
      )
      .header('cache-control', 'private, no-store')
      .header('content-length', bytes)
      .send(stream);
  });
}
