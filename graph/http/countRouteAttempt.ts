import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { AttemptKind } from '#graph/access/attempts/rateLimits.ts';
import type { GraphContext } from '#graph/context.ts';
import { toHttpRefusal } from './httpErrors.ts';

/** Like `countAttempt`, for a route: above a limit it throws 429 with `Retry-After`. */
export async function countRouteAttempt(
  context: GraphContext,
  reply: FastifyReply,
  { attemptKind, subject }: { attemptKind: AttemptKind; subject?: string | undefined },
): Promise<void> {
  try {
    await countAttempt(context, attemptKind, subject);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    reply.header('retry-after', String(error.extensions.retryAfter));
    throw toHttpRefusal(error, 429);
  }
}
