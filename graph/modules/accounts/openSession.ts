import { randomBytes } from 'node:crypto';
import type { GraphContext } from '../../context.ts';
import type { User } from '../../prisma/generated/client.ts';
import type { Transaction } from '../../prisma/transaction.ts';
import { sha256 } from '../../sha256.ts';
import { signAccessToken } from './accessToken.ts';

/** Outlives the access token by a month, in which the refresh token can still bring a new one. */
const SESSION_DAYS = 60;

export interface OpenSession {
  user: User;
  token: string;
  refreshToken: string;
}

/** Signs the account in on this device: a session row, its access token and its first refresh token. */
export async function openSession(tx: Transaction, context: GraphContext, user: User): Promise<OpenSession> {
  const { now, ip, userAgent } = context;
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);

  const session = await tx.session.create({
    data: {
      userId: user.id,
      ip,
      userAgent,
      createdAt: now,
      lastUsedAt: now,
      expiresAt,
      refreshTokens: { create: { tokenHash: sha256(refreshToken), createdAt: now, expiresAt } },
    },
  });
  const token = await signAccessToken({ userId: user.id, sessionId: session.id }, context);
  return { user, token, refreshToken };
}
