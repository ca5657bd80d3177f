import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { DomainError } from '#domain/errors/errors.ts';
import { lockAccount } from '#graph/access/lockAccount.ts';
import type { PrismaClient, Upload } from '#graph/prisma/generated/client.ts';
import { inTransaction } from '#graph/prisma/transaction.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { atMost } from './atMost.ts';
import type { Sender } from './senders.ts';

interface Services {
  prisma: PrismaClient;
  store: FileStore;
  now: Date;
}

interface Sent {
  bytes: Buffer;
  sender: Sender;
}

const inTurn = atMost(Math.max(1, availableParallelism() - 1));

/**
 * Keeps a photograph that somebody sent until it is put on something: whoever does deletes the row in the same
 * transaction and takes the key over. One that nobody puts anywhere is removed after a day.
 */
export async function storeUpload(
  { prisma, store, now }: Services,
  { bytes, sender }: Sent,
): Promise<Upload> {
  const { most = Number.POSITIVE_INFINITY, folder = 'uploads', tried: _counted, ...owner } = sender;
  const { readPhotograph } = await import('./readPhotograph.ts');
  const { content, ...measures } = await inTurn(() => readPhotograph(bytes));
  const id = randomUUID();
  const key = `${folder}/${id}.webp`;
  // The row first: a file without one would never be removed.
  const upload = await inTransaction(prisma, async (tx) => {
    if ('ownerId' in owner) await lockAccount(tx, owner.ownerId);
    if ((await tx.upload.count({ where: owner })) >= most) throw tooMany();
    return tx.upload.create({ data: { id, key, ...measures, ...owner, createdAt: now } });
  });
  await store.write(key, content);
  return upload;
}

function tooMany(): DomainError {
  return new DomainError('UPLOADS_FULL');
}
