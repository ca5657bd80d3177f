import { randomUUID } from 'node:crypto';
import { DomainError } from '#domain/errors/errors.ts';
import { lockAccount } from '#graph/access/withAccount.ts';
import type { AdmissionSlot } from '#graph/http/admission/admission.ts';
import type { Upload } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import type { WorkRunner } from '#graph/work/work.ts';
import type { Sender } from './uploadSenders.ts';

export interface UploadServices {
  work: WorkRunner;
  store: FileStore;
  now: Date;
  /** Admission slot, released while the file is written to a slow bucket. */
  slot?: AdmissionSlot | null;
}

export interface UploadedFile {
  bytes: Buffer;
  sender: Sender;
}

interface UploadContent extends Pick<Upload, 'width' | 'height' | 'colour'> {
  content: Buffer;
  /** File extension, which distinguishes photos from videos. */
  extension: 'webp' | 'mp4' | 'webm';
}

/**
 * Stores an upload until it is attached to an object. The code that attaches it deletes the row in its own transaction
 * and stores the key. Unattached uploads are removed after a day.
 */
export async function createUpload(
  { work: doWork, store, now, slot }: UploadServices,
  sender: Sender,
  { content, extension, ...measures }: UploadContent,
): Promise<Upload> {
  const {
    maxUnattached = Number.POSITIVE_INFINITY,
    folder = 'uploads',
    attemptKind: _attemptKind,
    ...owner
  } = sender;
  const id = randomUUID();
  const key = `${folder}/${id}.${extension}`;
  // The row is written first because a file without a row would never be removed.
  const upload = await doWork(async (work) => {
    if ('ownerId' in owner) await lockAccount(work.db, owner.ownerId);
    if ((await work.db.upload.count({ where: owner })) >= maxUnattached)
      throw new DomainError('TOO_MANY_UPLOADS');
    return work.db.upload.create({ data: { id, key, ...measures, ...owner, createdAt: now } });
  });
  const reclaimSlot = slot?.releaseDuring();
  try {
    await store.write(key, content);
  } finally {
    reclaimSlot?.();
  }
  return upload;
}
