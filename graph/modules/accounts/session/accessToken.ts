import { type CryptoKey, errors, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '#graph/context.ts';
import { ACCESS_TOKEN_HEADER } from '../../../access/credentialPrefixes.ts';

const ACCESS_TOKEN_DAYS = 30;

const signingKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>();

interface AccessTokenClaims {
  userId: string;
  sessionId: string;
}

/** Signs a JWT for one session, valid for 30 days. */
export async function signAccessToken(
  { userId, sessionId }: AccessTokenClaims,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader(ACCESS_TOKEN_HEADER)
    .setSubject(userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_DAYS * 86_400)
    .sign(await importSigningKey(secrets.signing[0]));
}

/** Returns the claims of a token, or why it is rejected. The caller checks that the session is still open. */
export async function readAccessToken(
  token: string,
  { secrets, now }: { secrets: Secrets; now: Date },
): Promise<AccessTokenClaims | 'expired' | 'invalid'> {
  for (const secret of secrets.signing) {
    const claims = await verifySignedToken(token, { secret, now });
    if (claims !== 'invalid') return claims;
  }
  return 'invalid';
}

async function verifySignedToken(
  token: string,
  { secret, now }: { secret: Uint8Array; now: Date },
): Promise<AccessTokenClaims | 'expired' | 'invalid'> {
  try {
    const { payload } = await jwtVerify(token, await importSigningKey(secret), {
      algorithms: [ACCESS_TOKEN_HEADER.alg],
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'exp'],
    });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : 'invalid';
  } catch (error) {
    return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  }
}

/** Imports each secret once: an import takes as long as signing a token. */
function importSigningKey(secret: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key =
    signingKeys.get(secret) ??
    crypto.subtle.importKey('raw', Uint8Array.from(secret), hmac, false, ['sign', 'verify']);
  signingKeys.set(secret, key);
  return key;
}

/**
 * Returns the token or API key of an `Authorization` header (RFC 6750). Undefined if the header is malformed, such as
 * a quoted token.
 */
export function readBearer(header: string): string | undefined {
  return /^Bearer +([\w.~+/-]+=*)$/i.exec(header)?.[1];
}
