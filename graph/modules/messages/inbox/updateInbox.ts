import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { inboxSchema } from '#domain/messages/inboxSchema.ts';
import { changesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { UpdateInboxInput } from '#graph/schema/schema.generated.ts';
import { passwordOf, sealPassword } from '../inboxSecrets.ts';
import { readInbox } from './readInbox.ts';
import { loginOf, type TriedMailbox, tryMailbox } from './tryMailbox.ts';

/** Says how replies come in. Another server, user or folder is read from where it stands. */
export function updateInbox(context: GraphContext, input: UpdateInboxInput): Promise<Inbox> {
  const { imapPassword, ...data } = parseInput(inboxSchema, input);
  const { secrets, now } = context;
  return context.work(async (work) => {
    await readInbox(work.db, now);
    await work.db.$queryRaw`SELECT id FROM inbox WHERE id = 1 FOR UPDATE`;
    const inbox = await readInbox(work.db, now);
    assertVersion(inbox, input.version);
    expectPasswordFor(inbox, { ...data, imapPassword });
    const hasPassword = Boolean(imapPassword) || inbox.imapPassword !== null;
    if (data.isPolling && (!data.imapHost || !data.imapUser || !hasPassword))
      throw new DomainError('INBOX_INCOMPLETE', 'isPolling');

    const changed = changesBetween(shown(inbox), { ...shown(inbox), ...data });
    if (changed || imapPassword)
      await recordAudit(work.db, context, {
        action: 'inbox.save',
        entity: 'Inbox',
        entityId: '1',
        before: changed?.before,
        after: { ...changed?.after, ...(imapPassword && { password: 'new' }) },
      });
    const isElsewhere =
      isAnother(inbox, data) || inbox.imapFolder !== data.imapFolder || (data.isPolling && !inbox.isPolling);
    return work.db.inbox.update({
      where: { id: 1 },
      data: {
        ...data,
        ...(imapPassword && { imapPassword: sealPassword(imapPassword, secrets) }),
        ...(isElsewhere && { uidValidity: null, lastUid: 0 }),
        failures: 0,
        failingSince: null,
        lastError: null,
        lastSaid: null,
        nextPollAt: now,
        version: { increment: 1 },
      },
    });
  });
}

/** Looks whether mails can be fetched so. */
export async function testInboxConnection(
  context: GraphContext,
  input: UpdateInboxInput,
): Promise<TriedMailbox> {
  const { imapPassword, ...data } = parseInput(inboxSchema, input);
  const inbox = await readInbox(context.prisma, context.now);
  expectPasswordFor(inbox, { ...data, imapPassword });
  const password = imapPassword || passwordOf(inbox, context.secrets);
  return tryMailbox(context, loginOf(data, password));
}

/** Looks at the mailbox as it is set; where it can be read it is, in a moment, however long the pause was to be. */
export async function retryInbox(context: GraphContext): Promise<TriedMailbox> {
  const { prisma, secrets, now } = context;
  const inbox = await readInbox(prisma, now);
  const tried = await tryMailbox(context, loginOf(inbox, passwordOf(inbox, secrets)));
  const { version } = inbox;
  if (tried.trouble === null)
    await prisma.inbox.updateMany({ where: { id: 1, version }, data: { nextPollAt: now } });
  return tried;
}

type Login = Pick<Inbox, 'imapHost' | 'imapPort' | 'imapUser' | 'isImapSecure'>;

/** A password that is kept goes to the server that it was given for, and to no other. */
function expectPasswordFor(inbox: Inbox, wanted: Login & { imapPassword?: string | null | undefined }): void {
  if (inbox.imapPassword !== null && !wanted.imapPassword && wanted.imapHost && isAnother(inbox, wanted))
    throw new DomainError('INBOX_PASSWORD_AGAIN', 'imapPassword');
}

function isAnother(inbox: Login, { imapHost, imapPort, imapUser, isImapSecure }: Login): boolean {
  return (
    inbox.imapHost !== imapHost ||
    inbox.imapPort !== imapPort ||
    inbox.imapUser !== imapUser ||
    inbox.isImapSecure !== isImapSecure
  );
}

function shown({ address, imapHost, imapPort, isImapSecure, imapUser, imapFolder, isPolling }: Inbox) {
  return { address, imapHost, imapPort, isImapSecure, imapUser, imapFolder, isPolling };
}
