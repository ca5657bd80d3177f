import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { FileStore, StoredFile } from '#graph/storage/fileStore.ts';
import { StorageUnavailable } from '#graph/storage/storageUnavailable.ts';
import { atMost } from './atMost.ts';
import type { PhotoFormat } from './photoFormat.ts';

export interface PhotoCopy {
  key: string;
  width: number;
  format: PhotoFormat;
}

const VERSION_LENGTH = 16;
const inTurn = atMost(availableParallelism());

/**
 * Makes and keeps smaller copies of photographs; whoever asks for one that is being made waits for it. Answers null where
 * there is no such photograph. A copy that cannot be kept, as on a full disk, is answered all the same.
 */
export function photoResizer(
  store: FileStore,
  log: Pick<FastifyBaseLogger, 'warn'>,
): (copy: PhotoCopy) => Promise<StoredFile | null> {
  const asked = new Map<string, Promise<StoredFile | null>>();

  return (copy) => {
    const copyKey = `${toCopies(copy.key)}/${copy.width}.${copy.format}`;
    const answer = asked.get(copyKey) ?? findOrMake(copyKey, copy).finally(() => asked.delete(copyKey));
    asked.set(copyKey, answer);
    return answer;
  };

  async function findOrMake(copyKey: string, copy: PhotoCopy): Promise<StoredFile | null> {
    // A copy that cannot be looked up is made anew, where the photograph itself can be read.
    const kept = await store.find(copyKey).catch(ignoreUnavailable);
    if (kept) return kept;
    if (!(await store.find(copy.key))) return null;
    const smaller = await inTurn(async () => resized(await store.read(copy.key), copy));
    return store.write(copyKey, smaller).catch((err: unknown) => {
      log.warn({ err, key: copyKey }, 'A smaller copy of a photograph could not be kept');
      return unkept(smaller);
    });
  }
}

function ignoreUnavailable(error: unknown): null {
  if (error instanceof StorageUnavailable) return null;
  throw error;
}

function unkept(content: Buffer): StoredFile {
  return {
    version: createHash('sha256').update(content).digest('base64url').slice(0, VERSION_LENGTH),
    bytes: async () => content.length,
    open: async ({ from, to } = { from: 0, to: content.length - 1 }) => ({
      bytes: to - from + 1,
      stream: Readable.from([content.subarray(from, to + 1)]),
    }),
  };
}

/** Where the smaller copies of a photograph are kept. */
export function toCopies(key: string): string {
  return `.resized/${key}`;
}

/** AVIF at effort 1: a first view waits 50 ms for a card and 250 ms for a banner, at 2 % more bytes than effort 4. */
async function resized(photo: Buffer, { width, format }: PhotoCopy): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const image = sharp(photo).rotate().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 60, effort: 1 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 80 }).toBuffer();
  return image.jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}
