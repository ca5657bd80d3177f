import type { GraphContext } from '#graph/context.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { signAccessToken } from './accessToken.ts';
import { newRefreshToken } from './refreshToken.ts';

export interface OpenSession {
  user: User;
  token: string;
  refreshToken: string;
}

/** Signs the account in on this device: a session row, its access token and its first refresh token. */
export async function openSession(tx: Transaction, context: GraphContext, user: User): Promise<OpenSession> {
  const { now, ip, userAgent } = context;
  const { refreshToken, row } = newRefreshToken(now);
  const session = await tx.session.create({
    data: {
      userId: user.id,
      ip,
      userAgent,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: row.expiresAt,
      refreshTokens: { create: row },
    },
  });
  const token = await signAccessToken({ userId: user.id, sessionId: session.id }, context);
  return { user, token, refreshToken };
}
