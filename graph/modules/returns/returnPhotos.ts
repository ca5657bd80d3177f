import { DomainError } from '#domain/errors/errors.ts';
import { MAX_RETURN_PHOTOS } from '#domain/orders/returns/returnReasons.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface ReturnPhotoIds {
  orderId: string;
  returnId: string;
  /** Ids of photos uploaded for the order, in display order. */
  ids: readonly string[];
}

/** Attaches photos uploaded for the order to a return. Each photo can be used only once. */
export async function attachPhotos(
  tx: Transaction,
  { orderId, returnId, ids }: ReturnPhotoIds,
): Promise<void> {
  const order = [...new Set(ids)];
  if (order.length > MAX_RETURN_PHOTOS)
    throw new DomainError('TOO_MANY_RETURN_PHOTOS', { most: MAX_RETURN_PHOTOS }, 'photos');
  if (order.length === 0) return;

  const uploadFilter = { id: { in: order }, orderId };
  const uploads = await tx.upload.findMany({ where: uploadFilter });
  const deleteResult = await tx.upload.deleteMany({ where: uploadFilter });
  if (uploads.length < order.length || deleteResult.count < uploads.length)
    throw new DomainError('RETURN_PHOTO_NOT_FOUND', 'photos');
  await tx.returnPhoto.createMany({
    data: uploads.map(({ id, key, width, height, colour }) => {
      return { returnId, key, width, height, colour, position: order.indexOf(id) };
    }),
  });
}
