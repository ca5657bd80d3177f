import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { isKnownTo } from '#graph/http/isKnownTo.ts';
import type { FileStore, StoredFile } from '#graph/storage/fileStore.ts';
import { isMediaKey, PRIVATE_FOLDERS } from './mediaKey.ts';
import { openPicture } from './openPicture.ts';
import { photoFormat } from './photoFormat.ts';
import { photoWidth, widthsInWords } from './photoWidths.ts';
import { refuseUnavailable, sendPlaceholder } from './placeholder.ts';
import { photoResizer } from './resizePhoto.ts';
import { sendVideo } from './video/sendVideo.ts';

const TYPES: Record<string, string> = {
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

/** `/media/<key>?w=`: photographs in a fixed set of widths, 3D models as they are, and videos in parts. */
export async function mountMedia(app: FastifyInstance, store: FileStore) {
  const resize = photoResizer(store, app.log);

  // Photographs are compressed as they are; a model is half as long over the wire.
  const compress = { customTypes: /^model\// };
  app.get<MediaRequest>('/media/*', { compress }, async (request, reply) => {
    const key = request.params['*'];
    const type = TYPES[key.slice(key.lastIndexOf('.') + 1).toLowerCase()];
    if (!type || !isMediaKey(key) || isPrivate(key)) throw notThere();
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
      if (!file) throw notThere();
      return type.startsWith('video/')
        ? sendVideo(request, reply, { file, type })
        : sendFile(request, reply, { file, type });
    }
    const width = photoWidth(String(w));
    if (width === null)
      throw (await store.find(key)) ? httpRefusal(400, `w must be one of ${widthsInWords}.`) : notThere();

    const format = photoFormat(request.headers.accept);
    const copy = await resize({ key, width, format });
    if (!copy) throw notThere();
    reply.header('vary', 'Accept');
    return sendFile(request, reply, { file: copy, type: `image/${format}` });
  }
}

/** Photographs that not everybody may see have addresses of their own, which ask who wants to. */
function isPrivate(key: string): boolean {
  return Object.values(PRIVATE_FOLDERS).some((folder) => key.startsWith(`${folder}/`));
}

function notThere() {
  return httpRefusal(404, 'There is no such file.');
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
    // Mails show photographs wherever they are read, and staff read them in a frame of no origin.
    .header('cross-origin-resource-policy', 'cross-origin');
  if (isKnownTo(request.headers, etag)) return reply.code(304).send();
  return reply.type(type).send(await openPicture(reply, file));
}
