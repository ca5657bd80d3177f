import { randomBytes } from 'node:crypto';
import { sealsFor } from '#graph/access/seals.ts';
import type { Secrets } from '#graph/context.ts';
import type { Inbox, PrismaClient } from '#graph/prisma/generated/client.ts';

const seals = sealsFor('inbox secrets');
const HOOK = 'inbound hook';
const PASSWORD = 'imap password';

export function newHookSecret(): string {
  return `inb_${randomBytes(32).toString('base64url')}`;
}

export const sealHookSecret = (secret: string, secrets: Secrets) => seals.sealed(secret, HOOK, secrets);
export const sealPassword = (password: string, secrets: Secrets) => seals.sealed(password, PASSWORD, secrets);

/** Null where there is none, or none that a secret of the server opens. */
export function hookSecretOf(inbox: Pick<Inbox, 'hookSecret'> | null, secrets: Secrets): string | null {
  return inbox?.hookSecret ? seals.unsealed(inbox.hookSecret, HOOK, secrets) : null;
}

export function passwordOf(inbox: Pick<Inbox, 'imapPassword'> | null, secrets: Secrets): string | null {
  return inbox?.imapPassword ? seals.unsealed(inbox.imapPassword, PASSWORD, secrets) : null;
}

/** Puts what is sealed under the key that seals now. Answers how many were. */
export async function resealInbox(prisma: PrismaClient, secrets: Secrets): Promise<number> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  if (!inbox) return 0;
  const { hookSecret, imapPassword } = inbox;
  const renewed = {
    hookSecret: hookSecret && seals.resealed(hookSecret, HOOK, secrets),
    imapPassword: imapPassword && seals.resealed(imapPassword, PASSWORD, secrets),
  };
  const count = Number(renewed.hookSecret !== hookSecret) + Number(renewed.imapPassword !== imapPassword);
  // Unless somebody has it renewed meanwhile, which was sealed anew then.
  if (count > 0) await prisma.inbox.updateMany({ where: { id: 1, hookSecret, imapPassword }, data: renewed });
  return count;
}
