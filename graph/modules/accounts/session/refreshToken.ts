import { randomBytes } from 'node:crypto';
import { sha256 } from '#graph/access/sha256.ts';

/** Lasts a month longer than the access token, so that the refresh token can still obtain a new one. */
const SESSION_DAYS = 60;

/** Returns a refresh token and its row. The session lasts as long as its newest token. */
export function createRefreshToken(now: Date) {
  const refreshToken = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  return { refreshToken, row: { tokenHash: sha256(refreshToken), createdAt: now, expiresAt } };
}
