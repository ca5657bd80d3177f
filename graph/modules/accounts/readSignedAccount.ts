import type { Secrets } from '#graph/context.ts';
import { readAccessToken, readBearer } from './session/accessToken.ts';

/**
 * The account that an `Authorization` header's token was signed for, by its signature alone: whether its session is still
 * open is not asked. Null for any other header.
 */
export async function readSignedAccount(
  header: string,
  signed: { secrets: Secrets; now: Date },
): Promise<string | null> {
  const token = readBearer(header);
  const claims = token && (await readAccessToken(token, signed));
  return claims && typeof claims !== 'string' ? claims.userId : null;
}
