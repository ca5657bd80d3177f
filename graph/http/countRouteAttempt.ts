import type { FastifyReply } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Tried } from '#graph/access/attempts/allowances.ts';
import { countAttempt } from '#graph/access/attempts/countAttempt.ts';
import type { GraphContext } from '#graph/context.ts';
import { asHttpRefusal } from './httpErrors.ts';

/** As `countAttempt`, for a route: one too many is answered 429 with `Retry-After`. */
export async function countOfRoute(
  context: GraphContext,
  reply: FastifyReply,
  { tried, subject }: { tried: Tried; subject?: string | undefined },
): Promise<void> {
  try {
    await countAttempt(context, tried, subject);
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    reply.header('retry-after', String(error.extensions.retryAfter));
    throw asHttpRefusal(error, 429);
  }
}
