import type { FastifyBaseLogger } from 'fastify';
import type { ImapFlow } from 'imapflow';
import { MAX_MAIL_BYTES } from '#domain/media/uploadLimits.ts';
import type { Secrets } from '#graph/context.ts';
import type { Databases } from '#graph/prisma/databases.ts';
import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { takeMail } from './inbound/takeMail.ts';
import { closeMailbox, MailboxTrouble, openMailbox, toTrouble } from './inbox/openMailbox.ts';
import { passwordOf } from './inboxSecrets.ts';

export interface InboxPoller extends Pick<Databases, 'prisma' | 'writingFor'> {
  media: FileStore;
  secrets: Secrets;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** The clock. */
  now: () => Date;
}

const MINUTE_MS = 60_000;
const EVERY_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** Longer than reading so many mails takes. A server that is silent for so long counts as dead. */
const CLAIM_MS = 10 * MINUTE_MS;
const AT_ONCE = 50;
/** Period that is read again after a server has renumbered its mails. A mail that is stored already is skipped. */
const AGAIN_MS = 7 * 24 * 60 * MINUTE_MS;

/** Fetches new mails if it is time. One of several servers does. Returns true if this one did. */
export async function pollInbox(poller: InboxPoller): Promise<boolean> {
  const inbox = await claim(poller);
  if (!inbox) return false;
  try {
    const isMore = await fetchNew(poller, inbox);
    await release(poller, inbox, {
      polledAt: poller.now(),
      failures: 0,
      failingSince: null,
      lastError: null,
      lastSaid: null,
      nextPollAt: after(poller, isMore ? 0 : EVERY_MS),
    });
  } catch (error) {
    const { trouble, message, said } = toTrouble(error);
    poller.log.warn({ trouble, message }, 'The mailbox could not be read');
    const failures = inbox.failures + 1;
    const pause = Math.min(MINUTE_MS * 2 ** Math.min(failures - 1, 10), LONGEST_PAUSE_MS);
    await release(poller, inbox, {
      failures,
      failingSince: inbox.failingSince ?? poller.now(),
      lastError: trouble,
      lastSaid: said,
      nextPollAt: after(poller, pause),
    });
  }
  return true;
}

async function claim({ prisma, now }: InboxPoller): Promise<Inbox | null> {
  const at = now();
  const due = await prisma.inbox.findFirst({ where: { id: 1, isPolling: true, nextPollAt: { lte: at } } });
  if (!due || (due.claimedUntil && due.claimedUntil > at)) return null;
  const { count } = await prisma.inbox.updateMany({
    where: { id: 1, isPolling: true, claimedUntil: due.claimedUntil, nextPollAt: due.nextPollAt },
    data: { claimedUntil: new Date(at.getTime() + CLAIM_MS) },
  });
  return count === 1 ? due : null;
}

/** Unless its settings are others meanwhile. */
async function release({ prisma }: InboxPoller, { version }: Inbox, data: Partial<Inbox>): Promise<void> {
  await prisma.inbox.updateMany({ where: { id: 1, version }, data });
  await prisma.inbox.updateMany({ where: { id: 1 }, data: { claimedUntil: null } });
}

function after({ now }: InboxPoller, ms: number): Date {
  return new Date(now().getTime() + ms);
}

/** Answers whether there is more. */
async function fetchNew(poller: InboxPoller, inbox: Inbox): Promise<boolean> {
  const password = passwordOf(inbox, poller.secrets);
  const { imapHost: host, imapUser: user } = inbox;
  if (!host || !user || password === null)
    throw new MailboxTrouble('LOGIN', 'There is no password that opens.');
  const { client, mailbox } = await openMailbox({
    host,
    user,
    password,
    port: inbox.imapPort,
    secure: inbox.isImapSecure,
    folder: inbox.imapFolder,
  });
  try {
    const uids = await findNew(poller, client, { inbox, ...mailbox });
    for (const uid of uids.slice(0, AT_ONCE)) {
      await takeOne(poller, client, uid);
      await noteRead(poller, inbox, { uidValidity: mailbox.uidValidity, lastUid: BigInt(uid) });
    }
    return uids.length > AT_ONCE;
  } finally {
    await closeMailbox(client);
  }
}

interface Folder {
  inbox: Inbox;
  uidValidity: bigint;
  uidNext: number;
}

/** The numbers of what is not read yet, the oldest first. Of a mailbox that is new here nothing is fetched that lies there already. */
async function findNew(
  poller: InboxPoller,
  client: ImapFlow,
  { inbox, uidValidity, uidNext }: Folder,
): Promise<number[]> {
  if (inbox.uidValidity === null) {
    await noteRead(poller, inbox, { uidValidity, lastUid: BigInt(Math.max(uidNext - 1, 0)) });
    return [];
  }
  const isNumberedAnew = inbox.uidValidity !== uidValidity;
  const last = isNumberedAnew ? 0 : Number(inbox.lastUid);
  const since = { since: new Date((inbox.polledAt ?? poller.now()).getTime() - AGAIN_MS) };
  const found = await client.search(isNumberedAnew ? since : { uid: `${last + 1}:*` }, { uid: true });
  // A server answers the last one to `n:*` even where it is older.
  return (found || []).filter((uid) => uid > last).toSorted((one, other) => one - other);
}

async function takeOne({ writingFor, ...taker }: InboxPoller, client: ImapFlow, uid: number): Promise<void> {
  // The beginning of a larger mail holds its text.
  const message = await client.fetchOne(
    String(uid),
    { source: { maxLength: MAX_MAIL_BYTES } },
    { uid: true },
  );
  // Somebody has deleted it meanwhile.
  const raw = message ? message.source : undefined;
  const now = taker.now();
  if (raw) await takeMail({ ...taker, ...writingFor({ now }), now }, raw);
}

async function noteRead(
  { prisma }: InboxPoller,
  { version }: Inbox,
  read: Pick<Inbox, 'lastUid'> & { uidValidity: bigint },
): Promise<void> {
  await prisma.inbox.updateMany({ where: { id: 1, version }, data: read });
}
