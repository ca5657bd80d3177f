import { randomBytes } from 'node:crypto';
import { createEncryption } from '#graph/access/encryption.ts';
import type { Secrets } from '#graph/context.ts';
import type { WebhookEndpoint } from '#graph/prisma/generated/client.ts';

/** Prefix from the Standard Webhooks specification; base64 follows. */
export const SECRET_PREFIX = 'whsec_';
const SECRET_BYTES = 32;

export function generateSecret(): string {
  return `${SECRET_PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;
}

/** Encrypts signing secrets. Each ciphertext is bound to its endpoint. */
export const webhookSecretEncryption = createEncryption('webhook secrets');

/** Time for which the previous secret also signs after a rotation, so that receivers can switch at any moment. */
export const ROTATION_OVERLAP_MS = 24 * 3_600_000;

type EndpointSecrets = Pick<WebhookEndpoint, 'id' | 'secret' | 'previousSecret' | 'previousUntil'>;

/** Returns the current signing secrets, newest first. Omits secrets that no server key can decrypt. */
export function listSigningSecrets(
  { id, secret, previousSecret, previousUntil }: EndpointSecrets,
  secrets: Secrets,
  now: Date,
): string[] {
  const isPreviousValid = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return [secret, ...(isPreviousValid ? [previousSecret] : [])].flatMap(
    (sealedSecret) => webhookSecretEncryption.decrypt(sealedSecret, id, secrets) ?? [],
  );
}
