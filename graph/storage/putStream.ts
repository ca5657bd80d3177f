import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3mini } from 's3mini';

/** Size of a part. Services accept 10,000 parts, so a file can have up to 160 GB. */
export const PART_BYTES = 16 * 1024 * 1024;
/** Pause before each retry of a part, in ms. */
const RETRY_DELAYS_MS = [1000, 2000, 4000];

/**
 * Uploads a stream in parts and returns the ETag. Parts are sent one at a time, so that no upload is still running if
 * the stream fails.
 */
export async function putStream(s3: S3mini, key: string, content: Readable): Promise<string> {
  const uploadId = await s3.getMultipartUploadId(key, 'application/octet-stream');
  try {
    const parts = [];
    for await (const part of splitIntoParts(content))
      parts.push(await withRetries(() => s3.uploadPart(key, uploadId, part, parts.length + 1)));
    const { etag } = await s3.completeMultipartUpload(key, uploadId, parts);
    return etag;
  } catch (error) {
    // If the upload cannot be aborted, a bucket rule removes the remaining parts (docs/backup.md). The original error
    // is more important.
    await s3.abortMultipartUpload(key, uploadId).catch(() => {});
    throw error;
  }
}

/** Yields parts of full size, except for the last. An empty stream yields one empty part. */
async function* splitIntoParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const bufferedContent = Buffer.concat(chunks);
      yield bufferedContent.subarray(0, PART_BYTES);
      isFirst = false;
      chunks = [bufferedContent.subarray(PART_BYTES)];
      bytes = bufferedContent.length - PART_BYTES;
    }
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(chunks);
}

async function withRetries<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of RETRY_DELAYS_MS)
    try {
      return await work();
    } catch {
      await pause(pauseMs);
    }
  return work();
}
