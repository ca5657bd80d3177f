import type { FastifyInstance } from 'fastify';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { mountPrivatePhotos } from '#graph/modules/orders/mountPrivatePhotos.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/** Serves photos of a return to the order's customer and to staff. */
export async function mountReturnPhotos(app: FastifyInstance, options: MountOptions) {
  await mountPrivatePhotos(app, options, {
    uploadPath: '/media/returns',
    servePath: '/returns/photographs',
    folder: PRIVATE_FOLDERS.returns,
    uploadPermission: 'manageReturns',
    find: async (prisma, id) => {
      const photo = await prisma.returnPhoto.findUnique({
        where: { id },
        select: { key: true, return: { select: { order: true } } },
      });
      return photo && { key: photo.key, order: photo.return.order };
    },
  });
}
