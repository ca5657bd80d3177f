import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { ByteRange, FileStore, ListedFile, OpenFile, StoredFile } from './fileStore.ts';
import { PART_BYTES, putStream } from './putStream.ts';
import { StorageUnavailableError } from './StorageUnavailableError.ts';
import { createS3Fetch } from './s3Fetch.ts';
import type { S3Settings } from './s3Settings.ts';

const PAGE_SIZE = 1000;
/** Time in ms for which the existence of a bucket is cached. */
const BUCKET_CACHE_MS = 10_000;

/**
 * Returns a store of files in a bucket under a prefix. Throws StorageUnavailableError if the service does not respond
 * in time or refuses access.
 */
export function createS3Store({ endpoint, bucket, ...account }: S3Settings, prefix: string): FileStore {
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const s3 = new S3mini({
    ...account,
    endpoint: bucketUrl,
    minPartSize: PART_BYTES,
    fetch: createS3Fetch(bucketUrl),
  });
  const convertServiceErrors = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw toUnavailableError(error, `The bucket ${bucket} at ${endpoint}`);
    }
  };
  const root = prefix ? `${prefix}/` : '';

  let bucketCheckedUntil = 0;
  /**
   * Throws if the bucket is missing. A missing bucket also causes a 404, so a 404 alone does not mean that the file is
   * missing.
   */
  const assertBucketExists = async (): Promise<void> => {
    if (performance.now() < bucketCheckedUntil) return;
    if (!(await convertServiceErrors(() => s3.bucketExists())))
      throw createMissingBucketError(bucket, endpoint);
    bucketCheckedUntil = performance.now() + BUCKET_CACHE_MS;
  };

  const open = async (key: string, part?: ByteRange): Promise<OpenFile> => {
    const response = await convertServiceErrors(() =>
      part ? s3.getObjectRaw(root + key, false, part.from, part.to + 1) : s3.getObjectResponse(root + key),
    );
    if (!response?.body) {
      await assertBucketExists();
      throw new Error(`The file ${root}${key} does not exist in the bucket ${bucket}.`);
    }
    const bytes = Number(response.headers.get('content-length'));
    return { bytes, stream: Readable.fromWeb(response.body as ReadableStream) };
  };
  const toStoredFile = (key: string, etag: string): StoredFile => ({
    version: etag.replaceAll('"', ''),
    getByteLength: () => convertServiceErrors(() => s3.getContentLength(root + key)),
    open: (part) => open(key, part),
  });

  async function* listFiles(keyPrefix: string): AsyncGenerator<ListedFile> {
    for (let token: string | undefined, hasMore = true; hasMore; hasMore = token !== undefined) {
      const pageToken = token;
      const page = await convertServiceErrors(() =>
        s3.listObjectsPaged('/', root + keyPrefix, PAGE_SIZE, pageToken),
      );
      if (!page) throw createMissingBucketError(bucket, endpoint);
      for (const { Key, Size } of page.objects ?? [])
        yield { key: Key.slice(root.length), bytes: Number(Size) };
      token = page.nextContinuationToken;
    }
  }

  return {
    async find(key) {
      const etag = await convertServiceErrors(() => s3.getEtag(root + key));
      if (etag !== null) return toStoredFile(key, etag);
      await assertBucketExists();
      return null;
    },
    async read(key) {
      const { stream } = await open(key);
      return convertServiceErrors(() => buffer(stream));
    },
    async write(key, content) {
      const upload = Buffer.isBuffer(content)
        ? s3.putAnyObject(root + key, content).then(({ headers }) => headers.get('etag') ?? '')
        : putStream(s3, root + key, content);
      const etag = await upload.catch((error: unknown) => {
        throw getContentError(content) ?? toUnavailableError(error, `The bucket ${bucket} at ${endpoint}`);
      });
      return toStoredFile(key, etag);
    },
    async remove(key) {
      await convertServiceErrors(() => s3.deleteObject(root + key));
      const nestedKeys: string[] = [];
      for await (const file of listFiles(`${key}/`)) nestedKeys.push(root + file.key);
      for (const fileKey of nestedKeys) await convertServiceErrors(() => s3.deleteObject(fileKey));
    },
    async *list() {
      for await (const file of listFiles('')) if (!isHidden(file.key)) yield file;
    },
    // Incomplete uploads are not files; a bucket rule removes them (docs/backup.md).
    removeUnfinishedFiles: async () => {},
  };
}

/** Returns the error of the content stream, which is not a bucket failure. */
function getContentError(content: Buffer | Readable): Error | null {
  return Buffer.isBuffer(content) ? null : content.errored;
}

function toUnavailableError(error: unknown, subject: string): StorageUnavailableError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageUnavailableError(`${subject} does not respond or refuses access: ${reason}`, {
    cause: error,
  });
}

function createMissingBucketError(bucket: string, endpoint: string): StorageUnavailableError {
  return new StorageUnavailableError(`The bucket ${bucket} does not exist at ${endpoint}.`);
}

function isHidden(key: string): boolean {
  return key.split('/').some((segment) => segment.startsWith('.'));
}
