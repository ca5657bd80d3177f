import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_EMAIL_BYTES } from '#domain/media/uploadLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { countRouteAttempt } from '#graph/http/countRouteAttempt.ts';
import { createHttpRefusal } from '#graph/http/httpErrors.ts';
import type { MountOptions } from '#graph/schema/module.ts';
import { unsealWebhookSecret } from '../inboxSecrets.ts';
import { processEmail } from './processEmail.ts';

const SECRET_HEADER = 'x-inbound-secret';

/**
 * Mounts `POST /api/inbound/mail`, which accepts a raw email (RFC 822) from the service that receives emails for
 * the store. The secret is checked before the body is read.
 */
export async function mountInboundEmail(app: FastifyInstance, { media, createContext }: MountOptions) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_EMAIL_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post('/api/inbound/mail', {
      bodyLimit: MAX_EMAIL_BYTES,
      preParsing: async (request, reply) => {
        const context = await createContext(request);
        await countRouteAttempt(context, reply, { attemptKind: 'inboundMail' });
        if (await hasValidSecret(context, request)) return;
        await countRouteAttempt(context, reply, { attemptKind: 'inboundSecret' });
        throw createHttpRefusal(401, 'The X-Inbound-Secret header is missing or incorrect.');
      },
      handler: async (request, reply) => {
        const { prisma, work, secrets, now, log } = await createContext(request);
        if (!Buffer.isBuffer(request.body) || request.body.length === 0)
          throw createHttpRefusal(400, 'Send the raw email as the request body.');
        const emailOutcome = await processEmail({ prisma, work, media, secrets, now }, request.body);
        await prisma.inbox.updateMany({ where: { id: 1 }, data: { lastWebhookAt: now } });
        log.info(
          { outcome: emailOutcome.outcome, thread: emailOutcome.threadId },
          'Inbound email processed.',
        );
        return reply.send({ success: true, data: emailOutcome });
      },
    });
  });
}

/** Compares hashes, so that the comparison takes constant time. */
async function hasValidSecret(
  { prisma, secrets }: GraphContext,
  { headers }: FastifyRequest,
): Promise<boolean> {
  const providedSecret = headers[SECRET_HEADER];
  const secret = unsealWebhookSecret(await prisma.inbox.findUnique({ where: { id: 1 } }), secrets);
  if (typeof providedSecret !== 'string' || secret === null) return false;
  return timingSafeEqual(hash(providedSecret), hash(secret));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
