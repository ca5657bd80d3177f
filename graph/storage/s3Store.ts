import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { BytesPart, FileStore, ListedFile, OpenFile, StoredFile } from './fileStore.ts';
import { PART_BYTES, putStream } from './putStream.ts';
import { s3Fetch } from './s3Fetch.ts';
import type { S3Settings } from './s3Settings.ts';
import { StorageUnavailable } from './storageUnavailable.ts';

const PAGE = 1000;
/** Time for which a bucket that was there counts as being there, ms. */
const BUCKET_KNOWN_MS = 10_000;

/** Files in a bucket, under the prefix. Throws StorageUnavailable if the service does not respond in time, or refuses. */
export function s3Store({ endpoint, bucket, ...account }: S3Settings, prefix: string): FileStore {
  const address = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const s3 = new S3mini({ ...account, endpoint: address, minPartSize: PART_BYTES, fetch: s3Fetch(address) });
  const responding = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      throw unavailable(error, `The bucket ${bucket} at ${endpoint}`);
    }
  };
  const root = prefix ? `${prefix}/` : '';

  let knownUntil = 0;
  /** A service answers 404 for a missing file and for a missing bucket: the latter says nothing of the file. */
  const expectBucket = async (): Promise<void> => {
    if (performance.now() < knownUntil) return;
    if (!(await responding(() => s3.bucketExists()))) throw noBucket(bucket, endpoint);
    knownUntil = performance.now() + BUCKET_KNOWN_MS;
  };

  const open = async (key: string, part?: BytesPart): Promise<OpenFile> => {
    const response = await responding(() =>
      part ? s3.getObjectRaw(root + key, false, part.from, part.to + 1) : s3.getObjectResponse(root + key),
    );
    if (!response?.body) {
      await expectBucket();
      throw new Error(`There is no ${root}${key} in the bucket ${bucket}.`);
    }
    const bytes = Number(response.headers.get('content-length'));
    return { bytes, stream: Readable.fromWeb(response.body as ReadableStream) };
  };
  const storedFile = (key: string, etag: string): StoredFile => ({
    version: etag.replaceAll('"', ''),
    bytes: () => responding(() => s3.getContentLength(root + key)),
    open: (part) => open(key, part),
  });

  async function* listed(under: string): AsyncGenerator<ListedFile> {
    for (let token: string | undefined, more = true; more; more = token !== undefined) {
      const from = token;
      const page = await responding(() => s3.listObjectsPaged('/', root + under, PAGE, from));
      if (!page) throw noBucket(bucket, endpoint);
      for (const { Key, Size } of page.objects ?? [])
        yield { key: Key.slice(root.length), bytes: Number(Size) };
      token = page.nextContinuationToken;
    }
  }

  return {
    async find(key) {
      const etag = await responding(() => s3.getEtag(root + key));
      if (etag !== null) return storedFile(key, etag);
      await expectBucket();
      return null;
    },
    async read(key) {
      const { stream } = await open(key);
      return responding(() => buffer(stream));
    },
    async write(key, content) {
      const put = Buffer.isBuffer(content)
        ? s3.putAnyObject(root + key, content).then(({ headers }) => headers.get('etag') ?? '')
        : putStream(s3, root + key, content);
      const etag = await put.catch((error: unknown) => {
        throw ownError(content) ?? unavailable(error, `The bucket ${bucket} at ${endpoint}`);
      });
      return storedFile(key, etag);
    },
    async remove(key) {
      await responding(() => s3.deleteObject(root + key));
      const under: string[] = [];
      for await (const file of listed(`${key}/`)) under.push(root + file.key);
      for (const one of under) await responding(() => s3.deleteObject(one));
    },
    async *list() {
      for await (const file of listed('')) if (!isHidden(file.key)) yield file;
    },
    // Parts without a whole are no files: the service removes them by a rule of the bucket (docs/backup.md).
    removeUnfinished: async () => {},
  };
}

/** The error of a content that broke off by itself, which says nothing of the bucket. */
function ownError(content: Buffer | Readable): Error | null {
  return Buffer.isBuffer(content) ? null : content.errored;
}

function unavailable(error: unknown, place: string): StorageUnavailable {
  const reason = error instanceof Error ? error.message : String(error);
  return new StorageUnavailable(`${place} does not respond, or refuses: ${reason}`, { cause: error });
}

function noBucket(bucket: string, endpoint: string): StorageUnavailable {
  return new StorageUnavailable(`There is no bucket ${bucket} at ${endpoint}.`);
}

function isHidden(key: string): boolean {
  return key.split('/').some((segment) => segment.startsWith('.'));
}
