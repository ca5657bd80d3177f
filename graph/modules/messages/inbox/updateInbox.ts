import { DomainError } from '#domain/errors/errors.ts';
import { parseInput } from '#domain/errors/problems.ts';
import { inboxSchema } from '#domain/messages/inboxSchema.ts';
import { getChangesBetween } from '#graph/audit/changesBetween.ts';
import { recordAudit } from '#graph/audit/recordAudit.ts';
import type { GraphContext } from '#graph/context.ts';
import { assertVersion } from '#graph/prisma/assertVersion.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { UpdateInboxInput } from '#graph/schema/schema.generated.ts';
import { sealPassword, unsealPassword } from '../inboxSecrets.ts';
import { readInbox } from './readInbox.ts';
import { type MailboxTestResult, testMailbox, toMailboxLogin } from './testMailbox.ts';

/**
 * Updates the inbox settings. If the server, user or folder changes, or polling is switched on, emails already in the
 * mailbox are skipped.
 */
export function updateInbox(context: GraphContext, input: UpdateInboxInput): Promise<Inbox> {
  const { imapPassword, ...data } = parseInput(inboxSchema, input);
  const { secrets, now } = context;
  return context.work(async (work) => {
    await readInbox(work.db, now);
    await work.db.$queryRaw`SELECT id FROM inbox WHERE id = 1 FOR UPDATE`;
    const inbox = await readInbox(work.db, now);
    assertVersion(inbox, input.version);
    assertPasswordReentered(inbox, { ...data, imapPassword });
    const hasPassword = Boolean(imapPassword) || inbox.imapPassword !== null;
    if (data.isPolling && (!data.imapHost || !data.imapUser || !hasPassword))
      throw new DomainError('INBOX_INCOMPLETE', 'isPolling');

    const changes = getChangesBetween(toAuditedSettings(inbox), { ...toAuditedSettings(inbox), ...data });
    if (changes || imapPassword)
      await recordAudit(work.db, context, {
        action: 'inbox.save',
        entity: 'Inbox',
        entityId: '1',
        before: changes?.before,
        after: { ...changes?.after, ...(imapPassword && { password: 'new' }) },
      });
    const isSourceChanged =
      isDifferentServer(inbox, data) ||
      inbox.imapFolder !== data.imapFolder ||
      (data.isPolling && !inbox.isPolling);
    return work.db.inbox.update({
      where: { id: 1 },
      data: {
        ...data,
        ...(imapPassword && { imapPassword: sealPassword(imapPassword, secrets) }),
        ...(isSourceChanged && { uidValidity: null, lastUid: 0 }),
        failures: 0,
        failingSince: null,
        lastError: null,
        lastResponse: null,
        nextPollAt: now,
        version: { increment: 1 },
      },
    });
  });
}

/** Tests whether emails can be fetched with these settings. */
export async function testInboxConnection(
  context: GraphContext,
  input: UpdateInboxInput,
): Promise<MailboxTestResult> {
  const { imapPassword, ...data } = parseInput(inboxSchema, input);
  const inbox = await readInbox(context.prisma, context.now);
  assertPasswordReentered(inbox, { ...data, imapPassword });
  const password = imapPassword || unsealPassword(inbox, context.secrets);
  return testMailbox(context, toMailboxLogin(data, password));
}

/**
 * Tests the current mailbox. If it can be read, the next poll is due immediately, regardless of any remaining pause.
 */
export async function retryInbox(context: GraphContext): Promise<MailboxTestResult> {
  const { prisma, secrets, now } = context;
  const inbox = await readInbox(prisma, now);
  const testResult = await testMailbox(context, toMailboxLogin(inbox, unsealPassword(inbox, secrets)));
  const { version } = inbox;
  if (testResult.trouble === null)
    await prisma.inbox.updateMany({ where: { id: 1, version }, data: { nextPollAt: now } });
  return testResult;
}

type Login = Pick<Inbox, 'imapHost' | 'imapPort' | 'imapUser' | 'isImapSecure'>;

/** Throws if the stored password would be sent to a server other than the one it was entered for. */
function assertPasswordReentered(
  inbox: Inbox,
  login: Login & { imapPassword?: string | null | undefined },
): void {
  if (inbox.imapPassword !== null && !login.imapPassword && login.imapHost && isDifferentServer(inbox, login))
    throw new DomainError('INBOX_PASSWORD_REQUIRED', 'imapPassword');
}

function isDifferentServer(inbox: Login, { imapHost, imapPort, imapUser, isImapSecure }: Login): boolean {
  return (
    inbox.imapHost !== imapHost ||
    inbox.imapPort !== imapPort ||
    inbox.imapUser !== imapUser ||
    inbox.isImapSecure !== isImapSecure
  );
}

function toAuditedSettings({
  address,
  imapHost,
  imapPort,
  isImapSecure,
  imapUser,
  imapFolder,
  isPolling,
}: Inbox) {
  return { address, imapHost, imapPort, isImapSecure, imapUser, imapFolder, isPolling };
}
