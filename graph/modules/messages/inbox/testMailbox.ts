import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { InboxTrouble } from '#graph/schema/schema.generated.ts';
import { closeMailbox, type MailboxLogin, openMailbox, toTrouble } from './openMailbox.ts';

export interface TriedMailbox {
  /** What is wrong; null where nothing is. */
  trouble: InboxTrouble | null;
  /** What the mail server answered to that. */
  said: string | null;
  /** How many mails lie in the folder. */
  mails: number | null;
}

type Settings = Pick<Inbox, 'imapHost' | 'imapPort' | 'imapUser' | 'isImapSecure' | 'imapFolder'>;

/** What opens a mailbox, where all of it is set. */
export function loginOf(
  { imapHost: host, imapUser: user, imapPort: port, isImapSecure: secure, imapFolder: folder }: Settings,
  password: string | null,
): MailboxLogin {
  if (!host || !user || !password) throw new DomainError('INBOX_INCOMPLETE', 'imapHost');
  return { host, user, password, port, secure, folder };
}

/** Opens a mailbox and closes it. */
export async function tryMailbox(
  { log, place }: Pick<GraphContext, 'log' | 'place'>,
  login: MailboxLogin,
): Promise<TriedMailbox> {
  try {
    const { client, mailbox } = await openMailbox(login, place);
    await closeMailbox(client);
    return { trouble: null, said: null, mails: mailbox.exists };
  } catch (error) {
    const { trouble, said, message } = toTrouble(error);
    log.warn({ trouble, message }, 'A mailbox was tried');
    return { trouble, said, mails: null };
  }
}
