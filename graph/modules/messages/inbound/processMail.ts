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
import { noteBounce } from './noteBounce.ts';
import { readBounce } from './readBounce.ts';
import { type InboundMail, readMail } from './readMail.ts';
import { type KeptFiles, storeAttachments } from './storeAttachments.ts';

export interface MailTaker {
  prisma: PrismaClient;
  work: DoWork;
  media: FileStore;
  secrets: Secrets;
  now: Date;
}

/** What became of a mail. */
export type Taken =
  | { outcome: 'REPLY' | 'NEW' | 'AUTOMATIC'; threadId: string }
  /** A mail of the store came back. */
  | { outcome: 'BOUNCE'; threadId: string | null }
  /** It was taken before; it is the store's own; nobody is named who wrote it. */
  | { outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'; threadId: null };

const MAX_NAME = 80;
const NO_SUBJECT = '–';
/** As the store's own mails are called. */
const OF_OURS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;

/** Takes in a mail as it came, once however often it is brought. */
export async function takeMail(taker: MailTaker, raw: Buffer): Promise<Taken> {
  const mail = await readMail(raw);
  const { prisma } = taker;
  if (await prisma.threadMessage.findUnique({ where: { messageId: mail.messageId }, select: { id: true } }))
    return nothing('KNOWN');
  const bounce = readBounce(mail);
  if (bounce)
    return { outcome: 'BOUNCE', threadId: await noteBounce(taker, bounce, ourMailsIn(bounce.mailIds)) };
  if (!mail.from.address.includes('@')) return nothing('NO_SENDER');
  if (await isOurs(prisma, mail)) return nothing('OWN');

  const kept = await storeAttachments(taker, mail.attachments);
  try {
    return await taker.work((work) => write(work, taker, mail, kept));
  } catch (error) {
    // Brought twice at once: the files of one of them are uploads that nobody takes.
    if (violatedUnique(error) !== null) return nothing('KNOWN');
    throw error;
  }
}

async function write(
  work: Work,
  { secrets, now }: MailTaker,
  mail: InboundMail,
  { files, notKept }: KeptFiles,
): Promise<Taken> {
  const known = await findThread(work.db, mail, secrets);
  const thread = known ?? (await begin(work, { now }, mail));
  const { text, quoted } = splitReply(mail.text);
  await work.db.upload.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
  await work.db.threadMessage.create({
    data: {
      threadId: thread.id,
      direction: 'IN',
      authorName: writerOf(mail, thread),
      text,
      quoted,
      messageId: mail.messageId,
      isAutomatic: mail.isAutomatic,
      notKept: notKept.length > 0 ? notKept : undefined,
      createdAt: now,
      files: { create: files },
    },
  });
  // What a machine answers is shown, and asks for nothing.
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

/** By the address that it was sent to; else by the mails that it answers. */
async function findThread(tx: Transaction, mail: InboundMail, secrets: Secrets): Promise<Thread | null> {
  const number = threadNumberIn(mail.recipients, secrets);
  const addressed = number === null ? null : await tx.thread.findUnique({ where: { number } });
  const id = addressed?.id ?? (await threadAnswered(tx, mail.answers));
  if (!id) return null;
  await tx.$queryRaw`SELECT id FROM threads WHERE id = ${id} FOR UPDATE`;
  return tx.thread.findUnique({ where: { id } });
}

async function threadAnswered(tx: Transaction, answers: readonly string[]): Promise<string | null> {
  const ours = ourMailsIn(answers);
  if (answers.length === 0) return null;
  const answered = await tx.threadMessage.findFirst({
    where: { OR: [{ mailId: { in: ours } }, { messageId: { in: [...answers] } }] },
    orderBy: { createdAt: 'desc' },
    select: { threadId: true },
  });
  return answered?.threadId ?? null;
}

function begin(work: Work, asking: { now: Date }, mail: InboundMail): Promise<Thread> {
  const { name, address } = mail.from;
  return openThread(work, asking, {
    origin: 'MAIL',
    name: shorten(name || address, MAX_NAME),
    email: shorten(address, 191),
    subject: toSubject(mail.subject) || NO_SUBJECT,
    text: mail.text,
  });
}

/** Whoever writes from another address than the thread's is shown with it. */
function writerOf({ from: { name, address } }: InboundMail, thread: Thread): string {
  const writer = address === thread.email ? name || thread.name : `${address}${name ? ` (${name})` : ''}`;
  return shorten(writer, MAX_NAME);
}

/** What the store sent itself, and what comes from its own address: nobody answers themselves. */
async function isOurs(prisma: PrismaClient, { messageId, from }: InboundMail): Promise<boolean> {
  const [id] = ourMailsIn([messageId]);
  if (id && (await prisma.mail.findUnique({ where: { id }, select: { id: true } }))) return true;
  const { email } = await readSettings(prisma);
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  return [email, inbox?.address].some((own) => own?.toLowerCase() === from.address);
}

function ourMailsIn(ids: readonly string[]): string[] {
  return ids.flatMap((id) => OF_OURS.exec(id)?.[1]?.toLowerCase() ?? []);
}

function nothing(outcome: 'KNOWN' | 'OWN' | 'NO_SENDER'): Taken {
  return { outcome, threadId: null };
}
