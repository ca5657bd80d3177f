import type { TestServer } from '#graph/testing/server.ts';
import { sealPassword } from '../inboxSecrets.ts';

/** Configures a mailbox that refuses every connection: nothing listens on its port. */
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
