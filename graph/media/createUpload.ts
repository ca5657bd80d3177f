import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { lockAccount } from '#graph/access/withAccount.ts';
import type { Place } from '#graph/http/admission/admission.ts';
import type { Upload } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { DoWork } from '#graph/work/work.ts';
import type { Sender } from './senders.ts';

export interface UploadServices {
  work: DoWork;
  store: FileStore;
  now: Date;
  /** Given up while the file is written, which may take long in a bucket. */
  place?: Place | null;
}

export interface Sent {
  bytes: Buffer;
  sender: Sender;
}

interface Kept extends Pick<Upload, 'width' | 'height' | 'colour'> {
  content: Buffer;
  /** What its name ends in: by it photographs and videos are told apart. */
  ending: 'webp' | 'mp4' | 'webm';
}

/**
 * Keeps what somebody sent until it is put on something: whoever does deletes the row in the same transaction and takes the
 * key over. What nobody puts anywhere is removed after a day.
 */
export async function keepUpload(
  { work: doWork, store, now, place }: UploadServices,
  sender: Sender,
  { content, ending, ...measures }: Kept,
): Promise<Upload> {
  const { most = Number.POSITIVE_INFINITY, folder = 'uploads', tried: _counted, ...owner } = sender;
  const id = randomUUID();
  const key = `${folder}/${id}.${ending}`;
  // The row first: a file without one would never be removed.
  const upload = await doWork(async (work) => {
    if ('ownerId' in owner) await lockAccount(work.db, owner.ownerId);
    if ((await work.db.upload.count({ where: owner })) >= most) throw new DomainError('UPLOADS_FULL');
    return work.db.upload.create({ data: { id, key, ...measures, ...owner, createdAt: now } });
  });
  const takeBack = place?.stepOut();
  try {
    await store.write(key, content);
  } finally {
    takeBack?.();
  }
  return upload;
}
