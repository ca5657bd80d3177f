import type { FastifyInstance } from 'fastify';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { unsubscribe } from './unsubscribe.ts';

const MAX_BODY = 4096;

/**
 * `/unsubscribe?token=…`, which a mail names as the place to end such mails: a mail program posts to it (RFC 8058),
 * a person who opens it is asked first.
 */
export async function mountUnsubscribe(app: FastifyInstance, { prisma }: { prisma: PrismaClient }) {
  await app.register(async (scope) => {
    // What is posted is always the same and tells nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BODY }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Querystring: { token?: string } }>('/unsubscribe', async ({ query }, reply) => {
      await unsubscribe(prisma, String(query.token ?? ''));
      return reply.type('text/plain').send('You will get no more alerts.');
    });
    scope.get<{ Querystring: { token?: string } }>('/unsubscribe', ({ query }, reply) =>
      reply.redirect(`/#/stop-alerts?token=${encodeURIComponent(String(query.token ?? ''))}`),
    );
  });
}
