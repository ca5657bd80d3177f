import fastifyMultipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import { answerWithin } from '#graph/http/answerWithin.ts';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import { TIME_LIMITS } from '#graph/http/listening/timeLimits.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { reviewer, type Sender, staff } from './senders.ts';
import { storeUpload } from './storeUpload.ts';

const MAX_BYTES = 10 * 1024 * 1024;
const TOO_LARGE = 'Use a photograph of at most 10 MB.';

export interface UploadOptions {
  media: FileStore;
  createContext(request: FastifyRequest): Promise<GraphContext>;
}

type Taken = { uploadId: string; url: string; width: number; height: number; colour: string };
type SenderOf = (who: GraphContext, request: FastifyRequest) => Sender | Promise<Sender>;

/**
 * `POST /media/uploads` for staff and programs that write the catalog, and `POST /media/reviews` for whoever is signed in:
 * one photograph as `multipart/form-data`. Answers the id to put it on a piece or a review by.
 */
export async function mountUploads(app: FastifyInstance, options: UploadOptions) {
  await app.register(async (uploads) => {
    await takeForms(uploads);
    const take = taking(options, (taken) => taken);
    uploads.post('/media/uploads', ...take(staff));
    uploads.post('/media/reviews', ...take(reviewer));
  });
}

/** `POST /admin/uploads` of the REST API: as `POST /media/uploads`, answered in its envelope. */
export async function mountRestUploads(rest: FastifyInstance, options: UploadOptions) {
  await rest.register(async (uploads) => {
    await takeForms(uploads);
    const take = taking(options, (upload) => ({ success: true, data: { upload } }));
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
    await takeForms(uploads);
    uploads.post(path, ...taking(options, (taken) => taken)(senderOf));
  });
}

async function takeForms(uploads: FastifyInstance) {
  await uploads.register(fastifyMultipart, {
    limits: { fileSize: MAX_BYTES, files: 1, fields: 4, fieldSize: 1024, parts: 5 },
  });
}

/** Who sends is asked before the form is looked at. */
function taking({ media: store, createContext }: UploadOptions, answerOf: (taken: Taken) => object) {
  return (senderOf: SenderOf) => {
    const preParsing = async (request: FastifyRequest) => {
      await senderOf(await createContext(request), request);
    };
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const context = await createContext(request);
      const { prisma, now } = context;
      const sender = await senderOf(context, request);
      // Before the photograph is looked at, which is what takes long.
      await countOfRoute(context, reply, {
        tried: sender.tried,
        subject: subjectOf(sender),
      });
      const bytes = await findPhotograph(request);
      const { id, key, width, height, colour } = await refusing(() =>
        storeUpload({ prisma, store, now }, { bytes, sender }),
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

async function findPhotograph(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw httpRefusal(415, 'Send the photograph as multipart/form-data.');
  const bytes = await findFile(request).catch((error: unknown) => {
    // Nothing but the form is read here: whatever fails is the form's fault.
    throw isTooLarge(error) ? httpRefusal(413, TOO_LARGE) : httpRefusal(400, 'This form cannot be read.');
  });
  if (!bytes) throw httpRefusal(400, 'Choose a photograph.');
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
