import { DomainError } from '#domain/errors/errors.ts';
import type { GraphContext } from '#graph/context.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { InboxProblem } from '#graph/schema/schema.generated.ts';
import { closeMailbox, type MailboxLogin, openMailbox, toMailboxError } from './openMailbox.ts';

export interface MailboxTestResult {
  /** Problem found; null if there is none. */
  trouble: InboxProblem | null;
  /** The mail server's response. */
  said: string | null;
  /** Number of emails in the folder. */
  mails: number | null;
}

type Settings = Pick<Inbox, 'imapHost' | 'imapPort' | 'imapUser' | 'isImapSecure' | 'imapFolder'>;

/** Returns the login of a mailbox; null if it is incomplete. */
export function toMailboxLogin(
  { imapHost: host, imapUser: user, imapPort: port, isImapSecure: secure, imapFolder: folder }: Settings,
  password: string | null,
): MailboxLogin {
  if (!host || !user || !password) throw new DomainError('INBOX_INCOMPLETE', 'imapHost');
  return { host, user, password, port, secure, folder };
}

/** Opens and closes a mailbox to test the connection. */
export async function testMailbox(
  { log, slot }: Pick<GraphContext, 'log' | 'slot'>,
  login: MailboxLogin,
): Promise<MailboxTestResult> {
  try {
    const { client, mailbox } = await openMailbox(login, slot);
    await closeMailbox(client);
    return { trouble: null, said: null, mails: mailbox.exists };
  } catch (error) {
    const { problem, response: serverResponse, message } = toMailboxError(error);
    log.warn({ trouble: problem, message }, 'Mailbox connection test failed.');
    return { trouble: problem, said: serverResponse, mails: null };
  }
}
