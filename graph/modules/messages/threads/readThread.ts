import type { GraphContext } from '#graph/context.ts';
import type {
  Mail,
  PrismaClient,
  Thread,
  ThreadFile,
  ThreadMessage,
} from '#graph/prisma/generated/client.ts';
import type { ThreadDelivery } from '#graph/schema/schema.generated.ts';
import { createThreadAddress } from './createThreadAddress.ts';
import { REPLYING_MS } from './updateThreadDraft.ts';

const MAX_MESSAGES = 200;

export type MessageWithDelivery = ThreadMessage & {
  mail: Pick<Mail, 'status' | 'lastError'> | null;
  files: ThreadFile[];
};

/** Returns the messages of a thread, oldest first. */
export async function listMessages(
  prisma: PrismaClient,
  { id: threadId }: Thread,
): Promise<MessageWithDelivery[]> {
  const messages = await prisma.threadMessage.findMany({
    where: { threadId },
    include: { mail: { select: { status: true, lastError: true } }, files: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_MESSAGES,
  });
  return messages.toReversed();
}

/** Returns the delivery status of a reply. A reply whose email is no longer stored counts as sent. */
export function getDelivery({ direction, bouncedAt, mail }: MessageWithDelivery): ThreadDelivery | null {
  if (direction !== 'OUT') return null;
  if (bouncedAt) return 'BOUNCED';
  if (mail?.status === 'FAILED') return 'FAILED';
  return mail?.status === 'QUEUED' || mail?.status === 'SENDING' ? 'QUEUED' : 'SENT';
}

export function parseRejectedNames({ skippedAttachments }: ThreadMessage): string[] {
  return Array.isArray(skippedAttachments)
    ? skippedAttachments.filter((name) => typeof name === 'string')
    : [];
}

/** Returns the thread's own address for replies; null if no inbox address is set. */
export async function findReplyAddress(
  { prisma, secrets }: GraphContext,
  { number }: Thread,
): Promise<string | null> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  return inbox?.address ? createThreadAddress(inbox.address, number, secrets) : null;
}

/** Returns the viewer's draft reply. */
export async function findOwnDraft({ prisma, viewer }: GraphContext, { id }: Thread): Promise<string | null> {
  if (!viewer) return null;
  const key = { threadId: id, userId: viewer.id };
  const draft = await prisma.threadDraft.findUnique({ where: { threadId_userId: key } });
  return draft?.text ?? null;
}

/** Returns the names of other staff who are writing a reply now. */
export async function findReplyingStaff(
  { prisma, viewer, now }: GraphContext,
  { id }: Thread,
): Promise<string[]> {
  const drafts = await prisma.threadDraft.findMany({
    where: {
      threadId: id,
      userId: { not: viewer?.id },
      updatedAt: { gt: new Date(now.getTime() - REPLYING_MS) },
    },
    select: { user: { select: { name: true } } },
  });
  return drafts.map(({ user }) => user.name);
}
