import type { TestServer } from '#graph/testing/server.ts';
import { sealPassword } from '../inboxSecrets.ts';

/** A mailbox that is set, and refuses whoever connects: nothing listens there. */
export async function aMailbox({ prisma, secrets, clock }: TestServer): Promise<void> {
  const mailbox = {
    imapHost: '127.0.0.1',
    imapPort: 1025,
    isImapSecure: false,
    imapUser: 'inbox',
    imapPassword: sealPassword('secret', secrets),
    nextPollAt: clock.now,
  };
  await prisma.inbox.upsert({ where: { id: 1 }, create: { id: 1, ...mailbox }, update: mailbox });
}
