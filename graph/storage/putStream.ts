import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { S3mini } from 's3mini';

/** A stream goes in parts of this size, of which a service takes 10,000: files of up to 160 GB. */
export const PART_BYTES = 16 * 1024 * 1024;
/** How long after a failed try of a part the next one begins, ms. */
const PAUSES_MS = [1000, 2000, 4000];

/**
 * Writes a stream in parts and answers the ETag. One part goes after the other: where the stream breaks off, none is under
 * way that would fail with nobody waiting for it.
 */
export async function putStream(s3: S3mini, key: string, content: Readable): Promise<string> {
  const uploadId = await s3.getMultipartUploadId(key, 'application/octet-stream');
  try {
    const parts = [];
    for await (const part of inParts(content))
      parts.push(await trying(() => s3.uploadPart(key, uploadId, part, parts.length + 1)));
    const { etag } = await s3.completeMultipartUpload(key, uploadId, parts);
    return etag;
  } catch (error) {
    // Parts that stay are removed by a rule of the bucket (docs/backup.md): what matters is why it broke off.
    await s3.abortMultipartUpload(key, uploadId).catch(() => {});
    throw error;
  }
}

/** Each part but the last is of the full size; an empty stream is one empty part. */
async function* inParts(content: Readable): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let isFirst = true;
  for await (const chunk of content) {
    chunks.push(chunk);
    bytes += chunk.length;
    while (bytes >= PART_BYTES) {
      const whole = Buffer.concat(chunks);
      yield whole.subarray(0, PART_BYTES);
      isFirst = false;
      chunks = [whole.subarray(PART_BYTES)];
      bytes = whole.length - PART_BYTES;
    }
  }
  if (bytes > 0 || isFirst) yield Buffer.concat(chunks);
}

async function trying<Result>(work: () => Promise<Result>): Promise<Result> {
  for (const pauseMs of PAUSES_MS)
    try {
      return await work();
    } catch {
      await pause(pauseMs);
    }
  return work();
}
