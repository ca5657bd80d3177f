import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import { type FileLimit, PHOTO_FILE_LIMIT, VIDEO_FILE_LIMIT } from '#domain/media/uploadLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import { TIME_LIMITS } from '#graph/http/listening/timeLimits.ts';
import { createResponseTimeout } from '#graph/http/responseTimeout.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { refuseUnavailable } from './placeholder.ts';
import { storeUpload } from './storeUpload.ts';
import { getReviewSender, getStaffSender, getVideoSender, type Sender } from './uploadSenders.ts';
import { storeVideo } from './video/storeVideo.ts';

/** Bytes of a form in addition to its file: boundaries, headers and a few short fields. */
const FORM_BYTES = 16 * 1024;

/** A kind of file that a form uploads. */
interface UploadKind {
  limit: FileLimit;
  messages: { notAForm: string; missing: string };
  store: typeof storeUpload;
}

const PHOTO: UploadKind = {
  limit: PHOTO_FILE_LIMIT,
  messages: {
    notAForm: 'Send the photo as multipart/form-data.',
    missing: 'Choose a photo.',
  },
  store: storeUpload,
};

const VIDEO: UploadKind = {
  limit: VIDEO_FILE_LIMIT,
  messages: {
    notAForm: 'Send the video as multipart/form-data.',
    missing: 'Choose a video.',
  },
  store: storeVideo,
};

export interface UploadOptions {
  media: FileStore;
  createContext(request: FastifyRequest): Promise<GraphContext>;
}

type CreatedUpload = { uploadId: string; url: string; width: number; height: number; colour: string };
type SenderResolver = (context: GraphContext, request: FastifyRequest) => Sender | Promise<Sender>;

/**
 * Mounts three upload routes, each for one file as `multipart/form-data`: `POST /media/uploads` for photos from staff
 * and integrations that write the catalogue or content, `POST /media/reviews` for photos from any account, and `POST
 * /media/videos` for videos from staff and integrations that write the catalogue. Each route returns the id with which
 * the upload is attached.
 */
export async function mountUploads(app: FastifyInstance, options: UploadOptions) {
  await app.register(async (uploadApp) => {
    await acceptForms(uploadApp, PHOTO);
    const handleUpload = createUploadHandler(options, PHOTO, (upload) => upload);
    uploadApp.post('/media/uploads', ...handleUpload(getStaffSender));
    uploadApp.post('/media/reviews', ...handleUpload(getReviewSender));
  });
  await app.register(async (uploadApp) => {
    await acceptForms(uploadApp, VIDEO);
    const handleUpload = createUploadHandler(options, VIDEO, ({ colour: _colour, ...upload }) => upload);
    uploadApp.post('/media/videos', ...handleUpload(getVideoSender));
  });
}

/** Mounts `POST /admin/uploads` of the REST API: like `POST /media/uploads`, in the REST envelope. */
export async function mountRestUploads(restApp: FastifyInstance, options: UploadOptions) {
  await restApp.register(async (uploadApp) => {
    await acceptForms(uploadApp, PHOTO);
    const handleUpload = createUploadHandler(options, PHOTO, (upload) => ({
      success: true,
      data: { upload },
    }));
    uploadApp.post('/admin/uploads', ...handleUpload(getStaffSender));
  });
}

/** Accepts photos at a module's own path. `resolveSender` returns the sender, or throws. */
export async function mountUpload(
  app: FastifyInstance,
  options: UploadOptions,
  { path, resolveSender }: { path: string; resolveSender: SenderResolver },
) {
  await app.register(async (uploadApp) => {
    await acceptForms(uploadApp, PHOTO);
    uploadApp.post(path, ...createUploadHandler(options, PHOTO, (upload) => upload)(resolveSender));
  });
}

async function acceptForms(uploadApp: FastifyInstance, { limit, messages }: UploadKind) {
  await uploadApp.register(fastifyMultipart, {
    // The size is checked when this module reads the file, because the package's own error depends on how the last
    // bytes arrive.
    throwFileSizeLimit: false,
    // One byte over the limit distinguishes a file that is too large from one that just fits.
    limits: { fileSize: limit.maxBytes + 1, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
  });
  // Refuses an image sent as the body itself.
  uploadApp.addContentTypeParser('*', (_request, _body, done) =>
    done(createHttpRefusal(415, messages.notAForm)),
  );
}

/** The sender is checked before the form is read. */
function createUploadHandler(
  { media: store, createContext }: UploadOptions,
  { limit, messages, store: storeFile }: UploadKind,
  toResponse: (upload: CreatedUpload) => object,
) {
  return (resolveSender: SenderResolver) => {
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      await resolveSender(await createContext(request), request);
      // A declared length over the limit is refused before the file is read.
      if (Number(request.headers['content-length']) > limit.maxBytes + FORM_BYTES)
        throw refuseTooLarge(reply, limit);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request);
      const { work, now, slot } = context;
      const sender = await resolveSender(context, request);
      // Counted before the file is processed, which is slow.
      await countRouteAttempt(context, reply, {
        attemptKind: sender.attemptKind,
        subject: getSubject(sender),
      });
      const bytes = await findBytes(request, reply, { limit, messages });
      const { id, key, width, height, colour } = await withHttpErrors(() =>
        storeFile({ work, store, now, slot }, { bytes, sender }),
      ).catch((error: unknown) => refuseUnavailable(error, request.log));
      const upload = { uploadId: id, url: `/media/${key}`, width, height, colour };
      return reply.code(201).send(toResponse(upload));
    };
    return [{ onRequest: createResponseTimeout(TIME_LIMITS.request), preParsing }, handler] as const;
  };
}

function getSubject(sender: Sender): string {
  if ('ownerId' in sender) return sender.ownerId;
  return 'orderId' in sender ? sender.orderId : sender.apiKeyId;
}

async function findBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, messages }: Pick<UploadKind, 'limit' | 'messages'>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw createHttpRefusal(415, messages.notAForm);
  const file = await findFile(request, limit).catch(() => {
    // Only the form is read here, so any failure is due to the form.
    throw createHttpRefusal(400, 'This form cannot be read.');
  });
  if (!file) throw createHttpRefusal(400, messages.missing);
  if (file === 'TOO_LARGE') throw refuseTooLarge(reply, limit);
  return file;
}

/** Returns the file of a form, reading no more than the limit into memory; undefined if there is none. */
async function findFile(
  request: FastifyRequest,
  { maxBytes }: FileLimit,
): Promise<Buffer | 'TOO_LARGE' | undefined> {
  const part = await request.file();
  if (!part) return undefined;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    length += chunk.length;
    chunks.push(chunk);
  }
  return length > maxBytes ? 'TOO_LARGE' : Buffer.concat(chunks, length);
}

/** The connection is closed so that the rest of the file is not read. */
function refuseTooLarge(reply: FastifyReply, { tooLarge: message }: FileLimit): Error {
  reply.header('connection', 'close');
  return createHttpRefusal(413, message);
}

/** Converts problems that the user can correct to HTTP 422 errors. */
async function withHttpErrors<Result>(runOperation: () => Promise<Result>): Promise<Result> {
  try {
    return await runOperation();
  } catch (error) {
    if (error instanceof DomainError) throw createHttpRefusal(422, error.message, error);
    throw error;
  }
}
