import type { Prisma } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Detaches photos from their reviews and turns them back into unattached uploads, whose files are removed later. */
export async function releaseReviewPhotos(
  tx: Transaction,
  { now }: { now: Date },
  where: Prisma.ReviewPhotoWhereInput,
): Promise<void> {
  const photos = await tx.reviewPhoto.findMany({ where });
  if (photos.length === 0) return;
  await tx.reviewPhoto.deleteMany({ where: { id: { in: photos.map(({ id }) => id) } } });
  await tx.upload.createMany({
    data: photos.map(({ key, width, height, colour }) => ({ key, width, height, colour, createdAt: now })),
    skipDuplicates: true,
  });
}
