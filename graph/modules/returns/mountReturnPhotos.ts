import type { FastifyInstance } from 'fastify';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { mountPrivatePhotos } from '#graph/modules/orders/mountPrivatePhotos.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/** Photographs of what is to be returned, for whose order it is and for staff. */
export async function mountReturnPhotos(app: FastifyInstance, options: MountOptions) {
  await mountPrivatePhotos(app, options, {
    sentTo: '/media/returns',
    seenAt: '/returns/photographs',
    folder: PRIVATE_FOLDERS.returns,
    sentBy: 'manageReturns',
    find: async (prisma, id) => {
      const photo = await prisma.returnPhoto.findUnique({
        where: { id },
        select: { key: true, return: { select: { order: true } } },
      });
      return photo && { key: photo.key, order: photo.return.order };
    },
  });
}
