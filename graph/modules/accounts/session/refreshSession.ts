import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { createUnauthenticatedError } from '#graph/errors/httpError.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RefreshSessionInput } from '#graph/schema/schema.generated.ts';
import { signAccessToken } from './accessToken.ts';
import type { OpenedSession } from './openSession.ts';
import { createRefreshToken } from './refreshToken.ts';

/**
 * Exchanges a refresh token for a new pair and extends the session. A token works once. A second use ends the session
 * and revokes every token derived from the token, because one of the two users must have stolen it. There is no grace
 * period, not even for two simultaneous requests: the first uses the token, the second ends the session. A client with
 * several windows must refresh in one window at a time.
 */
export async function refreshSession(
  context: GraphContext,
  { refreshToken }: RefreshSessionInput,
): Promise<OpenedSession> {
  const renewedSession = await context.work((work) => renewSession(work.db, context, sha256(refreshToken)));
  if (!renewedSession) throw createUnauthenticatedError('Your session has expired. Please login again.');
  return renewedSession;
}

/** Returns null if the session cannot be renewed. Does not throw, so that ending the session is committed. */
async function renewSession(
  tx: Transaction,
  context: GraphContext,
  tokenHash: string,
): Promise<OpenedSession | null> {
  const { now } = context;
  const updateResult = await tx.refreshToken.updateMany({
    where: { tokenHash, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  const token = await tx.refreshToken.findUnique({
    where: { tokenHash },
    include: { session: { include: { user: true } } },
  });
  if (!token) return null;

  const { session } = token;
  const { user } = session;
  if (updateResult.count === 0) {
    await tx.session.updateMany({ where: { id: session.id, endedAt: null }, data: { endedAt: now } });
    return null;
  }
  if (session.endedAt || session.expiresAt <= now || user.status !== 'ACTIVE') return null;

  const { refreshToken, row } = createRefreshToken(now);
  await tx.refreshToken.create({ data: { sessionId: session.id, ...row } });
  await tx.refreshToken.deleteMany({ where: { sessionId: session.id, expiresAt: { lte: now } } });
  await tx.session.update({
    where: { id: session.id },
    data: { lastUsedAt: now, expiresAt: row.expiresAt },
  });
  const accessToken = await signAccessToken({ userId: user.id, sessionId: session.id }, context);
  return { user, token: accessToken, refreshToken };
}
