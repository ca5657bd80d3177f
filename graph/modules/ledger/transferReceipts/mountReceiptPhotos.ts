import type { FastifyInstance } from 'fastify';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import { mountPrivatePhotos } from '#graph/modules/orders/mountPrivatePhotos.ts';
import type { MountOptions } from '#graph/schema/module.ts';

/** Photographs of bank transfers, for whose order it is and for staff. */
export async function mountSlipPhotos(app: FastifyInstance, options: MountOptions) {
  await mountPrivatePhotos(app, options, {
    sentTo: '/media/slips',
    seenAt: '/slips/photographs',
    folder: PRIVATE_FOLDERS.slips,
    sentBy: 'recordPayments',
    find: (prisma, id) =>
      prisma.transferSlip.findUnique({ where: { id }, select: { key: true, order: true } }),
  });
}
