import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_VIDEO_BYTES } from '#domain/catalog/videoSchema.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { answerWithin } from '#graph/http/answerWithin.ts';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { TIME_LIMITS } from '#graph/http/listening/timeLimits.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { filmer, reviewer, type Sender, staff } from './senders.ts';
import { storeUpload } from './storeUpload.ts';
import { storeVideo } from './video/storeVideo.ts';

const MEGABYTE = 1024 * 1024;

/** What is sent as a form's one file. */
interface Kind {
  maxBytes: number;
  says: { tooLarge: string; notAForm: string; missing: string };
  store: typeof storeUpload;
}

const PHOTOGRAPH: Kind = {
  maxBytes: 10 * MEGABYTE,
  says: {
    tooLarge: 'Use a photograph of at most 10 MB.',
    notAForm: 'Send the photograph as multipart/form-data.',
    missing: 'Choose a photograph.',
  },
  store: storeUpload,
};

const VIDEO: Kind = {
  maxBytes: MAX_VIDEO_BYTES,
  says: {
    tooLarge: `Use a video of at most ${MAX_VIDEO_BYTES / MEGABYTE} MB.`,
    notAForm: 'Send the video as multipart/form-data.',
    missing: 'Choose a video.',
  },
  store: storeVideo,
};

export interface UploadOptions {
  media: FileStore;
  createContext(request: FastifyRequest): Promise<GraphContext>;
}

type Taken = { uploadId: string; url: string; width: number; height: number; colour: string };
type SenderOf = (who: GraphContext, request: FastifyRequest) => Sender | Promise<Sender>;

/**
 * `POST /media/uploads` for staff and programs that write the catalog, and `POST /media/reviews` for whoever is signed in:
 * one photograph as `multipart/form-data`. Answers the id to put it on a piece or a review by. `POST /media/videos` likewise
 * takes a video, for who writes the catalog.
 */
export async function mountUploads(app: FastifyInstance, options: UploadOptions) {
  await app.register(async (uploads) => {
    await takeForms(uploads, PHOTOGRAPH);
    const take = taking(options, PHOTOGRAPH, (taken) => taken);
    uploads.post('/media/uploads', ...take(staff));
    uploads.post('/media/reviews', ...take(reviewer));
  });
  await app.register(async (uploads) => {
    await takeForms(uploads, VIDEO);
    const take = taking(options, VIDEO, ({ colour: _none, ...taken }) => taken);
    uploads.post('/media/videos', ...take(filmer));
  });
}

/** `POST /admin/uploads` of the REST API: as `POST /media/uploads`, answered in its envelope. */
export async function mountRestUploads(rest: FastifyInstance, options: UploadOptions) {
  await rest.register(async (uploads) => {
    await takeForms(uploads, PHOTOGRAPH);
    const take = taking(options, PHOTOGRAPH, (upload) => ({ success: true, data: { upload } }));
    uploads.post('/admin/uploads', ...take(staff));
  });
}

/** Takes photographs at an address of a module's own; `senderOf` says whose they are, or throws. */
export async function mountUpload(
  app: FastifyInstance,
  options: UploadOptions,
  { path, senderOf }: { path: string; senderOf: SenderOf },
) {
  await app.register(async (uploads) => {
    await takeForms(uploads, PHOTOGRAPH);
    uploads.post(path, ...taking(options, PHOTOGRAPH, (taken) => taken)(senderOf));
  });
}

async function takeForms(uploads: FastifyInstance, { maxBytes }: Kind) {
  await uploads.register(fastifyMultipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
  });
}

/** Who sends is asked before the form is looked at. */
function taking(
  { media: store, createContext }: UploadOptions,
  { says, store: keep }: Kind,
  answerOf: (taken: Taken) => object,
) {
  return (senderOf: SenderOf) => {
    const preParsing = async (request: FastifyRequest) => {
      await senderOf(await createContext(request), request);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request);
      const { prisma, now } = context;
      const sender = await senderOf(context, request);
      // Before the file is looked at, which is what takes long.
      await countOfRoute(context, reply, {
        tried: sender.tried,
        subject: subjectOf(sender),
      });
      const bytes = await findBytes(request, says);
      const { id, key, width, height, colour } = await refusing(() =>
        keep({ prisma, store, now }, { bytes, sender }),
      );
      const taken = { uploadId: id, url: `/media/${key}`, width, height, colour };
      return reply.code(201).send(answerOf(taken));
    };
    return [{ onRequest: answerWithin(TIME_LIMITS.request), preParsing }, handler] as const;
  };
}

function subjectOf(sender: Sender): string {
  if ('ownerId' in sender) return sender.ownerId;
  return 'orderId' in sender ? sender.orderId : sender.apiKeyId;
}

async function findBytes(request: FastifyRequest, says: Kind['says']): Promise<Buffer> {
  if (!request.isMultipart()) throw httpRefusal(415, says.notAForm);
  const bytes = await findFile(request).catch((error: unknown) => {
    // Nothing but the form is read here: whatever fails is the form's fault.
    throw isTooLarge(error) ? httpRefusal(413, says.tooLarge) : httpRefusal(400, 'This form cannot be read.');
  });
  if (!bytes) throw httpRefusal(400, says.missing);
  return bytes;
}

async function findFile(request: FastifyRequest): Promise<Buffer | undefined> {
  return (await request.file())?.toBuffer();
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

/** What a person can mend is said in the answer. */
async function refusing<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DomainError) throw httpRefusal(422, error.message, error);
    throw error;
  }
}
