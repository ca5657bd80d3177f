import { randomBytes } from 'node:crypto';
import { createEncryption } from '#graph/access/encryption.ts';
import type { Secrets } from '#graph/context.ts';
import type { Inbox, PrismaClient } from '#graph/prisma/generated/client.ts';

const encryption = createEncryption('inbox secrets');
const WEBHOOK_SECRET_LABEL = 'inbound hook';
const PASSWORD_LABEL = 'imap password';

export function createWebhookSecret(): string {
  return `inb_${randomBytes(32).toString('base64url')}`;
}

export const sealWebhookSecret = (secret: string, secrets: Secrets) =>
  encryption.encrypt(secret, WEBHOOK_SECRET_LABEL, secrets);
export const sealPassword = (password: string, secrets: Secrets) =>
  encryption.encrypt(password, PASSWORD_LABEL, secrets);

/** Returns null if there is no secret, or if no key of the server can decrypt it. */
export function unsealWebhookSecret(
  inbox: Pick<Inbox, 'webhookSecret'> | null,
  secrets: Secrets,
): string | null {
  return inbox?.webhookSecret ? encryption.decrypt(inbox.webhookSecret, WEBHOOK_SECRET_LABEL, secrets) : null;
}

export function unsealPassword(inbox: Pick<Inbox, 'imapPassword'> | null, secrets: Secrets): string | null {
  return inbox?.imapPassword ? encryption.decrypt(inbox.imapPassword, PASSWORD_LABEL, secrets) : null;
}

/** Re-encrypts the secrets with the current key. Returns how many were re-encrypted. */
export async function resealInbox(prisma: PrismaClient, secrets: Secrets): Promise<number> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  if (!inbox) return 0;
  const { webhookSecret, imapPassword } = inbox;
  const reencryptedSecrets = {
    webhookSecret: webhookSecret && encryption.reencrypt(webhookSecret, WEBHOOK_SECRET_LABEL, secrets),
    imapPassword: imapPassword && encryption.reencrypt(imapPassword, PASSWORD_LABEL, secrets),
  };
  const count =
    Number(reencryptedSecrets.webhookSecret !== webhookSecret) +
    Number(reencryptedSecrets.imapPassword !== imapPassword);
  // A secret replaced in the meantime is already encrypted with the current key.
  if (count > 0)
    await prisma.inbox.updateMany({
      where: { id: 1, webhookSecret, imapPassword },
      data: reencryptedSecrets,
    });
  return count;
}
