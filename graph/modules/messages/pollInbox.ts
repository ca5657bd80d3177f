import type { FastifyBaseLogger } from 'fastify';
import type { ImapFlow } from 'imapflow';
import { MAX_EMAIL_BYTES } from '#domain/media/uploadLimits.ts';
import type { Secrets } from '#graph/context.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { processEmail } from './inbound/processEmail.ts';
import { closeMailbox, MailboxError, openMailbox, toMailboxError } from './inbox/openMailbox.ts';
import { unsealPassword } from './inboxSecrets.ts';

export interface InboxPoller extends Pick<Databases, 'prisma' | 'createWriter'> {
  media: FileStore;
  secrets: Secrets;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
}

const MINUTE_MS = 60_000;
const POLL_INTERVAL_MS = MINUTE_MS;
const MAX_PAUSE_MS = 60 * MINUTE_MS;
/** Longer than reading one batch takes. A claim older than this belongs to a server that has crashed. */
const CLAIM_MS = 10 * MINUTE_MS;
const BATCH_SIZE = 50;
/** Period that is read again after a server has renumbered its emails. Stored emails are skipped. */
const REREAD_MS = 7 * 24 * 60 * MINUTE_MS;

/** Fetches new emails if a poll is due. Only one server fetches at a time. Returns true if this server did. */
export async function pollInbox(poller: InboxPoller): Promise<boolean> {
  const inbox = await claim(poller);
  if (!inbox) return false;
  try {
    const hasMore = await fetchNewEmails(poller, inbox);
    await release(poller, inbox, {
      polledAt: poller.now(),
      failures: 0,
      failingSince: null,
      lastError: null,
      lastResponse: null,
      nextPollAt: addMs(poller, hasMore ? 0 : POLL_INTERVAL_MS),
    });
  } catch (error) {
    const { problem, message, response } = toMailboxError(error);
    poller.log.warn({ trouble: problem, message }, 'Mailbox could not be read.');
    const failures = inbox.failures + 1;
    const retryDelayMs = Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 10), MAX_PAUSE_MS);
    await release(poller, inbox, {
      failures,
      failingSince: inbox.failingSince ?? poller.now(),
      lastError: problem,
      lastResponse: response,
      nextPollAt: addMs(poller, retryDelayMs),
    });
  }
  return true;
}

async function claim({ prisma, now }: InboxPoller): Promise<Inbox | null> {
  const claimTime = now();
  const dueInbox = await prisma.inbox.findFirst({
    where: { id: 1, isPolling: true, nextPollAt: { lte: claimTime } },
  });
  if (!dueInbox || (dueInbox.claimedUntil && dueInbox.claimedUntil > claimTime)) return null;
  const { count } = await prisma.inbox.updateMany({
    where: { id: 1, isPolling: true, claimedUntil: dueInbox.claimedUntil, nextPollAt: dueInbox.nextPollAt },
    data: { claimedUntil: new Date(claimTime.getTime() + CLAIM_MS) },
  });
  return count === 1 ? dueInbox : null;
}

/** Releases the claim, and records the result unless the settings have changed in the meantime. */
async function release({ prisma }: InboxPoller, { version }: Inbox, data: Partial<Inbox>): Promise<void> {
  await prisma.inbox.updateMany({ where: { id: 1, version }, data });
  await prisma.inbox.updateMany({ where: { id: 1 }, data: { claimedUntil: null } });
}

function addMs({ now }: InboxPoller, ms: number): Date {
  return new Date(now().getTime() + ms);
}

/** Returns true if there are more emails to fetch. */
async function fetchNewEmails(poller: InboxPoller, inbox: Inbox): Promise<boolean> {
  const password = unsealPassword(inbox, poller.secrets);
  const { imapHost: host, imapUser: user } = inbox;
  if (!host || !user || password === null)
    throw new MailboxError('LOGIN', 'No stored password could be decrypted.');
  const { client, mailbox } = await openMailbox({
    host,
    user,
    password,
    port: inbox.imapPort,
    secure: inbox.isImapSecure,
    folder: inbox.imapFolder,
  });
  try {
    const uids = await findNewUids(poller, client, { inbox, ...mailbox });
    for (const uid of uids.slice(0, BATCH_SIZE)) {
      await processMessage(poller, client, uid);
      await recordProgress(poller, inbox, { uidValidity: mailbox.uidValidity, lastUid: BigInt(uid) });
    }
    return uids.length > BATCH_SIZE;
  } finally {
    await closeMailbox(client);
  }
}

interface Folder {
  inbox: Inbox;
  uidValidity: bigint;
  uidNext: number;
}

/** Returns the UIDs not yet read, oldest first. Skips emails that were already in the mailbox when it was connected. */
async function findNewUids(
  poller: InboxPoller,
  client: ImapFlow,
  { inbox, uidValidity, uidNext }: Folder,
): Promise<number[]> {
  if (inbox.uidValidity === null) {
    await recordProgress(poller, inbox, { uidValidity, lastUid: BigInt(Math.max(uidNext - 1, 0)) });
    return [];
  }
  const isRenumbered = inbox.uidValidity !== uidValidity;
  const lastUid = isRenumbered ? 0 : Number(inbox.lastUid);
  const searchCriteria = { since: new Date((inbox.polledAt ?? poller.now()).getTime() - REREAD_MS) };
  const uids = await client.search(isRenumbered ? searchCriteria : { uid: `${lastUid + 1}:*` }, {
    uid: true,
  });
  // For `n:*`, servers always include the last email, even if its UID is below n.
  return (uids || []).filter((uid) => uid > lastUid).toSorted((a, b) => a - b);
}

async function processMessage(
  { createWriter, ...services }: InboxPoller,
  client: ImapFlow,
  uid: number,
): Promise<void> {
  // Only the beginning of a large email is fetched; it contains the text.
  const message = await client.fetchOne(
    String(uid),
    { source: { maxLength: MAX_EMAIL_BYTES } },
    { uid: true },
  );
  // The source is missing if the email has been deleted in the meantime.
  const rawEmail = message ? message.source : undefined;
  const now = services.now();
  if (rawEmail) await processEmail({ ...services, ...createWriter({ now }), now }, rawEmail);
}

async function recordProgress(
  { prisma }: InboxPoller,
  { version }: Inbox,
  progress: Pick<Inbox, 'lastUid'> & { uidValidity: bigint },
): Promise<void> {
  await prisma.inbox.updateMany({ where: { id: 1, version }, data: progress });
}
