import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#domain/calendar/kathmandu.ts';
import { sha256 } from '#graph/access/sha256.ts';
import type { GraphContext } from '#graph/context.ts';
import { rows, type Statement, write } from '#graph/prisma/direct/statement.ts';
import { Prisma } from '#graph/prisma/generated/client.ts';

const KNOWN_DAYS = 365;
/** Of one account; those that were used last stay known. */
const MOST = 50;

type Services = Pick<GraphContext, 'direct' | 'now'>;

/** A device, as it is known by the session that is opened on it. */
export interface RememberedDevice {
  /** Its secret, for its client to keep. */
  token: string;
  /** Writes it down, for the session that was written before. */
  remember: Statement<unknown>[];
}

/** The id of the device, where this account has signed in on it before. */
export async function findKnownDevice(
  { direct, now }: Services,
  { email, token }: { email: string; token: string | undefined },
): Promise<string | null> {
  if (token === undefined) return null;
  const [[known]] = await direct.send(
    rows<{ id: string }>(Prisma.sql`
      SELECT d.id FROM known_devices d JOIN users u ON u.id = d.user_id
      WHERE d.token_hash = ${sha256(token)} AND u.email = ${email} AND d.expires_at > ${now}`),
  );
  return known?.id ?? null;
}

/** A device keeps its secret, whichever accounts sign in on it, as long as one of them is known there. */
export async function rememberDevice(
  { direct, now }: Services,
  { userId, sessionId, given }: { userId: string; sessionId: string; given: string | undefined },
): Promise<RememberedDevice> {
  const token = given && (await isIssued(direct, given, now)) ? given : randomBytes(32).toString('base64url');
  const tokenHash = sha256(token);
  const expiresAt = new Date(now.getTime() + KNOWN_DAYS * DAY_MS);
  const remember = [
    write(Prisma.sql`
      INSERT INTO known_devices (id, user_id, token_hash, created_at, last_used_at, expires_at)
      VALUES (${uuidv7()}, ${userId}, ${tokenHash}, ${now}, ${now}, ${expiresAt})
      ON DUPLICATE KEY UPDATE last_used_at = ${now}, expires_at = ${expiresAt}`),
    write(Prisma.sql`
      UPDATE sessions SET device_id =
        (SELECT id FROM known_devices WHERE token_hash = ${tokenHash} AND user_id = ${userId})
      WHERE id = ${sessionId}`),
    // A subquery of its own: MySQL reads no table that it deletes from.
    write(Prisma.sql`
      DELETE FROM known_devices WHERE user_id = ${userId} AND id NOT IN (SELECT id FROM (
        SELECT id FROM known_devices WHERE user_id = ${userId} ORDER BY last_used_at DESC, id DESC LIMIT ${MOST}
      ) AS latest)`),
  ];
  return { token, remember };
}

async function isIssued(direct: Services['direct'], token: string, now: Date): Promise<boolean> {
  const [[known]] = await direct.send(
    rows(Prisma.sql`
      SELECT id FROM known_devices WHERE token_hash = ${sha256(token)} AND expires_at > ${now} LIMIT 1`),
  );
  return known !== undefined;
}
