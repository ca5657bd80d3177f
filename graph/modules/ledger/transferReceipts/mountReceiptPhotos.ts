import type { FastifyInstance } from 'fastify';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { mountPrivatePhotos } from '#graph/modules/orders/mountPrivatePhotos.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/** Serves the photos of transfer receipts to the order's customer and to staff. */
export async function mountReceiptPhotos(app: FastifyInstance, options: MountOptions) {
  await mountPrivatePhotos(app, options, {
    uploadPath: '/media/slips',
    servePath: '/slips/photographs',
    folder: PRIVATE_FOLDERS.slips,
    uploadPermission: 'recordPayments',
    find: (prisma, id) =>
      prisma.transferReceipt.findUnique({ where: { id }, select: { key: true, order: true } }),
  });
}
