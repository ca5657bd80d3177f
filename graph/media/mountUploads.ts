import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import { type FileLimit, PHOTOGRAPH_FILE, VIDEO_FILE } from '#domain/media/uploadLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { answerWithin } from '#graph/http/answerWithin.ts';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { TIME_LIMITS } from '#graph/http/listening/timeLimits.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { refuseUnavailable } from './placeholder.ts';
import { filmer, reviewer, type Sender, staff } from './senders.ts';
import { storeUpload } from './storeUpload.ts';
import { storeVideo } from './video/storeVideo.ts';

/** Bytes of a form beside its file: boundaries, headers and a few short fields. */
const FORM_BYTES = 16 * 1024;

/** A kind of file that is sent as the one file of a form. */
interface Kind {
  limit: FileLimit;
  says: { notAForm: string; missing: string };
  store: typeof storeUpload;
}

const PHOTOGRAPH: Kind = {
  limit: PHOTOGRAPH_FILE,
  says: {
    notAForm: 'Send the photograph as multipart/form-data.',
    missing: 'Choose a photograph.',
  },
  store: storeUpload,
};

const VIDEO: Kind = {
  limit: VIDEO_FILE,
  says: {
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

async function takeForms(uploads: FastifyInstance, { limit, says }: Kind) {
  await uploads.register(fastifyMultipart, {
    // The file is read here: what the package throws on its own depends on how the last bytes arrive.
    throwFileSizeLimit: false,
    // One byte more than allowed tells a file that is too large from one that just fits.
    limits: { fileSize: limit.maxBytes + 1, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
  });
  // A picture that is sent as the body itself.
  uploads.addContentTypeParser('*', (_request, _body, done) => done(httpRefusal(415, says.notAForm)));
}

/** Who sends is asked before the form is looked at. */
function taking(
  { media: store, createContext }: UploadOptions,
  { limit, says, store: keep }: Kind,
  answerOf: (taken: Taken) => object,
) {
  return (senderOf: SenderOf) => {
    const preParsing = async (request: FastifyRequest, reply: FastifyReply) => {
      await senderOf(await createContext(request), request);
      // By its length alone a form is refused before its file is read.
      if (Number(request.headers['content-length']) > limit.maxBytes + FORM_BYTES)
        throw tooLarge(reply, limit);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request);
      const { work, now, place } = context;
      const sender = await senderOf(context, request);
      // Before the file is looked at, which is what takes long.
      await countOfRoute(context, reply, {
        tried: sender.tried,
        subject: subjectOf(sender),
      });
      const bytes = await findBytes(request, reply, { limit, says });
      const { id, key, width, height, colour } = await refusing(() =>
        keep({ work, store, now, place }, { bytes, sender }),
      ).catch((error: unknown) => refuseUnavailable(error, request.log));
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

async function findBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { limit, says }: Pick<Kind, 'limit' | 'says'>,
): Promise<Buffer> {
  if (!request.isMultipart()) throw httpRefusal(415, says.notAForm);
  const file = await findFile(request, limit).catch(() => {
    // Nothing but the form is read here: whatever fails is the form's fault.
    throw httpRefusal(400, 'This form cannot be read.');
  });
  if (!file) throw httpRefusal(400, says.missing);
  if (file === 'TOO_LARGE') throw tooLarge(reply, limit);
  return file;
}

/** The file of a form, of which no more than the limit is kept in memory; undefined if the form has none. */
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

/** The connection is closed, so that the rest of the file is not read. */
function tooLarge(reply: FastifyReply, { tooLarge: message }: FileLimit): Error {
  reply.header('connection', 'close');
  return httpRefusal(413, message);
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
