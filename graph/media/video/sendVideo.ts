import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseByteRange } from '#graph/http/byteRange.ts';
import { matchesEtag } from '#graph/http/matchesEtag.ts';
import type { StoredFile } from '#graph/storage/fileStore.ts';

/**
 * Sends a video or the requested range. Players request the start and end of the file first, and other ranges when
 * seeking.
 */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type }: { file: StoredFile; type: string },
) {
  const etag = `"${file.version}"`;
  reply
    .type(type)
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    .header('accept-ranges', 'bytes');
  if (matchesEtag(request.headers, etag)) return reply.code(304).send();

  const { range, 'if-range': ifRange = etag } = request.headers;
  const total = await file.getByteLength();
  // A range of another version would not match the bytes that the player already has.
  const requestedRange = ifRange === etag ? parseByteRange(range, total) : null;
  if (requestedRange === 'none') return reply.code(416).header('content-range', `bytes */${total}`).send();
  const { bytes, stream } = await file.open(requestedRange ?? undefined);
  if (requestedRange)
    reply.code(206).header('content-range', `bytes ${requestedRange.from}-${requestedRange.to}/${total}`);
  return reply.header('content-length', bytes).send(stream);
}
