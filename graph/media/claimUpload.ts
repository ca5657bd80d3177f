import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Prisma, Upload } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Filters for uploads by file extension. */
export const PHOTO_UPLOADS = { key: { endsWith: '.webp' } } as const satisfies Prisma.UploadWhereInput;
const VIDEO_UPLOADS = {
  OR: [{ key: { endsWith: '.mp4' } }, { key: { endsWith: '.webm' } }],
} satisfies Prisma.UploadWhereInput;

/** Claims a photo uploaded by staff or an integration, so that it is attached only once. */
export async function claimUpload(tx: Transaction, id: string): Promise<Upload> {
  const upload = await claimMatchingUpload(tx, id, PHOTO_UPLOADS);
  if (!upload) throw new DomainError('UPLOAD_NOT_FOUND', 'uploadId');
  return upload;
}

export async function claimVideo(tx: Transaction, id: string): Promise<Upload> {
  const upload = await claimMatchingUpload(tx, id, VIDEO_UPLOADS);
  if (!upload) throw new DomainError('UPLOADED_VIDEO_NOT_FOUND', 'uploadId');
  return upload;
}

async function claimMatchingUpload(
  tx: Transaction,
  id: string,
  kind: Prisma.UploadWhereInput,
): Promise<Upload | null> {
  const catalogueUploads = {
    OR: [{ owner: { role: { not: 'CUSTOMER' as const } } }, { apiKeyId: { not: null } }],
  };
  const upload = await tx.upload.findFirst({ where: { id, AND: [catalogueUploads, kind] } });
  const { count } = await tx.upload.deleteMany({ where: { id: upload?.id ?? '' } });
  return count > 0 ? upload : null;
}

/** Turns an unused image back into an unattached upload, whose file is removed later. Images of the build are kept. */
export async function releaseImage(
  tx: Transaction,
  { now }: Pick<GraphContext, 'now'>,
  image: Pick<Upload, 'key' | 'width' | 'height' | 'colour'>,
): Promise<void> {
  if (!image.key.startsWith('uploads/')) return;
  await tx.upload.createMany({ data: [{ ...image, createdAt: now }], skipDuplicates: true });
}
