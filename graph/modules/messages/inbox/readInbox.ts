import type { Inbox } from '#graph/prisma/generated/client.ts';
import type { Transaction } from '#graph/prisma/transaction.ts';

/** Returns the inbox settings, and creates them if there are none. */
export async function readInbox(prisma: Pick<Transaction, 'inbox'>, now: Date): Promise<Inbox> {
  const inbox = await prisma.inbox.findUnique({ where: { id: 1 } });
  if (inbox) return inbox;
  await prisma.inbox.createMany({ data: { id: 1, nextPollAt: now }, skipDuplicates: true });
  return prisma.inbox.findUniqueOrThrow({ where: { id: 1 } });
}
