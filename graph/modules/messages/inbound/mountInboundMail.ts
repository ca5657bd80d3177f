import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_MAIL_BYTES } from '#domain/media/uploadLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { countOfRoute } from '#graph/http/countOfRoute.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { hookSecretOf } from '../inboxSecrets.ts';
import { takeMail } from './takeMail.ts';

const SECRET_HEADER = 'x-inbound-secret';

/**
 * `POST /api/inbound/mail`: a mail as it came (RFC 822), from whoever receives mails for the store and holds its secret.
 * The secret is asked for before the mail is read.
 */
export async function mountInboundMail(app: FastifyInstance, { media, createContext }: MountOptions) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_MAIL_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/inbound/mail', {
      bodyLimit: MAX_MAIL_BYTES,
      preParsing: async (request, reply) => {
        const context = await createContext(request);
        await countOfRoute(context, reply, { tried: 'inboundMail' });
        if (await isSigned(context, request)) return;
        await countOfRoute(context, reply, { tried: 'inboundSecret' });
        throw httpRefusal(401, 'The secret in X-Inbound-Secret is none of this store.');
      },
      handler: async (request, reply) => {
        const { prisma, work, secrets, now, log } = await createContext(request);
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw httpRefusal(400, 'Send the mail as it came, as the body.');
        const taken = await takeMail({ prisma, work, media, secrets, now }, request.body);
        await prisma.inbox.updateMany({ where: { id: 1 }, data: { hookedAt: now } });
        log.info({ outcome: taken.outcome, thread: taken.threadId }, 'A mail came in');
        return reply.send({ success: true, data: taken });
      },
    });
  });
}

/** Both are hashed first, so that how long it takes tells nothing of either. */
async function isSigned({ prisma, secrets }: GraphContext, { headers }: FastifyRequest): Promise<boolean> {
  const given = headers[SECRET_HEADER];
  const secret = hookSecretOf(await prisma.inbox.findUnique({ where: { id: 1 } }), secrets);
  if (typeof given !== 'string' || secret === null) return false;
  return timingSafeEqual(hashed(given), hashed(secret));
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
