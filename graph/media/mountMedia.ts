import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import { matchesEtag } from '#graph/http/matchesEtag.ts';
import type { FileStore, StoredFile } from '#graph/storage/fileStore.ts';
import { isMediaKey, PRIVATE_FOLDERS } from './mediaKey.ts';
import { openPicture } from './openPicture.ts';
import { choosePhotoFormat } from './photoFormat.ts';
import { PHOTO_WIDTHS_TEXT, parsePhotoWidth } from './photoWidths.ts';
import { refuseUnavailable, sendPlaceholder } from './placeholder.ts';
import { createPhotoResizer } from './resizePhoto.ts';
import { sendVideo } from './video/sendVideo.ts';

const CONTENT_TYPES: Record<string, string> = {
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

interface MediaRequest {
  Params: { '*': string };
  Querystring: { w?: string | string[] };
}

/** Serves `/media/<key>?w=`: photos in fixed widths, 3D models unchanged, and videos in ranges. */
export async function mountMedia(app: FastifyInstance, store: FileStore) {
  const resize = createPhotoResizer(store, app.log);

  // Photos are already compressed; compression halves the size of a model.
  const compressOptions = { customTypes: /^model\// };
  app.get<MediaRequest>('/media/*', { compress: compressOptions }, async (request, reply) => {
    const key = request.params['*'];
    const type = CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
    if (!type || !isMediaKey(key) || isPrivate(key)) throw createFileNotFoundError();
    const isImage = type.startsWith('image/');
    return sendMedia(request, reply, { key, type }).catch((error: unknown) =>
      isImage ? sendPlaceholder(reply, error, request.log) : refuseUnavailable(error, request.log),
    );
  });

  async function sendMedia(
    request: FastifyRequest<MediaRequest>,
    reply: FastifyReply,
    { key, type }: { key: string; type: string },
  ) {
    const { w } = request.query;
    if (w === undefined || !type.startsWith('image/')) {
      const file = await store.find(key);
      if (!file) throw createFileNotFoundError();
      return type.startsWith('video/')
        ? sendVideo(request, reply, { file, type })
        : sendFile(request, reply, { file, type });
    }
    const width = parsePhotoWidth(String(w));
    if (width === null)
      throw (await store.find(key))
        ? createHttpRefusal(400, `w must be one of ${PHOTO_WIDTHS_TEXT}.`)
        : createFileNotFoundError();

    const format = choosePhotoFormat(request.headers.accept);
    const copy = await resize({ key, width, format });
    if (!copy) throw createFileNotFoundError();
    reply.header('vary', 'Accept');
    return sendFile(request, reply, { file: copy, type: `image/${format}` });
  }
}

/** Private photos have their own routes, which check access. */
function isPrivate(key: string): boolean {
  return Object.values(PRIVATE_FOLDERS).some((folder) => key.startsWith(`${folder}/`));
}

function createFileNotFoundError() {
  return createHttpRefusal(404, 'This file does not exist.');
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type }: { file: StoredFile; type: string },
) {
  const etag = `W/"${file.version}"`;
  reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('etag', etag)
    // Emails show photos in other programs, and staff preview emails in a frame without an origin.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (matchesEtag(request.headers, etag)) return reply.code(304).send();
  return reply.type(type).send(await openPicture(reply, file));
}
