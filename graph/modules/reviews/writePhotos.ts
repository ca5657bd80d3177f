import { DomainError } from '#domain/errors/errors.ts';
import { MAX_REVIEW_PHOTOS } from '#domain/reviews/reviews.ts';
import { PHOTO_UPLOADS } from '#graph/media/claimUpload.ts';
import { releaseReviewPhotos } from '#graph/media/releaseReviewPhotos.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

interface ReviewPhotoIds {
  reviewId: string;
  userId: string;
  /** Ids of the review's own photos to keep, and of the writer's uploads, in order. */
  ids: readonly string[];
}

/** Replaces a review's photos. Each upload can be used only once. */
export async function writePhotos(
  tx: Transaction,
  context: { now: Date },
  { reviewId, userId, ids }: ReviewPhotoIds,
): Promise<void> {
  const order = [...new Set(ids)];
  if (order.length > MAX_REVIEW_PHOTOS)
    throw new DomainError('TOO_MANY_REVIEW_PHOTOS', { most: MAX_REVIEW_PHOTOS }, 'photos');

  const remainingPhotos = await tx.reviewPhoto.findMany({
    where: { reviewId, id: { in: order } },
    select: { id: true },
  });
  const uploads = await claimUploads(tx, { userId, ids: order });
  if (remainingPhotos.length + uploads.length < order.length)
    throw new DomainError('REVIEW_PHOTO_NOT_FOUND', 'photos');

  await releaseReviewPhotos(tx, context, { reviewId, id: { notIn: order } });
  for (const { id } of remainingPhotos)
    await tx.reviewPhoto.update({ where: { id }, data: { position: order.indexOf(id) } });
  await tx.reviewPhoto.createMany({
    data: uploads.map(({ id, key, width, height, colour }) => ({
      reviewId,
      key,
      width,
      height,
      colour,
      position: order.indexOf(id),
    })),
  });
}

/**
 * Deletes the upload records of the account's photos with these ids, and returns them. Returns none if one was claimed
 * in the meantime.
 */
async function claimUploads(tx: Transaction, { userId, ids }: Pick<ReviewPhotoIds, 'userId' | 'ids'>) {
  const uploadFilter = { id: { in: [...ids] }, ownerId: userId, ...PHOTO_UPLOADS };
  const uploads = await tx.upload.findMany({ where: uploadFilter });
  const deletion = await tx.upload.deleteMany({ where: uploadFilter });
  // Another review by the same writer may have claimed an upload in the meantime.
  return deletion.count === uploads.length ? uploads : [];
}
