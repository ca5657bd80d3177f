import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import type { TokenSettings } from '#graph/context.ts';

const ALGORITHM = 'HS256';
const ACCESS_TOKEN_DAYS = 30;

const signingKeys = new WeakMap<TokenSettings, Promise<CryptoKey>>();

export interface AccessTokenClaims {
  userId: string;
  sessionId: string;
}

/** A signed JWT of 30 days for one session. */
export async function signAccessToken(
  { userId, sessionId }: AccessTokenClaims,
  { tokens, now }: { tokens: TokenSettings; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_DAYS * 86_400)
    .sign(await signingKey(tokens));
}

/** What a token claims, or why it is not accepted. Whether its session is still open is asked elsewhere. */
export async function readAccessToken(
  token: string,
  { tokens, now }: { tokens: TokenSettings; now: Date },
): Promise<AccessTokenClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, await signingKey(tokens), {
      algorithms: [ALGORITHM],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : 'invalid';
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

/** Made once: each token would take as long again. */
function signingKey(tokens: TokenSettings): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key =
    signingKeys.get(tokens) ?? crypto.subtle.importKey('raw', tokens.secret, hmac, false, ['sign', 'verify']);
  signingKeys.set(tokens, key);
  return key;
}
