import { splitReply } from '#domain/messages/splitReply.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { Secrets } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { PrismaClient, Thread } from '#graph/prisma/generated/client.ts';
import { findViolatedIndex, type Transaction } from '#graph/prisma/transaction.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';
import type { Work, WorkRunner } from '#graph/work/work.ts';
import { findThreadNumber } from '../threads/createThreadAddress.ts';
import { openThread } from '../threads/openThread.ts';
import { toPreview, toSubject } from '../threads/threadTexts.ts';
import { type InboundEmail, parseEmail } from './parseEmail.ts';
import { readBounce } from './readBounce.ts';
import { recordBounce } from './recordBounce.ts';
import { type StoredFiles, storeAttachments } from './storeAttachments.ts';

export interface EmailProcessor {
  prisma: PrismaClient;
  work: WorkRunner;
  media: FileStore;
  secrets: Secrets;
  now: Date;
}

/** Result of processing an inbound email. */
export type EmailOutcome =
  | { outcome: 'REPLY' | 'NEW' | 'AUTOMATIC'; threadId: string }
  /** An email from the store bounced. */
  | { outcome: 'BOUNCE'; threadId: string | null }
  /** The email was already stored, is the store's own, or has no sender. */
  | { outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'; threadId: null };

const MAX_NAME_LENGTH = 80;
const NO_SUBJECT = '–';
/** Message-IDs of the store's own emails. */
const OWN_MESSAGE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Processes an inbound email. Repeated deliveries are stored once. */
export async function processEmail(processor: EmailProcessor, rawEmail: Buffer): Promise<EmailOutcome> {
  const email = await parseEmail(rawEmail);
  const { prisma } = processor;
  if (await prisma.threadMessage.findUnique({ where: { messageId: email.messageId }, select: { id: true } }))
    return createThreadlessResult('KNOWN');
  const bounce = readBounce(email);
  if (bounce)
    return {
      outcome: 'BOUNCE',
      threadId: await recordBounce(processor, bounce, toOwnEmailIds(bounce.messageIds)),
    };
  if (!email.from.address.includes('@')) return createThreadlessResult('NO_SENDER');
  if (await isOwnEmail(prisma, email)) return createThreadlessResult('OWN');

  const attachments = await storeAttachments(processor, email.attachments);
  try {
    return await processor.work((work) => storeMessage(work, processor, email, attachments));
  } catch (error) {
    // A simultaneous delivery has stored the same email. The files of this delivery remain uploads, which are removed
    // later.
    if (findViolatedIndex(error) !== null) return createThreadlessResult('KNOWN');
    throw error;
  }
}

async function storeMessage(
  work: Work,
  { secrets, now }: EmailProcessor,
  email: InboundEmail,
  { files, rejectedNames }: StoredFiles,
): Promise<EmailOutcome> {
  const existingThread = await findThread(work.db, email, secrets);
  const thread = existingThread ?? (await openThreadWithSender(work, { now }, email));
  const { text, quoted } = splitReply(email.text);
  await work.db.upload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
  await work.db.threadMessage.create({
    data: {
      threadId: thread.id,
      direction: 'IN',
      authorName: formatAuthor(email, thread),
      text,
      quoted,
      messageId: email.messageId,
      isAutomatic: email.isAutomatic,
      skippedAttachments: rejectedNames.length > 0 ? rejectedNames : undefined,
      createdAt: now,
      files: { create: files },
    },
  });
  // An automatic email is shown, but needs no action.
  if (email.isAutomatic) {
    if (!existingThread)
      await work.db.thread.update({ where: { id: thread.id }, data: { status: 'CLOSED', isUnread: false } });
    work.publish(threadsChanged([thread.id]));
    return { outcome: 'AUTOMATIC', threadId: thread.id };
  }
  await work.db.bouncingAddress.deleteMany({ where: { email: email.from.address } });
  await work.db.thread.update({
    where: { id: thread.id },
    data: {
      status: 'OPEN',
      isUnread: true,
      preview: toPreview(text),
      lastAt: now,
      version: { increment: existingThread ? 1 : 0 },
    },
  });
  work.publish(threadsChanged([thread.id]));
  return { outcome: existingThread ? 'REPLY' : 'NEW', threadId: thread.id };
}

/** Finds the thread by recipient address or, failing that, by the emails that this email replies to. */
async function findThread(tx: Transaction, email: InboundEmail, secrets: Secrets): Promise<Thread | null> {
  const number = findThreadNumber(email.recipients, secrets);
  const addressedThread = number === null ? null : await tx.thread.findUnique({ where: { number } });
  const id = addressedThread?.id ?? (await findThreadByMessageIds(tx, email.inReplyTo));
  if (!id) return null;
  await tx.$queryRaw`SELECT id FROM threads WHERE id = ${id} FOR UPDATE`;
  return tx.thread.findUnique({ where: { id } });
}

async function findThreadByMessageIds(
  tx: Transaction,
  inReplyToIds: readonly string[],
): Promise<string | null> {
  const ownEmailIds = toOwnEmailIds(inReplyToIds);
  if (inReplyToIds.length === 0) return null;
  const originalMessage = await tx.threadMessage.findFirst({
    where: { OR: [{ mailId: { in: ownEmailIds } }, { messageId: { in: [...inReplyToIds] } }] },
    orderBy: { createdAt: 'desc' },
    select: { threadId: true },
  });
  return originalMessage?.threadId ?? null;
}

function openThreadWithSender(work: Work, clock: { now: Date }, email: InboundEmail): Promise<Thread> {
  const { name, address } = email.from;
  return openThread(work, clock, {
    origin: 'MAIL',
    name: shorten(name || address, MAX_NAME_LENGTH),
    email: shorten(address, 191),
    subject: toSubject(email.subject) || NO_SUBJECT,
    text: email.text,
  });
}

/** Returns the sender's name, followed by the address if it differs from the thread's. */
function formatAuthor({ from: { name, address } }: InboundEmail, thread: Thread): string {
  const author = address === thread.email ? name || thread.name : `${address}${name ? ` (${name})` : ''}`;
  return shorten(author, MAX_NAME_LENGTH);
}

/** Returns true for the store's own emails and emails from its own address, which would otherwise cause a mail loop. */
async function isOwnEmail(prisma: PrismaClient, { messageId, from }: InboundEmail): Promise<boolean> {
  const [id] = toOwnEmailIds([messageId]);
  if (id && (await prisma.mail.findUnique({ where: { id }, select: { id: true } }))) return true;
  const { email } = await readSettings(prisma);
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  return [email, inbox?.address].some((ownAddress) => ownAddress?.toLowerCase() === from.address);
}

function toOwnEmailIds(ids: readonly string[]): string[] {
  return ids.flatMap((id) => OWN_MESSAGE_ID.exec(id)?.[1]?.toLowerCase() ?? []);
}

function createThreadlessResult(outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'): EmailOutcome {
  return { outcome, threadId: null };
}
