import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_MAIL_BYTES } from '#domain/media/uploadLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { httpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { hookSecretOf } from '../inboxSecrets.ts';
import { processMail } from './processMail.ts';

const SECRET_HEADER = 'x-inbound-secret';

/**
 * Mounts `POST /api/inbound/mail`, which accepts a raw email (RFC 822) from the service that receives emails for
 * the store. The secret is checked before the body is read.
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
        await countRouteAttempt(context, reply, { attemptKind: 'inboundMail' });
        if (await hasValidSecret(context, request)) return;
        await countRouteAttempt(context, reply, { attemptKind: 'inboundSecret' });
        throw httpRefusal(401, 'The X-Inbound-Secret header is missing or incorrect.');
      },
      handler: async (request, reply) => {
        const { prisma, work, secrets, now, log } = await createContext(request);
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw httpRefusal(400, 'Send the raw email as the request body.');
        const mailOutcome = await processMail({ prisma, work, media, secrets, now }, request.body);
        await prisma.inbox.updateMany({ where: { id: 1 }, data: { hookedAt: now } });
        log.info({ outcome: mailOutcome.outcome, thread: mailOutcome.threadId }, 'Inbound email processed.');
        return reply.send({ success: true, data: mailOutcome });
      },
    });
  });
}

/** Hashing both makes the comparison take constant time. */
async function hasValidSecret(
  { prisma, secrets }: GraphContext,
  { headers }: FastifyRequest,
): Promise<boolean> {
  const given = headers[SECRET_HEADER];
  const secret = hookSecretOf(await prisma.inbox.findUnique({ where: { id: 1 } }), secrets);
  if (typeof given !== 'string' || secret === null) return false;
  return timingSafeEqual(hashed(given), hashed(secret));
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
