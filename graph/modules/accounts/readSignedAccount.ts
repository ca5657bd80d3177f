import type { Secrets } from '#graph/context.ts';
import { readAccessToken, readBearer } from './session/accessToken.ts';

/**
 * Returns the account id in a signed `Authorization` token. Checks only the signature, not whether the session is
 * still open. Null for any other header.
 */
export async function readSignedAccount(
  header: string,
  context: { secrets: Secrets; now: Date },
): Promise<string | null> {
  const token = readBearer(header);
  const claims = token && (await readAccessToken(token, context));
  return claims && typeof claims !== 'string' ? claims.userId : null;
}
