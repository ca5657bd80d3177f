import { randomBytes } from 'node:crypto';
import { sealsFor } from '#graph/access/seals.ts';
import type { Secrets } from '#graph/context.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';

/** As the Standard Webhooks specification has it: what follows is base64. */
export const SECRET_MARK = 'whsec_';
const SECRET_BYTES = 32;

export function newSecret(): string {
  return `${SECRET_MARK}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Of the secrets that sign what an endpoint is sent; each belongs to its endpoint. */
export const webhookSeals = sealsFor('webhook secrets');

/** The one before signs as well for so long, so that a receiver may take the new one when it likes. */
export const BOTH_SIGN_MS = 24 * 3_600_000;

type Sealed = Pick<WebhookEndpoint, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>;

/** What signs at this moment, the newest first; without those that no secret of the server opens. */
export function signingSecrets(
  { id, secret, previousSecret, previousUntil }: Sealed,
  secrets: Secrets,
  now: Date,
): string[] {
  const isStillGood = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return [secret, ...(isStillGood ? [previousSecret] : [])].flatMap(
    (seal) => webhookSeals.unsealed(seal, id, secrets) ?? [],
  );
}
