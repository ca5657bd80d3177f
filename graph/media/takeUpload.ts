import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Upload } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Takes a photograph that staff or a program uploaded out of the uploads, so that it is put on one thing only. */
export async function takeUpload(tx: Transaction, id: string): Promise<Upload> {
  const sentForPieces = {
    OR: [{ owner: { role: { not: 'CUSTOMER' as const } } }, { apiKeyId: { not: null } }],
  };
  const upload = await tx.upload.findFirst({ where: { id, ...sentForPieces } });
  const { count } = await tx.upload.deleteMany({ where: { id: upload?.id ?? '' } });
  if (!upload || count === 0) throw new DomainError('UPLOAD_NOT_FOUND', 'uploadId');
  return upload;
}

/** Gives a picture that nothing shows any more back to the uploads, whose files go in time; the house's own stay. */
export async function giveBack(
  tx: Transaction,
  { now }: Pick<GraphContext, 'now'>,
  picture: Pick<Upload, 'key' | 'width' | 'height' | 'colour'>,
): Promise<void> {
  if (!picture.key.startsWith('uploads/')) return;
  await tx.upload.createMany({ data: [{ ...picture, createdAt: now }], skipDuplicates: true });
}
