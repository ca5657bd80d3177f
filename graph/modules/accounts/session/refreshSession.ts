import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { unauthenticated } from '#graph/errors/httpError.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import type { RefreshSessionInput } from '#graph/schema/schema.generated.ts';
import { signAccessToken } from './accessToken.ts';
import type { OpenSession } from './openSession.ts';
import { newRefreshToken } from './refreshToken.ts';

/**
 * Trades a refresh token for a new pair and keeps the session open for another while. A token is good once: its
 * second use ends the session at once, with every token that came of it, since one of the two who had it stole it
 * and nobody can tell which. There is no grace, not even for two requests in the same moment: the first takes the
 * token, the other ends the session. A client with several windows lets one of them refresh at a time.
 */
export async function refreshSession(
  context: GraphContext,
  { refreshToken }: RefreshSessionInput,
): Promise<OpenSession> {
  const renewed = await context.work((work) => renew(work.db, context, sha256(refreshToken)));
  if (!renewed) throw unauthenticated('Your session has expired. Please login again.');
  return renewed;
}

/** Null where there is nothing to renew; an end of the session that this brings about is kept. */
async function renew(tx: Transaction, context: GraphContext, tokenHash: string): Promise<OpenSession | null> {
  const { now } = context;
  const taken = await tx.refreshToken.updateMany({
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
  if (taken.count === 0) {
    await tx.session.updateMany({ where: { id: session.id, endedAt: null }, data: { endedAt: now } });
    return null;
  }
  if (session.endedAt || session.expiresAt <= now || user.status !== 'ACTIVE') return null;

  const { refreshToken, row } = newRefreshToken(now);
  await tx.refreshToken.create({ data: { sessionId: session.id, ...row } });
  await tx.refreshToken.deleteMany({ where: { sessionId: session.id, expiresAt: { lte: now } } });
  await tx.session.update({
    where: { id: session.id },
    data: { lastUsedAt: now, expiresAt: row.expiresAt },
  });
  const accessToken = await signAccessToken({ userId: user.id, sessionId: session.id }, context);
  return { user, token: accessToken, refreshToken };
}
