import type { GraphContext } from '#graph/context.ts';
import type {
  Mail,
  PrismaClient,
  Thread,
  ThreadFile,
  ThreadMessage,
} from '#graph/prisma/generated/client.ts';
import type { ThreadDelivery } from '#graph/schema/schema.generated.ts';
import { threadAddress } from './threadAddress.ts';
import { ANSWERING_MS } from './updateThreadDraft.ts';

const MOST_MESSAGES = 200;

export type SaidMessage = ThreadMessage & {
  mail: Pick<Mail, 'status' | 'lastError'> | null;
  files: ThreadFile[];
};

/** What was said, oldest first. */
export async function listSaid(prisma: PrismaClient, { id: threadId }: Thread): Promise<SaidMessage[]> {
  const said = await prisma.threadMessage.findMany({
    where: { threadId },
    include: { mail: { select: { status: true, lastError: true } }, files: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_MESSAGES,
  });
  return said.toReversed();
}

/** How far an answer is; whose mail is no more was sent long ago. */
export function deliveryOf({ direction, bouncedAt, mail }: SaidMessage): ThreadDelivery | null {
  if (direction !== 'OUT') return null;
  if (bouncedAt) return 'BOUNCED';
  if (mail?.status === 'FAILED') return 'FAILED';
  return mail?.status === 'QUEUED' || mail?.status === 'SENDING' ? 'QUEUED' : 'SENT';
}

export function namesNotKept({ notKept }: ThreadMessage): string[] {
  return Array.isArray(notKept) ? notKept.filter((name) => typeof name === 'string') : [];
}

/** Where replies come in by themselves; null where no address is set. */
export async function addressOf(
  { prisma, secrets }: GraphContext,
  { number }: Thread,
): Promise<string | null> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  return inbox?.address ? threadAddress(inbox.address, number, secrets) : null;
}

/** What the viewer has written of an answer. */
export async function ownDraft({ prisma, viewer }: GraphContext, { id }: Thread): Promise<string | null> {
  if (!viewer) return null;
  const key = { threadId: id, userId: viewer.id };
  const draft = await prisma.threadDraft.findUnique({ where: { threadId_userId: key } });
  return draft?.text ?? null;
}

/** Who else wrote on an answer a moment ago, by name. */
export async function whoIsAnswering(
  { prisma, viewer, now }: GraphContext,
  { id }: Thread,
): Promise<string[]> {
  const drafts = await prisma.threadDraft.findMany({
    where: {
      threadId: id,
      userId: { not: viewer?.id },
      updatedAt: { gt: new Date(now.getTime() - ANSWERING_MS) },
    },
    select: { user: { select: { name: true } } },
  });
  return drafts.map(({ user }) => user.name);
}
