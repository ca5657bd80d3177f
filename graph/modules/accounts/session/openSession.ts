import { v7 as uuidv7 } from 'uuid';
import type { GraphContext } from '#graph/context.ts';
import { insertInto } from '#graph/prisma/direct/insertInto.ts';
import type { User } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';
import { signAccessToken } from './accessToken.ts';
import { rememberDevice } from './knownDevice.ts';
import { createRefreshToken } from './refreshToken.ts';

export interface OpenedSession {
  user: User;
  token: string;
  refreshToken: string;
  /** Secret of the device on which the session was opened. Set only if it is new. */
  deviceToken?: string;
}

/** Device of a new session: identified by its secret, or taken over from an earlier session. */
type SessionDevice = { deviceToken: string | undefined } | { deviceId: string | null };

/** Signs the account in on this device. Creates a session, its access token and its first refresh token. */
export async function openSession(
  context: GraphContext,
  user: User,
  presentedToken: string | undefined,
): Promise<OpenedSession> {
  const { session, firstToken, opened: openedSession } = await prepareSession(context, user);
  const { token, rememberStatements } = await rememberDevice(context, {
    userId: user.id,
    sessionId: session.id,
    presentedToken,
  });
  await context.directWork(({ send }) =>
    send(
      insertInto('Session', [session]),
      insertInto('RefreshToken', [{ ...firstToken, sessionId: session.id }]),
      ...rememberStatements,
    ),
  );
  return { ...openedSession, deviceToken: token };
}

/** Opens a session in a transaction that also writes to the account. */
export async function openSessionInTransaction(
  tx: Transaction,
  context: GraphContext,
  user: User,
  device: SessionDevice,
): Promise<OpenedSession> {
  const { session, firstToken, opened: openedSession } = await prepareSession(context, user);
  const deviceId = 'deviceId' in device ? device.deviceId : null;
  await tx.session.create({ data: { ...session, deviceId, refreshTokens: { create: firstToken } } });
  if ('deviceId' in device) return openedSession;

  const { token, rememberStatements } = await rememberDevice(context, {
    userId: user.id,
    sessionId: session.id,
    presentedToken: device.deviceToken,
  });
  for (const { sql } of rememberStatements) await tx.$executeRaw(sql);
  return { ...openedSession, deviceToken: token };
}

async function prepareSession(context: GraphContext, user: User) {
  const { now, ip, userAgent } = context;
  const { refreshToken, row: firstToken } = createRefreshToken(now);
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
