import { v7 as uuidv7 } from 'uuid';
import type { GraphContext } from '#graph/context.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
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
export async function openSession(context: GraphContext, user: User): Promise<OpenSession> {
  const { session, firstToken, opened } = await prepareSession(context, user);
  await context.direct.inTransaction((tx) =>
    tx.send(
      insertInto('Session', [session]),
      insertInto('RefreshToken', [{ ...firstToken, sessionId: session.id }]),
    ),
  );
  return opened;
}

/** The same in a transaction that writes something of the account as well. */
export async function openSessionIn(
  tx: Transaction,
  context: GraphContext,
  user: User,
): Promise<OpenSession> {
  const { session, firstToken, opened } = await prepareSession(context, user);
  await tx.session.create({ data: { ...session, refreshTokens: { create: firstToken } } });
  return opened;
}

async function prepareSession(context: GraphContext, user: User) {
  const { now, ip, userAgent } = context;
  const { refreshToken, row: firstToken } = newRefreshToken(now);
  const session = {
    id: uuidv7(),
    userId: user.id,
    ip,
    userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: firstToken.expiresAt,
  };
  const token = await signAccessToken({ userId: user.id, sessionId: session.id }, context);
  return { session, firstToken, opened: { user, token, refreshToken } };
}
