import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { type Statement, selectRows, write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

const DEVICE_LIFETIME_DAYS = 365;
/** Maximum number of devices stored per account. The most recently used ones are kept. */
const MAX_DEVICES = 50;

type Services = Pick<GraphContext, 'direct' | 'now'>;

/** The device on which a session is opened. */
export interface RememberedDevice {
  /** Secret for the client to store. */
  token: string;
  /** Statements that store the device. Run them after the session is stored. */
  rememberStatements: Statement<unknown>[];
}

/** Returns the device's id if this account has signed in on it before. */
export async function findKnownDevice(
  { direct, now }: Services,
  { email, token }: { email: string; token: string | undefined },
): Promise<string | null> {
  if (token === undefined) return null;
  const [[knownDevice]] = await direct.send(
    selectRows<{ id: string }>(Prisma.sql`
      SELECT d.id FROM known_devices d JOIN users u ON u.id = d.user_id
      WHERE d.token_hash = ${sha256(token)} AND u.email = ${email} AND d.expires_at > ${now}`),
  );
  return knownDevice?.id ?? null;
}

/**
 * Returns the device's token and the statements that store it. A device uses one secret for all accounts, as long as it
 * is known to at least one of them.
 */
export async function rememberDevice(
  { direct, now }: Services,
  {
    userId,
    sessionId,
    presentedToken,
  }: { userId: string; sessionId: string; presentedToken: string | undefined },
): Promise<RememberedDevice> {
  const token =
    presentedToken && (await isIssuedToken(direct, presentedToken, now))
      ? presentedToken
      : randomBytes(32).toString('base64url');
  const tokenHash = sha256(token);
  const expiresAt = new Date(now.getTime() + DEVICE_LIFETIME_DAYS * DAY_MS);
  const rememberStatements = [
    write(Prisma.sql`
      INSERT INTO known_devices (id, user_id, token_hash, created_at, last_used_at, expires_at)
      VALUES (${uuidv7()}, ${userId}, ${tokenHash}, ${now}, ${now}, ${expiresAt})
      ON DUPLICATE KEY UPDATE last_used_at = ${now}, expires_at = ${expiresAt}`),
    write(Prisma.sql`
      UPDATE sessions SET device_id =
        (SELECT id FROM known_devices WHERE token_hash = ${tokenHash} AND user_id = ${userId})
      WHERE id = ${sessionId}`),
    // The extra subquery is needed: MySQL cannot read a table that it deletes from.
    write(Prisma.sql`
      DELETE FROM known_devices WHERE user_id = ${userId} AND id NOT IN (SELECT id FROM (
        SELECT id FROM known_devices WHERE user_id = ${userId} ORDER BY last_used_at DESC, id DESC LIMIT ${MAX_DEVICES}
      ) AS latest)`),
  ];
  return { token, rememberStatements };
}

async function isIssuedToken(direct: Services['direct'], token: string, now: Date): Promise<boolean> {
  const [[knownDevice]] = await direct.send(
    selectRows(Prisma.sql`
      SELECT id FROM known_devices WHERE token_hash = ${sha256(token)} AND expires_at > ${now} LIMIT 1`),
  );
  return knownDevice !== undefined;
}
