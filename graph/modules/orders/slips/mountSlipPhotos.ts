import type { FastifyInstance } from 'fastify';
import { PRIVATE_FOLDERS } from '#graph/media/mediaKey.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { mountPrivatePhotos } from '../mountPrivatePhotos.ts';

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
