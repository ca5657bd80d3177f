import type { FastifyInstance } from 'fastify';
import type { PrismaClient } from '#graph/prisma/generated/client.ts';
import { unsubscribe } from './unsubscribe.ts';

const MAX_BODY_BYTES = 4096;

/**
 * Mounts `/unsubscribe?token=…`, the List-Unsubscribe URL of alert emails. Mail clients post to it (RFC 8058);
 * people who open it are asked to confirm.
 */
export async function mountUnsubscribe(app: FastifyInstance, { prisma }: { prisma: PrismaClient }) {
  await app.register(async (scope) => {
    // The posted body is always the same and contains no information.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: MAX_BODY_BYTES },
      (_request, _body, done) => done(null),
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
