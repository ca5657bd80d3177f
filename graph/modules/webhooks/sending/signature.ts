import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from '../webhookSecrets.ts';

interface SignatureInput {
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/** Returns the `webhook-signature` header: one signature per secret. A receiver needs to verify only one signature. */
export function signEvent({ id, timestamp, body }: SignatureInput, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
