import { splitReply } from '#domain/messages/splitReply.ts';
import { shorten } from '#domain/text/shorten.ts';
import type { Secrets } from '#graph/context.ts';
import { readSettings } from '#graph/modules/store/readSettings.ts';
import type { PrismaClient, Thread } from '#graph/prisma/generated/client.ts';
import { type Transaction, violatedUnique } from '#graph/prisma/transaction.ts';
import type { FileStore } from '#graph/storage/fileStore.ts';
import { threadsChanged } from '#graph/work/storeEvents.ts';
import type { DoWork, Work } from '#graph/work/work.ts';
import { openThread } from '../threads/openThread.ts';
import { threadNumberIn } from '../threads/threadAddress.ts';
import { toPreview, toSubject } from '../threads/threadTexts.ts';
import { readBounce } from './readBounce.ts';
import { type InboundMail, readMail } from './readMail.ts';
import { recordBounce } from './recordBounce.ts';
import { type StoredFiles, storeAttachments } from './storeAttachments.ts';

export interface MailProcessor {
  prisma: PrismaClient;
  work: DoWork;
  media: FileStore;
  secrets: Secrets;
  now: Date;
}

/** Result of processing an inbound email. */
export type MailOutcome =
  | { outcome: 'REPLY' | 'NEW' | 'AUTOMATIC'; threadId: string }
  /** An email of the store bounced. */
  | { outcome: 'BOUNCE'; threadId: string | null }
  /** It was stored before, is the store's own, or has no sender. */
  | { outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'; threadId: null };

const MAX_NAME = 80;
const NO_SUBJECT = '–';
/** Message-IDs of the store's own emails. */
const OWN_MESSAGE_ID = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Processes an inbound email. Repeated deliveries are stored once. */
export async function processMail(processor: MailProcessor, raw: Buffer): Promise<MailOutcome> {
  const mail = await readMail(raw);
  const { prisma } = processor;
  if (await prisma.threadMessage.findUnique({ where: { messageId: mail.messageId }, select: { id: true } }))
    return withoutThread('KNOWN');
  const bounce = readBounce(mail);
  if (bounce)
    return { outcome: 'BOUNCE', threadId: await recordBounce(processor, bounce, ownMailIds(bounce.messageIds)) };
  if (!mail.from.address.includes('@')) return withoutThread('NO_SENDER');
  if (await isOwnMail(prisma, mail)) return withoutThread('OWN');

  const attachments = await storeAttachments(processor, mail.attachments);
  try {
    return await processor.work((work) => storeMessage(work, processor, mail, attachments));
  } catch (error) {
    // A simultaneous delivery has stored the same email. The files of this one remain uploads, which are removed
    // later.
    if (violatedUnique(error) !== null) return withoutThread('KNOWN');
    throw error;
  }
}

async function storeMessage(
  work: Work,
  { secrets, now }: MailProcessor,
  mail: InboundMail,
  { files, rejectedNames }: StoredFiles,
): Promise<MailOutcome> {
  const known = await findThread(work.db, mail, secrets);
  const thread = known ?? (await openThreadFor(work, { now }, mail));
  const { text, quoted } = splitReply(mail.text);
  await work.db.upload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
  await work.db.threadMessage.create({
    data: {
      threadId: thread.id,
      direction: 'IN',
      authorName: authorOf(mail, thread),
      text,
      quoted,
      messageId: mail.messageId,
      isAutomatic: mail.isAutomatic,
      notKept: rejectedNames.length > 0 ? rejectedNames : undefined,
      createdAt: now,
      files: { create: files },
    },
  });
  // A machine's email is shown, but needs no action.
  if (mail.isAutomatic) {
    if (!known)
      await work.db.thread.update({ where: { id: thread.id }, data: { status: 'CLOSED', isUnread: false } });
    work.publish(threadsChanged([thread.id]));
    return { outcome: 'AUTOMATIC', threadId: thread.id };
  }
  await work.db.failingAddress.deleteMany({ where: { email: mail.from.address } });
  await work.db.thread.update({
    where: { id: thread.id },
    data: {
      status: 'OPEN',
      isUnread: true,
      preview: toPreview(text),
      lastAt: now,
      version: { increment: known ? 1 : 0 },
    },
  });
  work.publish(threadsChanged([thread.id]));
  return { outcome: known ? 'REPLY' : 'NEW', threadId: thread.id };
}

/** Finds the thread by recipient address, or else by the emails it replies to. */
async function findThread(tx: Transaction, mail: InboundMail, secrets: Secrets): Promise<Thread | null> {
  const number = threadNumberIn(mail.recipients, secrets);
  const addressed = number === null ? null : await tx.thread.findUnique({ where: { number } });
  const id = addressed?.id ?? (await findRepliedThread(tx, mail.inReplyTo));
  if (!id) return null;
  await tx.$queryRaw`SELECT id FROM threads WHERE id = ${id} FOR UPDATE`;
  return tx.thread.findUnique({ where: { id } });
}

async function findRepliedThread(tx: Transaction, answers: readonly string[]): Promise<string | null> {
  const ours = ownMailIds(answers);
  if (answers.length === 0) return null;
  const answered = await tx.threadMessage.findFirst({
    where: { OR: [{ mailId: { in: ours } }, { messageId: { in: [...answers] } }] },
    orderBy: { createdAt: 'desc' },
    select: { threadId: true },
  });
  return answered?.threadId ?? null;
}

function openThreadFor(work: Work, clock: { now: Date }, mail: InboundMail): Promise<Thread> {
  const { name, address } = mail.from;
  return openThread(work, clock, {
    origin: 'MAIL',
    name: shorten(name || address, MAX_NAME),
    email: shorten(address, 191),
    subject: toSubject(mail.subject) || NO_SUBJECT,
    text: mail.text,
  });
}

/** Returns the writer's name, with the address if it is not the thread's. */
function authorOf({ from: { name, address } }: InboundMail, thread: Thread): string {
  const writer = address === thread.email ? name || thread.name : `${address}${name ? ` (${name})` : ''}`;
  return shorten(writer, MAX_NAME);
}

/** Returns true for the store's own emails and emails from its own address, which would otherwise loop. */
async function isOwnMail(prisma: PrismaClient, { messageId, from }: InboundMail): Promise<boolean> {
  const [id] = ownMailIds([messageId]);
  if (id && (await prisma.mail.findUnique({ where: { id }, select: { id: true } }))) return true;
  const { email } = await readSettings(prisma);
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  return [email, inbox?.address].some((own) => own?.toLowerCase() === from.address);
}

function ownMailIds(ids: readonly string[]): string[] {
  return ids.flatMap((id) => OWN_MESSAGE_ID.exec(id)?.[1]?.toLowerCase() ?? []);
}

function withoutThread(outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'): MailOutcome {
  return { outcome, threadId: null };
}
