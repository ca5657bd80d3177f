import { randomBytes } from 'node:crypto';
import { createEncryption } from '#graph/access/encryption.ts';
import type { Secrets } from '#graph/context.ts';
import type { Inbox, PrismaClient } from '#graph/prisma/generated/client.ts';

const seals = createEncryption('inbox secrets');
const HOOK = 'inbound hook';
const PASSWORD = 'imap password';

export function newHookSecret(): string {
  return `inb_${randomBytes(32).toString('base64url')}`;
}

export const sealHookSecret = (secret: string, secrets: Secrets) => seals.encrypt(secret, HOOK, secrets);
export const sealPassword = (password: string, secrets: Secrets) =>
  seals.encrypt(password, PASSWORD, secrets);

/** Returns null if there is no secret, or if no key of the server can decrypt it. */
export function unsealHookSecret(
  inbox: Pick<Inbox, 'webhookSecret'> | null,
  secrets: Secrets,
): string | null {
  return inbox?.webhookSecret ? seals.decrypt(inbox.webhookSecret, HOOK, secrets) : null;
}

export function unsealPassword(inbox: Pick<Inbox, 'imapPassword'> | null, secrets: Secrets): string | null {
  return inbox?.imapPassword ? seals.decrypt(inbox.imapPassword, PASSWORD, secrets) : null;
}

/** Re-encrypts the secrets with the current key. Returns how many were re-encrypted. */
export async function resealInbox(prisma: PrismaClient, secrets: Secrets): Promise<number> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  if (!inbox) return 0;
  const { webhookSecret, imapPassword } = inbox;
  const renewed = {
    webhookSecret: webhookSecret && seals.reencrypt(webhookSecret, HOOK, secrets),
    imapPassword: imapPassword && seals.reencrypt(imapPassword, PASSWORD, secrets),
  };
  const count =
    Number(renewed.webhookSecret !== webhookSecret) + Number(renewed.imapPassword !== imapPassword);
  // A secret renewed meanwhile is already encrypted with the current key.
  if (count > 0)
    await prisma.inbox.updateMany({ where: { id: 1, webhookSecret, imapPassword }, data: renewed });
  return count;
}
